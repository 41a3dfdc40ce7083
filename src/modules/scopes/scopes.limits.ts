import type { LimitEntry } from '../../shared/limit-entry.js';
import { maxId } from './scope-kinds.js';
import { maxAliases, maxScopeTitle } from './use-cases/create-scope.js';

/** The limits of scopes and of ids, for the documentation. */
export const scopeLimits: readonly LimitEntry[] = [
  {
    what: 'An id that a caller gives, of a scope or a document',
    value: maxId,
    unit: 'characters',
    beyond: '`BAD_INPUT`',
  },
  { what: 'Title of a scope', value: maxScopeTitle, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Aliases that a scope is created with', value: maxAliases, unit: 'aliases', beyond: '`BAD_INPUT`' },
];
