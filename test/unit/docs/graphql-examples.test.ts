import { glob, readFile } from 'node:fs/promises';
import { buildSchema, parse, validate } from 'graphql';

/** The GraphQL examples of a page of the documentation, each with the line that it begins in. */
async function examplesIn(path: string): Promise<readonly { readonly at: string; readonly text: string }[]> {
  const page = await readFile(path, 'utf8');
  return [...page.matchAll(/^```graphql\n([^]*?)^```/gm)].map(({ 1: text = '', index }) => ({
    at: `${path}:${page.slice(0, index).split('\n').length + 1}`,
    text,
  }));
}

it('shows examples that the API takes as they stand', async () => {
  const schema = buildSchema(await readFile('schema/schema.graphql', 'utf8'));
  const pages = ['README.md'];
  for await (const page of glob('docs/**/*.md')) pages.push(page);
  const examples = (await Promise.all(pages.map(examplesIn))).flat();
  expect(examples.length).toBeGreaterThan(12);
  const wrong = examples.flatMap(({ at, text }) => validate(schema, parse(text)).map(({ message }) => [at, message]));
  expect(wrong).toEqual([]);
});
