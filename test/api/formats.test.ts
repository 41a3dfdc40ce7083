import { readFile } from 'node:fs/promises';
import {
  CreateDocumentDocument,
  GetDocumentDocument,
  RagQueryDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** Uploads a fixture and gives the document as GraphQL shows it. */
async function upload(client: Client, name: string, fields: Readonly<Record<string, string>>) {
  const bytes = await readFile(new URL(`../fixtures/${name}`, import.meta.url));
  const response = await client.upload(bytes, name, fields);
  const answer = (await response.json()) as { warnings: string[]; document: { id: string } };
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  const { document } = await client.run(GetDocumentDocument, { id: answer.document.id });
  if (document === null) throw new Error('The document is not there.');
  return { bytes, warnings: answer.warnings, document };
}

const hitsOf = async (client: Client, scope: string, query: string) =>
  (await client.run(RagQueryDocument, { query, scope })).ragQuery.hits;

it('takes a DOCX with its title, properties and sections, keeps the file, and reads it anew under a new title', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const { document, warnings } = await upload(client, 'keeper-handbook.docx', { scope: project, id: 'handbook' });
  expect(document).toMatchObject({
    title: 'Keepers’ handbook, Skarholm',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: expect.stringMatching(/^blobs\//) as string,
    metadata: { author: 'Solveig Aune', created: '2025-03-01' },
    indexState: 'READY',
    indexProgress: { chunks: 4, embedded: 4 },
    pageCount: null,
  });
  expect(warnings).toEqual(['Its pictures (1) are kept in the file but not searched.']);
  expect((await hitsOf(client, project, 'How long is a watch?'))[0]?.text).toMatch(
    /^## The watch\n\nA watch lasts six/,
  );
  await client.run(UpdateDocumentDocument, { input: { id: 'handbook', title: 'Zanzibarian rules' } });
  const [hit] = await hitsOf(client, project, 'Zanzibarian watch');
  expect(hit).toMatchObject({ title: 'Zanzibarian rules', text: expect.stringContaining('six hours') as string });
  const refusal = await refusalOf(client, UpdateDocumentDocument, { input: { id: 'handbook', content: 'Text.' } });
  expect(refusal.code).toBe('BAD_INPUT');
});

it('takes HTML as the text that it is, searched without what surrounds its content', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const { bytes, document } = await upload(client, 'tide-tables.html', { scope: project });
  expect(document).toMatchObject({
    title: 'Tide tables of Orrevik',
    mimeType: 'text/html',
    content: bytes.toString('utf8'),
    metadata: { author: 'Harbour office of Orrevik', language: 'en' },
    indexProgress: { chunks: 3 },
  });
  const texts = (await hitsOf(client, project, 'ferry museum cookies crane')).map(({ text }) => text);
  expect(texts.filter((text) => /museum|ferry|Cookies/.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('The crane must not be moved then.'))).toBe(true);
});

it('takes HTML as content of a new document too, under the title that it states', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const content = '<!doctype html><title>Ebb &amp; flow</title><h2>Ebb</h2><p>Low.</p><h2>Flow</h2><p>High.</p>';
  const input = { scope: project, type: 'FILE' as const, mimeType: 'text/html', content };
  const { document } = (await client.run(CreateDocumentDocument, { input })).createDocument;
  expect(document).toMatchObject({ title: 'Ebb & flow', content });
  expect((await hitsOf(client, project, 'Ebb')).map(({ text }) => text)).toContain('## Ebb\n\nLow.');
  await client.run(UpdateDocumentDocument, { input: { id: document.id, content: content.replace('Low', 'Lower') } });
  expect((await hitsOf(client, project, 'Ebb')).map(({ text }) => text)).toContain('## Ebb\n\nLower.');
});

it('finds a photo by what its camera wrote, and a drawing by its labels', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const photo = await upload(client, 'lamp-crate.jpg', { scope: project, title: 'Crate' });
  expect(photo.document.metadata).toMatchObject({ width: 40, height: 60, camera: 'Fjordopt FX-20', latitude: 62.5 });
  expect((await hitsOf(client, project, 'Fjordopt'))[0]).toMatchObject({ documentId: photo.document.id });
  const drawing = await upload(client, 'lens.svg', { scope: project });
  expect(drawing.document).toMatchObject({ title: 'Lens of the lamp', mimeType: 'image/svg+xml' });
  const [hit] = await hitsOf(client, project, 'outer ring of the lens');
  expect(hit).toMatchObject({ documentId: drawing.document.id, text: expect.not.stringContaining('alert') as string });
});
