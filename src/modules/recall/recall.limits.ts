import type { LimitEntry } from '../../shared/limit-entry.js';
import { maxWords } from './full-text-query.js';
import { maxExpandHops, maxRelated } from './use-cases/find-related.js';
import { maxSiblings } from './use-cases/search-siblings.js';
import { defaultLimit, maxLimit, maxQuery } from './use-cases/rag-query.js';

/** The limits of a recall, for the documentation. */
export const recallLimits: readonly LimitEntry[] = [
  { what: 'Question of `ragQuery`', value: maxQuery, unit: 'characters', beyond: '`BAD_INPUT`' },
  { what: 'Hits of `ragQuery`', value: maxLimit, unit: 'hits', beyond: '`BAD_INPUT`' },
  {
    what: 'Hits of `ragQuery` where `limit` is not given',
    value: defaultLimit,
    unit: 'hits',
    beyond: 'Ask for more with `limit`.',
  },
  {
    what: 'Steps by references and lineage (`expandHops`)',
    value: maxExpandHops,
    unit: 'steps',
    beyond: '`BAD_INPUT`',
  },
  { what: 'Sibling processes whose results are seen', value: maxSiblings, unit: 'processes', beyond: 'The newest.' },
  { what: 'Related documents of an answer', value: maxRelated, unit: 'documents', beyond: 'The nearest.' },
  {
    what: 'Different words of a question that are searched for',
    value: maxWords,
    unit: 'words',
    beyond: 'The others count for its meaning alone.',
  },
];
