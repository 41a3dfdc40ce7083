import type { CallNames } from './example-calls.js';

const text = (value: string): string => JSON.stringify(value);

/** The process that these calls speak of: whoever owns the session may start it. */
const process = 'tp_calls';

/** A call of every field about think processes. */
export const lineageCalls: Readonly<Record<string, (names: CallNames) => string>> = {
  'Mutation.startThinkProcess': () =>
    `mutation { startThinkProcess(input: { id: ${text(process)}, session: "session/sess_a" }) { outcome } }`,
  'Mutation.updateThinkProcess': () =>
    `mutation { updateThinkProcess(input: { id: ${text(process)}, config: { seesSiblingResults: false } }) { id } }`,
  'Mutation.addTask': () =>
    `mutation { addTask(input: { processId: ${text(process)}, id: "n", goal: "x", type: "extract" }) { id } }`,
  'Mutation.changeTask': () =>
    `mutation { changeTask(input: { processId: ${text(process)}, id: "n", goal: "y" }) { task { id } } }`,
  'Mutation.recordTaskResult': ({ document }) =>
    `mutation { recordTaskResult(input: { processId: ${text(process)}, taskId: "n", content: "x", used: [${text(document)}] }) { outcome } }`,
  'Mutation.runTask': () => `mutation { runTask(processId: ${text(process)}, id: "n") { task { status } } }`,
  'Mutation.completeThinkProcess': () => `mutation { completeThinkProcess(id: ${text(process)}) { process { id } } }`,
  'Query.thinkProcess': () => `{ thinkProcess(id: ${text(process)}) { title } }`,
  'Query.thinkProcesses': ({ scope }) => `{ thinkProcesses(scope: ${text(scope)}) { rows { id } } }`,
  'Query.task': () => `{ task(processId: ${text(process)}, id: "n") { goal } }`,
  'Query.taskTree': () => `{ taskTree(processId: ${text(process)}) { tasks { id } } }`,
  'Query.taskInputs': () => `{ taskInputs(processId: ${text(process)}, id: "n") { inputs { id } } }`,
  'Query.lineage': ({ document }) =>
    `{ lineage(documentId: ${text(document)}, direction: DOWN) { entries { id title } } }`,
  'Mutation.memoryStore': () =>
    `mutation { memoryStore(thinkProcessId: ${text(process)}, content: "A note.") { outcome } }`,
  'Mutation.memoryTag': ({ document }) =>
    `mutation { memoryTag(thinkProcessId: ${text(process)}, docId: ${text(document)}, tags: ["x"]) { outcome } }`,
  'Query.memoryTools': () => '{ memoryTools }',
  'Query.memoryQuery': () => `{ memoryQuery(thinkProcessId: ${text(process)}, question: "secret") { text } }`,
  'Query.memoryList': () => `{ memoryList(thinkProcessId: ${text(process)}) { edges { node { id } } } }`,
  'Query.memoryRead': ({ document }) =>
    `{ memoryRead(thinkProcessId: ${text(process)}, docId: ${text(document)}) { id content } }`,
  'Subscription.taskEvents': () => `subscription { taskEvents(processId: ${text(process)}) { kind } }`,
};
