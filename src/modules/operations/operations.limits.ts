import type { LimitEntry } from '../../shared/limit-entry.js';
import { maxDays, maxEntries } from './use-cases/find-embedding-usage.js';
import { retentionMs, usageRetentionMs } from './use-cases/trim-feed.js';

/** The limits of what is kept, for the documentation. */
export const operationsLimits: readonly LimitEntry[] = [
  { what: 'Time that events and finished jobs are kept', value: retentionMs, unit: 'ms', beyond: 'They are deleted.' },
  { what: 'Time that the use of embeddings is kept', value: usageRetentionMs, unit: 'ms', beyond: 'It is deleted.' },
  { what: 'Days of `embeddingUsage`', value: maxDays, unit: 'days', beyond: '`BAD_INPUT`' },
  { what: 'Entries of `embeddingUsage`', value: maxEntries, unit: 'entries', beyond: '`truncated` says so.' },
];
