import { loadExample } from '../../src/demo/load-example.js';
import { readStory } from '../../src/demo/story.js';
import type { Client } from './client.js';

/** Loads the whole example of the demo into the tenant of a client, where nothing of it is yet. */
export async function loadExampleInto(client: Client): Promise<void> {
  const upload = async (
    file: Uint8Array,
    filename: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const response = await client.upload(file, filename, fields);
    if (!response.ok) throw new Error(`${filename}: ${await response.text()}`);
  };
  const example = await readStory();
  const { made } = await loadExample({ run: client.run, upload }, example);
  expect(made.documents).toBe(example.documents.length);
}
