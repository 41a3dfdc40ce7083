import type { LimitEntry } from '../../shared/limit-entry.js';
import { maxGoal, maxInputDocs, maxType } from './check-task.js';
import { maxQuotes, maxSentences } from './executors/extractive-executor.js';
import { maxInputText, maxPrompt } from './executors/model-executor.js';
import { maxTaskId } from './use-cases/add-task.js';
import { maxPublishable } from './use-cases/complete-think-process.js';
import { maxEntries, maxHops } from './use-cases/find-lineage.js';
import { maxTasks } from './use-cases/find-think-processes.js';
import { maxQueried, maxTagged } from './use-cases/resolve-inputs.js';
import { maxPassages, runLeaseMs } from './use-cases/run-task.js';
import { maxFurther, maxUsed } from './use-cases/save-result.js';
import { maxContextHits, maxFacts, maxIndexing } from './use-cases/start-think-process.js';

const bad = '`BAD_INPUT`';
const cut = 'The others are left out.';

/** The limits of think processes, for the documentation. */
export const lineageLimits: readonly LimitEntry[] = [
  { what: 'Goal or query of a task, goal of a process', value: maxGoal, unit: 'characters', beyond: bad },
  { what: 'Type of a task', value: maxType, unit: 'characters', beyond: bad },
  { what: 'Id of a task', value: maxTaskId, unit: 'characters', beyond: bad },
  { what: 'Documents that a task names', value: maxInputDocs, unit: 'documents', beyond: bad },
  { what: 'Inputs that the tags of a task lead to', value: maxTagged, unit: 'documents', beyond: cut },
  { what: 'Inputs that the query of a task leads to', value: maxQueried, unit: 'documents', beyond: cut },
  { what: 'Documents that a result was made from', value: maxUsed, unit: 'documents', beyond: bad },
  { what: 'Documents that a task gives beside its result', value: maxFurther, unit: 'documents', beyond: bad },
  { what: 'Facts that a process begins with', value: maxFacts, unit: 'documents', beyond: cut },
  { what: 'Passages that a process begins with', value: maxContextHits, unit: 'passages', beyond: cut },
  { what: 'Documents that a start has indexed', value: maxIndexing, unit: 'documents', beyond: 'The next start.' },
  { what: 'Results that a completed process offers', value: maxPublishable, unit: 'documents', beyond: cut },
  { what: 'Tasks of a page', value: maxTasks, unit: 'tasks', beyond: bad },
  { what: 'A run of a task, before another may take its place', value: runLeaseMs, unit: 'ms', beyond: '`CONFLICT`' },
  { what: 'Passages of an input that a run reads', value: maxPassages, unit: 'passages', beyond: cut },
  { what: 'Sentences that an extraction compares', value: maxSentences, unit: 'sentences', beyond: cut },
  { what: 'Sentences of an extraction', value: maxQuotes, unit: 'sentences', beyond: cut },
  { what: 'An input that a language model is given', value: maxInputText, unit: 'characters', beyond: 'Clipped.' },
  { what: 'All that a language model is given', value: maxPrompt, unit: 'characters', beyond: 'Clipped.' },
  { what: 'Steps of a lineage', value: maxHops, unit: 'steps', beyond: bad },
  { what: 'Documents of a lineage', value: maxEntries, unit: 'documents', beyond: bad },
];
