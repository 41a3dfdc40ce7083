import { readFile } from 'node:fs/promises';
import { loadProject } from '../../src/demo/load-project.js';
import { readStory, readStoryText, type StoryProject } from '../../src/demo/story.js';
import type { DemoClient } from '../../src/demo/client.js';
import type { Client } from './client.js';

/** The project of the example, its two processes with finished results, and the question that is asked of them. */
interface FinishedExample extends StoryProject {
  readonly question: {
    readonly scope: string;
    readonly text: string;
    readonly promote: { readonly document: string; readonly to: string };
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
}

const folder = new URL('../fixtures/finished-review/', import.meta.url);

/** Reads the example with its results as people would have written them, their texts included. */
export async function readFinishedExample(): Promise<FinishedExample> {
  const { scopes, folders, documents, question } = JSON.parse(await readFinished('finished.json')) as FinishedExample;
  const project = await readStory();
  const finished = documents.map(async ({ file, ...document }) => ({
    ...document,
    content: document.content ?? (await readFinished(file ?? '').catch(() => readStoryText({ file: file ?? '' }))),
  }));
  return {
    scopes: [...project.scopes, ...scopes],
    folders: [...project.folders, ...folders],
    documents: [...project.documents, ...(await Promise.all(finished))],
    question,
  };
}

const readFinished = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');

/** Loads the whole example with finished results into the tenant of a client, where nothing of it is yet. */
export async function loadExampleInto(client: Client): Promise<void> {
  const example = await readFinishedExample();
  const { made } = await loadProject(asDemoClient(client), example);
  expect(made.documents).toBe(example.documents.length);
}

/** Loads the project of the example alone, as the demo does before anybody thinks. */
export async function loadProjectInto(client: Client): Promise<void> {
  await loadProject(asDemoClient(client), await readStory());
}

function asDemoClient(client: Client): DemoClient {
  const upload: DemoClient['upload'] = async (file, filename, fields) => {
    const response = await client.upload(file, filename, fields);
    if (!response.ok) throw new Error(`${filename}: ${await response.text()}`);
  };
  return { run: client.run, upload };
}
