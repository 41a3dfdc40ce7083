import type { LimitEntry } from '../../shared/limit-entry.js';
import { maxDepth, maxLength, maxProperties } from './metadata.js';
import { maxTagLength, maxTags } from './tag-name.js';
import { maxTitle } from './use-cases/create-document.js';
import { maxMetadataEntries, maxMetadataName, maxMetadataText } from './use-cases/upload-document.js';

/** The limits of documents, for the documentation. */
export const libraryLimits: readonly LimitEntry[] = [
  { what: 'Title of a document', value: maxTitle, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Tags of one call', value: maxTags, unit: 'tags', beyond: '`BAD_INPUT`' },
  { what: 'One tag', value: maxTagLength, unit: 'characters', beyond: '`BAD_INPUT`' },
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
