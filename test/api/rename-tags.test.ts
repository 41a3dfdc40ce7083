import {
  AddTagsDocument,
  GetDocumentDocument,
  GetTagDocument,
  ListDocumentsDocument,
  MergeTagsDocument,
  RemoveTagsDocument,
  RenameTagDocument,
  SetBroaderTagsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** Ids of a document's tags, and its version. */
async function tagsOf(client: Client, id: string): Promise<readonly [string[], number | undefined]> {
  const { document } = await client.run(GetDocumentDocument, { id });
  return [(document?.tags ?? []).map((tag) => tag.id), document?.version];
}

async function plant(scope: string, id: string, tags: string[]): Promise<void> {
  await story().document({ id, scope, type: 'FACT', content: `Fact ${id}.`, tags });
}

/** Kinds and tags of the events of a document, in order. */
async function eventsOf(tenant: string, id: string): Promise<readonly unknown[]> {
  const rows = await runCypher<{ kind: string; payload: string }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (d:Document {tenantKey: t.key, id: $id}) MATCH (e:OutboxEvent {itemKey: d.key})
     RETURN e.kind AS kind, e.payload AS payload ORDER BY e.key`,
    { tenant, id },
  );
  return rows.map(({ kind, payload }) => [kind, (JSON.parse(payload) as { tags?: unknown }).tags]);
}

it('renames a tag on the documents of a scope and of those within it, with a new version and events for each, and nowhere else', async () => {
  const { client, scope } = story();
  const { project, session } = await story().chain('a');
  const other = await scope({ kind: 'PROJECT', id: 'other' });
  await plant(project, 'a', ['old', 'kept']);
  await plant(session, 'b', ['Old']);
  await plant(other, 'c', ['old']);
  const { renameTag } = await client.run(RenameTagDocument, { tag: '#OLD', label: 'New/Name', scope: project });
  expect(renameTag).toMatchObject({ id: 'new/name', label: 'New/Name', documents: 2 });
  expect(await tagsOf(client, 'a')).toEqual([['kept', 'new/name'], 2]);
  expect(await tagsOf(client, 'b')).toEqual([['new/name'], 2]);
  expect(await tagsOf(client, 'c')).toEqual([['old'], 1]);
  const { documents } = await client.run(ListDocumentsDocument, { scope: project, filter: { tags: ['new'] } });
  expect(documents.edges.map(({ node }) => node.id)).toEqual(['a']);
  expect(await eventsOf(client.tenant, 'a')).toEqual([
    ['DOCUMENT_CREATED', ['old', 'kept']],
    ['DOCUMENT_VERSIONED', undefined],
    ['DOCUMENT_UNTAGGED', ['old']],
    ['DOCUMENT_TAGGED', ['new/name']],
  ]);
});

it('refuses a name that documents have already, tags of the server, and what no document has', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const free = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['x']);
  await plant(project, 'b', ['y']);
  await plant(free, 'c', ['x']);
  const codeOf = async (tag: string, label: string, where: string | null) =>
    (await refusalOf(client, RenameTagDocument, { tag, label, scope: where })).code;
  expect(await codeOf('x', 'Y', project)).toBe('ALREADY_EXISTS');
  expect(await codeOf('x', 'y', null)).toBe('ALREADY_EXISTS');
  for (const [tag, label, field] of [
    ['stale', 'y', 'tag'],
    ['x', 'auto:n', 'label'],
  ] as const) {
    const { extensions } = await refusalOf(client, RenameTagDocument, { tag, label, scope: project });
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field });
  }
  for (const [from, into, field] of [
    ['stale', 'y', 'from'],
    ['x', 'auto:n', 'into'],
  ] as const) {
    const { extensions } = await refusalOf(client, MergeTagsDocument, { from: [from], into, scope: project });
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field });
  }
  expect(await codeOf('x', 'X', project)).toBe('BAD_INPUT');
  expect(await codeOf('none', 'z', project)).toBe('NOT_FOUND');
  expect(await codeOf('x', 'z', 'project/none')).toBe('NOT_FOUND');
  expect((await refusalOf(client, MergeTagsDocument, { from: ['x'], into: 'X', scope: project })).code).toBe(
    'BAD_INPUT',
  );
  expect((await client.run(RenameTagDocument, { tag: 'x', label: 'y', scope: free })).renameTag.documents).toBe(1);
  expect(await tagsOf(client, 'a')).toEqual([['x'], 1]);
});

it('renames on all documents or none: not where some of them are others to write', async () => {
  const { client } = story();
  const { project, session } = await story().chain('a');
  await plant(project, 'a', ['x']);
  await plant(session, 'b', ['x']);
  await plant(session, 'c', ['y']);
  await join(client, project, 'ada', 'OWNER');
  await join(client, project, 'bob', 'MEMBER');
  const [ada, bob] = [await actAs(client, 'ada'), await actAs(client, 'bob')];
  const rename = { tag: 'x', label: 'z', scope: project };
  const refused = await refusalOf(ada, RenameTagDocument, rename);
  expect(refused).toMatchObject({ code: 'NOT_PERMITTED', message: expect.stringContaining('such as b') as string });
  expect(await tagsOf(client, 'a')).toEqual([['x'], 1]);
  expect((await refusalOf(bob, RenameTagDocument, rename)).code).toBe('NOT_FOUND');
  expect((await refusalOf(ada, RenameTagDocument, { ...rename, scope: null })).code).toBe('NOT_FOUND');
  await client.run(RemoveTagsDocument, { id: 'b', tags: ['x'] });
  expect((await ada.run(RenameTagDocument, rename)).renameTag.documents).toBe(1);
  expect(await tagsOf(client, 'a')).toEqual([['z'], 2]);
});

it('merges tags: a document that had several has one, and what is above and below them goes along in the tenant', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['gpu', 'Gpus', 'x']);
  await plant(project, 'b', ['hardware', 'gpus']);
  await plant(project, 'c', ['h100']);
  await client.run(SetBroaderTagsDocument, { tag: 'gpus', broader: ['topic'] });
  await client.run(SetBroaderTagsDocument, { tag: 'h100', broader: ['gpu'] });
  const merge = { from: ['gpu', '#GPUS'], into: 'Hardware' };
  expect((await client.run(MergeTagsDocument, merge)).mergeTags).toMatchObject({ id: 'hardware', documents: 2 });
  expect(await tagsOf(client, 'a')).toEqual([['hardware', 'x'], 2]);
  expect(await tagsOf(client, 'b')).toEqual([['hardware'], 2]);
  expect((await eventsOf(client.tenant, 'b')).slice(1)).toEqual([
    ['DOCUMENT_VERSIONED', undefined],
    ['DOCUMENT_UNTAGGED', ['gpus']],
  ]);
  const list = async (tag: string) => {
    const { documents } = await client.run(ListDocumentsDocument, { scope: project, filter: { tags: [tag] } });
    return documents.edges.map(({ node }) => node.id).sort();
  };
  expect(await list('topic')).toEqual(['a', 'b', 'c']);
  expect(await list('hardware')).toEqual(['a', 'b', 'c']);
  expect((await client.run(GetTagDocument, { id: 'gpus', scope: project })).tag).toBeNull();
});

it('refuses to merge tags with another one between them, and then changes nothing', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['low', 'middle', 'high']);
  await client.run(SetBroaderTagsDocument, { tag: 'low', broader: ['middle'] });
  await client.run(SetBroaderTagsDocument, { tag: 'middle', broader: ['high'] });
  const refused = await refusalOf(client, MergeTagsDocument, { from: ['low'], into: 'high' });
  expect(refused).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('circle') as string });
  expect(await tagsOf(client, 'a')).toEqual([['high', 'low', 'middle'], 1]);
  expect((await client.run(MergeTagsDocument, { from: ['low'], into: 'middle' })).mergeTags.documents).toBe(1);
});

it('spells a tag anew for the whole tenant without changing a document', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['attention']);
  expect((await client.run(RenameTagDocument, { tag: 'attention', label: '#Attention' })).renameTag.documents).toBe(0);
  expect((await client.run(GetTagDocument, { id: 'attention', scope: project })).tag?.label).toBe('Attention');
  expect((await tagsOf(client, 'a'))[1]).toBe(1);
});

it('loses and doubles nothing when tags are added, taken off, renamed and merged at the same time', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const ids = Array.from({ length: 12 }, (_, i) => `d${i}`);
  await Promise.all(ids.map((id) => plant(project, id, ['a', 'keep'])));
  const answers = await Promise.all([
    client.ask(RenameTagDocument, { tag: 'a', label: 'b', scope: project }),
    client.ask(MergeTagsDocument, { from: ['a'], into: 'c', scope: project }),
    ...ids.map((id) => client.ask(AddTagsDocument, { id, tags: [`own-${id}`] })),
    ...ids.map((id) => client.ask(RemoveTagsDocument, { id, tags: ['keep'] })),
  ]);
  const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.['code']) ?? []);
  expect(codes.every((code) => code === 'NOT_FOUND')).toBe(true); // the later of the two finds the tag no more
  expect(codes).toHaveLength(1);
  for (const id of ids) {
    const [tags, version] = await tagsOf(client, id);
    expect([
      ['b', `own-${id}`],
      ['c', `own-${id}`],
    ]).toContainEqual(tags);
    expect(version).toBe(4);
  }
  const events = await eventually(
    () => eventsOf(client.tenant, 'd0'),
    (seen) => seen.length === 8,
  );
  expect(events.map((event) => (event as readonly unknown[])[0]).sort()).toEqual([
    ...['DOCUMENT_CREATED', 'DOCUMENT_TAGGED', 'DOCUMENT_TAGGED', 'DOCUMENT_UNTAGGED', 'DOCUMENT_UNTAGGED'],
    ...['DOCUMENT_VERSIONED', 'DOCUMENT_VERSIONED', 'DOCUMENT_VERSIONED'],
  ]);
});

it('refuses to rename on more documents than one call may change', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'many' });
  await plant(project, 'd', ['many']);
  await runCypher(
    `MATCH (t:Tenant {id: $tenant}) MATCH (d:Document {tenantKey: t.key, id: 'd'})-[:IN_SCOPE]->(s:Scope)
     MATCH (tag:Tag {tenantKey: t.key, id: 'many'})
     UNWIND range(1, 1000) AS i
     CREATE (:MemoryItem:Document {key: d.key + '-' + i, id: 'x' + i, tenantKey: t.key, scopeKey: s.key, title: 'x',
       type: 'folder', version: 1})-[:TAGGED {by: 'user'}]->(tag)
     WITH d, s, i MATCH (x:MemoryItem {key: d.key + '-' + i}) CREATE (x)-[:IN_SCOPE]->(s)`,
    { tenant: client.tenant },
  );
  const refused = await refusalOf(client, RenameTagDocument, { tag: 'many', label: 'few', scope: project });
  expect(refused).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('1000') as string });
  await client.run(RemoveTagsDocument, { id: 'd', tags: ['many'] });
  expect((await client.run(RenameTagDocument, { tag: 'many', label: 'few', scope: project })).renameTag.documents).toBe(
    1000,
  );
});
