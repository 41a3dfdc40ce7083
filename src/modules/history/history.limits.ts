import type { LimitEntry } from '../../shared/limit-entry.js';
import {
  maxCharacters,
  maxEdits,
  maxLineCharacters,
  maxLines,
  maxMs,
  maxWordCharacters,
  maxWordCharactersInAll,
} from './diff/text-diff.js';

const left = 'Left out; `notes` says so.';

/** The limits of comparisons, for the documentation. */
export const historyLimits: readonly LimitEntry[] = [
  { what: 'Lines added and removed between two versions', value: maxEdits, unit: 'lines', beyond: left },
  { what: 'Comparing the texts of two versions', value: maxMs, unit: 'ms', beyond: left },
  { what: 'Lines of a comparison', value: maxLines, unit: 'lines', beyond: left },
  { what: 'Lines of a comparison, in all', value: maxCharacters, unit: 'characters', beyond: left },
  {
    what: 'One line of a comparison',
    value: maxLineCharacters,
    unit: 'characters',
    beyond: 'Shortened; `notes` says so.',
  },
  {
    what: 'Neighbouring lines that are compared by words',
    value: maxWordCharacters,
    unit: 'characters',
    beyond: 'Shown as changed as a whole; `notes` says so.',
  },
  {
    what: 'All lines that are compared by words',
    value: maxWordCharactersInAll,
    unit: 'characters',
    beyond: 'Shown as changed as a whole; `notes` says so.',
  },
];
