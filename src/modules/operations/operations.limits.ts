import type { LimitEntry } from '../../shared/limit-entry.js';
import { retentionMs } from './use-cases/trim-feed.js';

/** The limits of what is kept, for the documentation. */
export const operationsLimits: readonly LimitEntry[] = [
  { what: 'Time that events and finished jobs are kept', value: retentionMs, unit: 'ms', beyond: 'They are deleted.' },
];
