import type { LimitEntry } from '../../shared/limit-entry.js';
import { maxDepth, maxLength, maxProperties } from './metadata.js';
import { maxTagDepth, maxTagLength, maxTags } from './tag-name.js';
import { maxTitle } from './title.js';
import { maxConflictContent } from './check-version.js';
import { maxFilterText, maxFilterValues, maxFilterWords, maxMetadataFilters } from './document-filter.js';
import { maxFolderPath } from './folder-name.js';
import { maxMoved, maxReason } from './move-documents.js';
import { maxIdempotencyKey } from './once.js';
import { maxTreeDepth, maxTreeEntries } from './use-cases/browse.js';
import { maxArchived } from './use-cases/delete-folder.js';
import { maxIncoming } from './references.loaders.js';
import { maxJoined } from './write-references.js';
import { maxImport } from './use-cases/import-documents.js';
import { maxReordered } from './use-cases/reorder-folder.js';
import { maxAdded, maxReferenceText, maxUrl } from './use-cases/add-reference.js';
import { maxMoved as maxRetagged, maxTagsMoved } from './use-cases/move-tags.js';
import { maxHops } from './use-cases/find-references.js';
import { maxBroader } from './use-cases/set-broader-tags.js';
import { maxMetadataEntries, maxMetadataName, maxMetadataText } from './use-cases/upload-document.js';

/** The limits of documents, for the documentation. */
export const libraryLimits: readonly LimitEntry[] = [
  { what: 'Title of a document', value: maxTitle, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Tags of one call', value: maxTags, unit: 'tags', beyond: '`BAD_INPUT`' },
  { what: 'One tag', value: maxTagLength, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Path of a tag (`topic/attention`)', value: maxTagDepth, unit: 'parts', beyond: '`BAD_INPUT`' },
  { what: 'Steps that a filter goes down to narrower tags', value: maxTagDepth, unit: 'steps', beyond: 'Not found.' },
  { what: 'Tags right above one tag', value: maxBroader, unit: 'tags', beyond: '`BAD_INPUT`' },
  {
    what: 'Documents whose tags one call renames or merges',
    value: maxRetagged,
    unit: 'documents',
    beyond: '`BAD_INPUT`',
  },
  {
    what: 'Tags within the paths of those that are renamed or merged in the whole tenant',
    value: maxTagsMoved,
    unit: 'tags',
    beyond: '`BAD_INPUT`',
  },
  { what: 'Metadata of a document, as JSON', value: maxLength, unit: 'characters', beyond: '`BAD_INPUT`' },
  {
    what: 'Metadata of a document, maps and lists within each other',
    value: maxDepth,
    unit: 'levels',
    beyond: '`BAD_INPUT`',
  },
  {
    what: 'Values of metadata that become properties of their own',
    value: maxProperties,
    unit: 'values',
    beyond: 'The others stay in the whole alone.',
  },
  { what: 'References that people add to a document', value: maxAdded, unit: 'references', beyond: '`BAD_INPUT`' },
  { what: 'Address of a reference', value: maxUrl, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Title, place and note of a reference', value: maxReferenceText, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Steps by references from a document', value: maxHops, unit: 'steps', beyond: '`BAD_INPUT`' },
  {
    what: 'References to a document that are shown with it',
    value: maxIncoming,
    unit: 'references',
    beyond: 'The newest.',
  },
  {
    what: 'References that one write joins to their documents',
    value: maxJoined,
    unit: 'references',
    beyond: 'The others wait; a warning says so.',
  },
  { what: 'Documents of one import', value: maxImport, unit: 'documents', beyond: '`BAD_INPUT`' },
  { what: 'Folders of one path', value: maxFolderPath, unit: 'folders', beyond: '`BAD_INPUT`' },
  { what: 'Levels of a tree of folders', value: maxTreeDepth, unit: 'levels', beyond: '`BAD_INPUT`' },
  {
    what: 'Entries of a tree of folders',
    value: maxTreeEntries,
    unit: 'entries',
    beyond: 'The others are told of by `hasMore`.',
  },
  { what: 'Children that one call puts in order', value: maxReordered, unit: 'children', beyond: '`BAD_INPUT`' },
  {
    what: 'Documents that one call deletes with their folder, or takes out of it',
    value: maxArchived,
    unit: 'documents',
    beyond: '`BAD_INPUT`',
  },
  {
    what: 'Documents that move together: a folder with all in it, results that are published',
    value: maxMoved,
    unit: 'documents',
    beyond: '`BAD_INPUT`; a tag on such a folder does not promote it.',
  },
  { what: 'Reason of a move', value: maxReason, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'An idempotency key', value: maxIdempotencyKey, unit: 'characters', beyond: '`BAD_INPUT`' },
  {
    what: 'Content that a conflict of versions carries',
    value: maxConflictContent,
    unit: 'characters',
    beyond: 'It carries the hash alone.',
  },
  { what: 'Text of a filter of documents', value: maxFilterText, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Different words of that text', value: maxFilterWords, unit: 'words', beyond: '`BAD_INPUT`' },
  { what: 'Conditions of a filter on metadata', value: maxMetadataFilters, unit: 'conditions', beyond: '`BAD_INPUT`' },
  { what: 'MIME types, or values of one condition', value: maxFilterValues, unit: 'values', beyond: '`BAD_INPUT`' },
  { what: 'What a file says about itself: entries', value: maxMetadataEntries, unit: 'entries', beyond: 'Clipped.' },
  {
    what: 'What a file says about itself: name of an entry',
    value: maxMetadataName,
    unit: 'characters',
    beyond: 'Clipped.',
  },
  {
    what: 'What a file says about itself: text of an entry',
    value: maxMetadataText,
    unit: 'characters',
    beyond: 'Clipped.',
  },
];
