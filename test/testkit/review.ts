import {
  AddTaskDocument,
  type AddTaskInput,
  GetTaskInputsDocument,
  type LineageDirection,
  LineageDocument,
  type LineageQuery,
  RagQueryDocument,
  type RagQueryQuery,
  RunTaskDocument,
  StartThinkProcessDocument,
  type StartThinkProcessMutation,
} from '../../src/client/generated/operations.js';
import { readStory, readStoryFile, type Story, type StoryProcess } from '../../src/demo/story.js';
import type { Client } from './client.js';
import { loadProjectInto } from './example.js';
import { record } from './processes.js';
import { beginStory } from './seed.js';

/** A document as the tests of the review look at it. */
export interface SeenDocument {
  readonly title: string;
  readonly type: string;
  readonly scope: string;
  readonly version: number;
  readonly content: string;
  readonly folderPath: readonly string[];
  readonly indexState: string;
  readonly source: { readonly type: string; readonly thinkProcessId: string | null; readonly nodeId: string | null };
  /** With `#`, in order. */
  readonly tags: readonly string[];
}

/** The review of the example, run as a process through the API alone. */
export interface Review {
  readonly client: Client;
  readonly story: Story;
  readonly analysis: StoryProcess;
  readonly check: StoryProcess;
  start(process: StoryProcess): Promise<StartThinkProcessMutation['startThinkProcess']>;
  addTasks(process: StoryProcess): Promise<void>;
  /** Runs a task and gives its result. */
  run(processId: string, id: string): Promise<SeenDocument>;
  see(id: string): Promise<SeenDocument>;
  lineage(id: string, direction: LineageDirection): Promise<LineageQuery['lineage']['entries']>;
  /** Records the verification, as an engine outside would: its text, and its note beside it. */
  verify(): Promise<void>;
  /** Ids of what was made from the overview or from the paper on Flash Attention and is stale. */
  stale(): Promise<readonly string[]>;
  /** Documents that a new task with this query would take in. */
  queried(processId: string, id: string, inputQuery: string): Promise<readonly string[]>;
  /** The answer to the question of the story. */
  ask(variables?: object): Promise<RagQueryQuery['ragQuery']>;
}

const seeing = `query ($id: ID!) { document(id: $id) {
  title type scope version content folderPath indexState source { type thinkProcessId nodeId } tags { label } } }`;

type Raw = Omit<SeenDocument, 'tags'> & { readonly tags: readonly { readonly label: string }[] };

/** Loads the project of the example into a tenant of its own, beside another project that knows the answer too. */
export async function beginReview(): Promise<Review> {
  const { client, scope, document } = beginStory();
  const story = await readStory();
  await loadProjectInto(client);
  const other = await scope({ kind: 'PROJECT', id: 'proj_other', title: 'Another review' });
  const content = 'The hardware requirements of Flash Attention are a GPU of the Turing generation.';
  await document({ id: 'doc_foreign', scope: other, type: 'FACT', content, tags: ['hardware', 'extraction'] });
  const [analysis, check] = story.processes;
  const verify = () => recordVerification(client, check);
  return { client, story, analysis, check, verify, ...stepsOf(client), ask: askOf(client, story) };
}

/** What all that a task has made has in common. */
export const madeBy = (processId: string, nodeId: string, scope = `think-process/${processId}`) => ({
  ...{ scope, indexState: 'READY' },
  source: { type: 'THINK_PROCESS_RESULT', thinkProcessId: processId, nodeId },
});

async function recordVerification(client: Client, { id: processId, tasks }: StoryProcess): Promise<void> {
  const { id: taskId, recorded: title = '', inputDocs: used = [], notes = [] } = tasks[1] ?? { id: '' };
  const content = (await readStoryFile(title)).toString('utf8');
  const furtherDocuments = notes.map((note) => ({ ...note, type: 'NOTE' as const }));
  await record(client, { processId, taskId, title, content, used, furtherDocuments });
}

function stepsOf(client: Client): Omit<Review, 'client' | 'story' | 'analysis' | 'check' | 'verify' | 'ask'> {
  const see: Review['see'] = async (id) => {
    const { data } = await client.ask<{ document: Raw | null }, { id: string }>(seeing, { id });
    if (!data?.document) throw new Error(`There is no ${id}.`);
    return { ...data.document, tags: data.document.tags.map(({ label }) => `#${label}`).sort() };
  };
  const add = (processId: string, task: Omit<AddTaskInput, 'processId'>) =>
    client.run(AddTaskDocument, { input: { processId, ...task } });
  const lineage: Review['lineage'] = async (documentId, direction) =>
    (await client.run(LineageDocument, { documentId, direction, endsOnly: false })).lineage.entries;
  return {
    see,
    start: async ({ id, title, goal, session }) =>
      (await client.run(StartThinkProcessDocument, { input: { id, title, goal, session } })).startThinkProcess,
    addTasks: async ({ id, tasks }) => {
      for (const { id: taskId, type, goal, parentTaskId, inputDocs, inputTags, outputTags } of tasks) {
        await add(id, { id: taskId, type, goal, parentTaskId, inputDocs, inputTags, outputTags });
      }
    },
    run: async (processId, id) => {
      const { runTask } = await client.run(RunTaskDocument, { processId, id });
      expect([id, runTask.task.status, runTask.task.error, runTask.executor]).toEqual([id, 'DONE', null, 'extractive']);
      return see(runTask.result?.document.id ?? '');
    },
    lineage,
    stale: async () => {
      const made = [...(await lineage('doc_survey_overview', 'DOWN')), ...(await lineage('doc_dao2022', 'DOWN'))];
      return [...new Set(made.flatMap(({ id, stale }) => (stale ? id : [])))].sort();
    },
    queried: async (processId, id, inputQuery) => {
      await add(processId, { id, type: 'extract', goal: 'Find it out', inputQuery });
      const { taskInputs } = await client.run(GetTaskInputsDocument, { processId, id });
      return taskInputs.inputs.map((input) => input.id);
    },
  };
}

function askOf(client: Client, { question: { text: query, scope } }: Story): Review['ask'] {
  return async (variables = {}) =>
    (await client.run(RagQueryDocument, { query, scope, limit: 100, ...variables })).ragQuery;
}
