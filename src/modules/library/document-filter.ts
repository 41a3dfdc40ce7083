import type { DocumentConditions, FolderCondition, MetadataCondition } from '../../graph/generated/library.js';
import { BadInput } from '../../shared/errors.js';
import { checkLanguages } from '../ingestion/index.js';
import type { MetadataValue } from './metadata-value.js';
import { metadataName } from './metadata.js';

/** Bounds of time that leave nothing out. */
export const firstMoment = new Date('0001-01-01T00:00:00Z');
export const lastMoment = new Date('9999-12-31T00:00:00Z');

/** Most conditions on metadata, most values of one list, longest text that is searched for and most of its words. */
export const maxMetadataFilters = 20;
export const maxFilterValues = 100;
export const maxFilterText = 1_000;
export const maxFilterWords = 32;

const allTypes = ['note', 'file', 'result', 'fact', 'reference', 'folder'];
const allSources = ['user_upload', 'think_process_result', 'tool_output', 'manual'];
const allStates = ['PENDING', 'INDEXING', 'READY', 'FAILED'];

/** A span of time; absent bounds leave nothing out. */
interface Span {
  readonly from?: Date | null;
  readonly before?: Date | null;
}

/** A condition on one entry of metadata. */
interface MetadataFilterInput {
  readonly name: string;
  readonly equals?: MetadataValue | null;
  readonly in?: readonly MetadataValue[] | null;
  readonly greaterThan?: MetadataValue | null;
  readonly lessThan?: MetadataValue | null;
  readonly exists?: boolean | null;
}

/** What a list of documents is filtered by; what is absent leaves nothing out. */
export interface DocumentFilterInput {
  readonly includeDescendants?: boolean | null;
  readonly types?: readonly string[] | null;
  readonly tags?: readonly string[] | null;
  /** Whether narrower tags count for a tag. Default: true. */
  readonly expandHierarchy?: boolean | null;
  readonly languages?: readonly string[] | null;
  readonly sourceTypes?: readonly string[] | null;
  readonly thinkProcessId?: string | null;
  readonly nodeId?: string | null;
  readonly text?: string | null;
  readonly createdAt?: Span | null;
  readonly updatedAt?: Span | null;
  readonly indexStates?: readonly string[] | null;
  readonly mimeTypes?: readonly string[] | null;
  readonly metadata?: readonly MetadataFilterInput[] | null;
  readonly folder?: FolderFilterInput | null;
}

/** Folders that documents are in: one of them, or none. */
interface FolderFilterInput {
  readonly ids?: readonly string[] | null;
  readonly recursive?: boolean | null;
  readonly unfiled?: boolean | null;
}

/**
 * A filter as the statements take it.
 * @param tags keys of tags, as `findTagGroups` gives them: documents have one of each list
 * @throws AppError BAD_INPUT
 */
export function conditionsOf(
  filter: DocumentFilterInput,
  tags: readonly (readonly string[])[] = [],
): DocumentConditions {
  const mimeTypes = atMost('filter.mimeTypes', filter.mimeTypes ?? [], maxFilterValues);
  return {
    folder: folderCondition(filter.folder),
    types: filter.types ?? allTypes,
    sourceTypes: filter.sourceTypes ?? allSources,
    indexStates: filter.indexStates ?? allStates,
    mimeTypes: mimeTypes.map((mimeType) => mimeType.trim().toLowerCase()),
    languages: checkLanguages(filter.languages),
    thinkProcessIds: filter.thinkProcessId ? [filter.thinkProcessId] : [],
    nodeIds: filter.nodeId ? [filter.nodeId] : [],
    tags,
    metadata: atMost('filter.metadata', filter.metadata ?? [], maxMetadataFilters).map(metadataCondition),
    createdFrom: filter.createdAt?.from ?? firstMoment,
    createdBefore: filter.createdAt?.before ?? lastMoment,
    updatedFrom: filter.updatedAt?.from ?? firstMoment,
    updatedBefore: filter.updatedAt?.before ?? lastMoment,
  };
}

/**
 * The words that are searched for, as a full-text query: one passage must hold each of them. Only letters and digits are
 * left, so that nothing of Lucene's own syntax is.
 * @returns null where no text is asked for
 * @throws AppError BAD_INPUT for a text that is too long or has no words
 */
export function textQuery(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  if (text.length > maxFilterText) throw new BadInput('filter.text', `must have at most ${maxFilterText} characters`);
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])];
  if (words.length === 0) throw new BadInput('filter.text', 'must have a word');
  atMost('filter.text', words, maxFilterWords);
  return words.map((word) => `+(text:${word} header:${word})`).join(' ');
}

/** @throws AppError BAD_INPUT where nothing is asked for, and above 100 folders */
function folderCondition(filter: FolderFilterInput | null | undefined): FolderCondition {
  const { ids, recursive, unfiled } = filter ?? {};
  if (filter && !ids && !unfiled) throw new BadInput('filter.folder', 'names no folders and asks for no unfiled ones');
  return {
    asked: Boolean(filter),
    ids: atMost('filter.folder.ids', ids ?? [], maxFilterValues),
    ...{ recursive: recursive ?? false, unfiled: unfiled ?? false },
  };
}

function metadataCondition(filter: MetadataFilterInput): MetadataCondition {
  const given = <T>(value: T | null | undefined): readonly T[] =>
    value === null || value === undefined ? [] : [value];
  const { equals, greaterThan, lessThan } = filter;
  const anyOf = given(filter.in).map((values) => atMost('filter.metadata.in', values, maxFilterValues));
  const asked = [equals, greaterThan, lessThan, filter.in].some((value) => value !== null && value !== undefined);
  if (filter.exists === false && asked) throw new BadInput('filter.metadata', 'what is not there has no value');
  return {
    name: metadataName(filter.name),
    exists: filter.exists ?? true,
    ...{ equals: given(equals), anyOf, greaterThan: given(greaterThan), lessThan: given(lessThan) },
  };
}

function atMost<T>(field: string, values: readonly T[], most: number): readonly T[] {
  if (values.length > most) throw new BadInput(field, `at most ${most} are allowed`);
  return values;
}
