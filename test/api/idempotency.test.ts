import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import {
  AddTagsDocument,
  CreateDocumentDocument,
  DeleteDocumentDocument,
  DeleteFolderDocument,
  GetDocumentDocument,
  ListDocumentsDocument,
  PromoteDocumentDocument,
  RemoveMemberDocument,
  RestoreFolderDocument,
  SetTagsDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Answer, Client } from '../testkit/client.js';
import { startFaultProxy } from '../testkit/fault-proxy.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** Answers that are lost in one run; `npm run test:long` loses more. */
const cuts = Number(process.env['LOST_ANSWERS'] ?? 40);

async function countOf(client: Client, scope: string): Promise<number> {
  return (await client.run(ListDocumentsDocument, { scope })).documents.totalCount;
}

it('does a call once, and answers the repeated one with what it came to', async () => {
  const { client } = story();
  const { session } = await story().chain('x');
  const input = { scope: session, type: 'FACT', content: 'x', metadata: { a: [1] }, idempotencyKey: 'k1' } as const;
  const { createDocument } = await client.run(CreateDocumentDocument, { input });
  expect(createDocument).toMatchObject({ outcome: 'CREATED', replayed: false });
  const again = (await client.run(CreateDocumentDocument, { input })).createDocument;
  expect(again).toEqual({ ...createDocument, replayed: true });
  expect(await countOf(client, session)).toBe(1);

  const { id } = createDocument.document;
  const update = { input: { id, content: 'y', expectedVersion: 1, idempotencyKey: 'k2' } };
  const tag = { id, tags: ['t'], expectedVersion: 2, idempotencyKey: 'k3' };
  const move = { id, to: 'PROJECT', expectedVersion: 3, idempotencyKey: 'k4' } as const;
  for (const replayed of [false, true]) {
    const { updateDocument } = await client.run(UpdateDocumentDocument, update);
    expect(updateDocument).toMatchObject({ outcome: 'UPDATED', replayed });
    expect((await client.run(AddTagsDocument, tag)).addTags).toMatchObject({ outcome: 'UPDATED', replayed });
    const { promoteDocument } = await client.run(PromoteDocumentDocument, move);
    expect(promoteDocument).toMatchObject({ outcome: 'MOVED', replayed, document: { version: 4 } });
  }
  const remove = { id, expectedVersion: 4, idempotencyKey: 'k5' };
  const deleted = await client.run(DeleteDocumentDocument, remove);
  expect(await client.run(DeleteDocumentDocument, remove)).toEqual(deleted);
  expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('NOT_FOUND'); // it was made, and is gone
});

it('deletes and restores a folder once, and answers the repeated call with what went', async () => {
  const { client, scope, folder, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await folder({ id: 'f', scope: project, title: 'F' });
  await document({ id: 'd', scope: project, content: 'x', folderId: 'f' });
  const remove = { id: 'f', recursive: true, expectedVersion: 1, idempotencyKey: 'k1' };
  const dry = await client.run(DeleteFolderDocument, { ...remove, dryRun: true });
  expect(dry.deleteFolder).toMatchObject({ outcome: 'WOULD_ARCHIVE', replayed: false, contents: { documents: 2 } });
  const { deleteFolder } = await client.run(DeleteFolderDocument, remove);
  expect(deleteFolder).toMatchObject({ outcome: 'ARCHIVED', replayed: false, contents: { documents: 2, chunks: 1 } });
  expect((await client.run(DeleteFolderDocument, remove)).deleteFolder).toEqual({ ...deleteFolder, replayed: true });
  const restore = { id: 'f', idempotencyKey: 'k2' };
  for (const replayed of [false, true]) {
    const { restoreFolder } = await client.run(RestoreFolderDocument, restore);
    expect(restoreFolder).toMatchObject({ outcome: 'UPDATED', replayed, document: { id: 'f' } });
  }
  expect((await client.run(DeleteFolderDocument, remove)).deleteFolder.replayed).toBe(true); // it is there, and stays
  expect(await countOf(client, project)).toBe(2);
  const other = { ...remove, recursive: false, unfile: true };
  expect((await refusalOf(client, DeleteFolderDocument, other)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  await join(client, project, 'kim', 'OWNER');
  const kim = await actAs(client, 'kim');
  const again = { id: 'f', recursive: true, idempotencyKey: 'k3' };
  const many = await Promise.all(Array.from({ length: 5 }, () => kim.run(DeleteFolderDocument, again)));
  expect(many.filter((answer) => !answer.deleteFolder.replayed)).toHaveLength(1);
  await client.run(RemoveMemberDocument, { scope: project, userId: 'kim' });
  expect((await refusalOf(kim, DeleteFolderDocument, again)).code).toBe('NOT_FOUND');
});

it('keeps that a call had nothing to do, so that it does nothing later either', async () => {
  const { client, scope, document } = story();
  await document({ id: 'd', scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x', tags: ['a'] });
  const same = { input: { id: 'd', content: 'x', idempotencyKey: 'k1' } };
  const tags = { id: 'd', tags: ['a'], idempotencyKey: 'k2' };
  await client.run(UpdateDocumentDocument, same);
  await client.run(SetTagsDocument, tags);
  await client.run(UpdateDocumentDocument, { input: { id: 'd', content: 'y' } });
  await client.run(SetTagsDocument, { id: 'd', tags: ['b'] });
  const replay = { outcome: 'UNCHANGED', replayed: true, document: { content: 'y', version: 3 } };
  expect((await client.run(UpdateDocumentDocument, same)).updateDocument).toMatchObject(replay);
  expect((await client.run(SetTagsDocument, tags)).setTags).toMatchObject(replay);
});

it('refuses a key that was used for another call, and keys that cannot be', async () => {
  const { client, scope } = story();
  const input = { scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x' } as const;
  await client.run(CreateDocumentDocument, { input: { ...input, idempotencyKey: 'k' } });
  const other = { input: { ...input, content: 'y', idempotencyKey: 'k' } };
  expect((await refusalOf(client, CreateDocumentDocument, other)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  const elsewhere = { id: 'd', idempotencyKey: 'k' };
  expect((await refusalOf(client, DeleteDocumentDocument, elsewhere)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  for (const idempotencyKey of ['', 'x'.repeat(201)]) {
    const bad = { input: { ...input, idempotencyKey } };
    expect((await refusalOf(client, CreateDocumentDocument, bad)).code).toBe('BAD_INPUT');
  }
  expect(await countOf(client, input.scope)).toBe(1);
});

it('does a call that failed when it is sent again', async () => {
  const { client, document, scope } = story();
  const update = { input: { id: 'd', content: 'y', idempotencyKey: 'k' } };
  expect((await refusalOf(client, UpdateDocumentDocument, update)).code).toBe('NOT_FOUND');
  await document({ id: 'd', scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x' });
  const { updateDocument } = await client.run(UpdateDocumentDocument, update);
  expect(updateDocument).toMatchObject({ outcome: 'UPDATED', replayed: false });
});

it('does one of many equal calls that come at the same moment, and answers all alike', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const input = { scope: project, type: 'FACT', content: 'x', idempotencyKey: 'k1' } as const;
  const made = await Promise.all(Array.from({ length: 10 }, () => client.run(CreateDocumentDocument, { input })));
  expect(new Set(made.map(({ createDocument }) => createDocument.document.key)).size).toBe(1);
  expect(made.filter(({ createDocument }) => !createDocument.replayed)).toHaveLength(1);
  await document({ id: 'd', scope: project, type: 'FACT', content: 'x' });
  const update = { input: { id: 'd', content: 'y', expectedVersion: 1, idempotencyKey: 'k2' } };
  const done = await Promise.all(Array.from({ length: 10 }, () => client.run(UpdateDocumentDocument, update)));
  expect(new Set(done.map(({ updateDocument }) => updateDocument.outcome))).toEqual(new Set(['UPDATED']));
  expect(done.filter(({ updateDocument }) => !updateDocument.replayed)).toHaveLength(1);
});

it('knows the key of an upload from its header and its form', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const send = async (text: string, headers: Readonly<Record<string, string>>, key?: string): Promise<unknown> => {
    const form = new FormData();
    form.set('scope', project);
    if (key !== undefined) form.set('idempotencyKey', key);
    form.set('file', new Blob([text]), 'note.md');
    const init = { method: 'POST', headers: { 'x-tenant-id': client.tenant, ...headers }, body: form };
    return (await fetch(`${client.url}/upload`, init)).json();
  };
  const first = await send('One.', { 'Idempotency-Key': 'k' });
  expect(first).toMatchObject({ outcome: 'CREATED', replayed: false });
  expect(await send('One.', {}, 'k')).toMatchObject({ outcome: 'CREATED', replayed: true });
  expect(await send('Two.', {}, 'k')).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await countOf(client, project)).toBe(1);
});

it('is one user’s own, and answers nothing to a user who has lost the right', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const input = { scope: project, type: 'FACT', content: 'x', idempotencyKey: 'k' } as const;
  await client.run(CreateDocumentDocument, { input });
  await join(client, project, 'kim', 'OWNER');
  const kim = await actAs(client, 'kim');
  const { createDocument } = await kim.run(CreateDocumentDocument, { input });
  expect(createDocument.replayed).toBe(false);
  const deletion = { id: createDocument.document.id, idempotencyKey: 'k2' };
  const second = (await kim.run(CreateDocumentDocument, { input: { ...input, idempotencyKey: 'k3' } })).createDocument;
  await kim.run(DeleteDocumentDocument, deletion);
  await client.run(RemoveMemberDocument, { scope: project, userId: 'kim' });
  expect((await refusalOf(kim, DeleteDocumentDocument, deletion)).code).toBe('NOT_FOUND');
  const again = { input: { ...input, idempotencyKey: 'k3' } };
  expect((await refusalOf(kim, CreateDocumentDocument, again)).code).toBe('NOT_FOUND');
  expect((await client.run(GetDocumentDocument, { id: second.document.id })).document?.key).toBe(second.document.key);
});

/** Asks through a proxy, under the server's own address; every call has a connection of its own. */
function askThrough<T, V>(
  port: number,
  client: Client,
  document: TypedDocumentNode<T, V>,
  variables: V,
): Promise<Answer<T>> {
  const { host } = new URL(client.url);
  const headers = { host, 'content-type': 'application/json', 'x-tenant-id': client.tenant };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers, agent: false };
    const call = request(options, (response) => {
      text(response).then((body) => resolve(JSON.parse(body) as Answer<T>), reject);
    });
    call.on('error', reject);
    call.end(JSON.stringify({ query: print(document), variables }));
  });
}

it('loses and doubles nothing when answers are lost and calls sent again', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const proxy = await startFaultProxy(Number(new URL(client.url).port));
  try {
    for (let i = 0; i < cuts; i++) {
      const input = { scope: project, type: 'FACT', content: `Fact ${i}.`, idempotencyKey: `k${i}` } as const;
      const ask = () => askThrough(proxy.port, client, CreateDocumentDocument, { input });
      proxy.loseNextAnswer();
      await expect(ask()).rejects.toThrow(/ECONNRESET|hang up/);
      expect((await ask()).data?.createDocument).toMatchObject({ outcome: 'CREATED', replayed: true });
    }
    expect(proxy.broken()).toBe(cuts);
    const { documents } = await client.run(ListDocumentsDocument, { scope: project, first: 1 });
    expect(documents.totalCount).toBe(cuts);
  } finally {
    await proxy.stop();
  }
});
