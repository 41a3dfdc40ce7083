import {
  GetDocumentDocument,
  GetTagDocument,
  ListDocumentsDocument,
  MergeTagsDocument,
  RemoveMemberDocument,
  RenameTagDocument,
  SetBroaderTagsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
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

const plant = (scope: string, id: string, tags: string[]): Promise<unknown> =>
  story().document({ id, scope, type: 'FACT', content: `Fact ${id}.`, tags });

const found = async (scope: string, tag: string): Promise<readonly string[]> => {
  const { documents } = await story().client.run(ListDocumentsDocument, { scope, filter: { tags: [tag] } });
  return documents.edges.map(({ node }) => node.id).sort();
};

it('renames what is within the path of a tag along with it, in the scope alone, and says what went', async () => {
  const { client, scope } = story();
  const { project, session } = await story().chain('a');
  const other = await scope({ kind: 'PROJECT', id: 'other' });
  await plant(project, 'a', ['topic', 'Topic/Deep/One', 'topics']);
  await plant(session, 'b', ['topic/deep/one', 'topic/two']);
  await plant(other, 'c', ['topic/two']);
  const { renameTag } = await client.run(RenameTagDocument, { tag: 'topic', label: 'Subject', scope: project });
  expect(renameTag).toEqual({
    ...{ id: 'subject', label: 'Subject', documents: 2, replayed: false },
    tags: [
      { from: 'topic', into: 'subject', documents: 1 },
      { from: 'topic/deep/one', into: 'subject/deep/one', documents: 2 },
      { from: 'topic/two', into: 'subject/two', documents: 1 },
    ],
  });
  expect(await tagsOf(client, 'a')).toEqual([['subject', 'subject/deep/one', 'topics'], 2]);
  expect(await tagsOf(client, 'b')).toEqual([['subject/deep/one', 'subject/two'], 2]);
  expect(await tagsOf(client, 'c')).toEqual([['topic/two'], 1]);
  const { tag } = await client.run(GetTagDocument, { id: 'subject/deep/one', scope: project });
  expect(tag).toMatchObject({ label: 'Subject/Deep/One', broader: [{ id: 'subject/deep' }] });
  expect([await found(project, 'subject/deep'), await found(project, 'topic')]).toEqual([['a'], []]);
  const events = await runCypher<{ kind: string; payload: string }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (d:Document {tenantKey: t.key, id: 'b'}) MATCH (e:OutboxEvent {itemKey: d.key})
     RETURN e.kind AS kind, e.payload AS payload ORDER BY e.key`,
    { tenant: client.tenant },
  );
  expect(events.slice(2).map(({ kind, payload }) => [kind, (JSON.parse(payload) as { tags: unknown }).tags])).toEqual([
    ['DOCUMENT_UNTAGGED', ['topic/deep/one', 'topic/two']],
    ['DOCUMENT_TAGGED', ['subject/deep/one', 'subject/two']],
  ]);
});

it('renames a tag that only paths have, moves a path up, and leaves what is not within it', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['x/y/z', 'x/yy']);
  const up = await client.run(RenameTagDocument, { tag: 'x/y', label: 'x', scope: project });
  expect(up.renameTag).toMatchObject({ documents: 1, tags: [{ from: 'x/y/z', into: 'x/z' }] });
  expect(await tagsOf(client, 'a')).toEqual([['x/yy', 'x/z'], 2]);
  await plant(project, 'b', ['p/x', 'p/x/x']);
  await client.run(RenameTagDocument, { tag: 'p/x', label: 'p', scope: project });
  expect(await tagsOf(client, 'b')).toEqual([['p', 'p/x'], 2]);
  await client.run(RenameTagDocument, { tag: 'p', label: 'p/q', scope: project });
  expect(await tagsOf(client, 'b')).toEqual([['p/q', 'p/q/x'], 3]);
});

it('refuses where a document has a path that another would be renamed to, one that is too deep, and then changes nothing', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const deep = 'a/1/2/3/4/5/6/7/8/9';
  await plant(project, 'd', ['topic/x', deep]);
  await plant(project, 'e', ['subject/x']);
  const rename = { tag: 'topic', label: 'subject', scope: project };
  const taken = await refusalOf(client, RenameTagDocument, rename);
  expect([taken.code, taken.message]).toEqual(['ALREADY_EXISTS', expect.stringContaining('#subject/x')]);
  expect((await refusalOf(client, RenameTagDocument, { ...rename, scope: null })).code).toBe('ALREADY_EXISTS');
  const tooDeep = await refusalOf(client, RenameTagDocument, { tag: 'a', label: 'b/c', scope: project });
  expect(tooDeep.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'label' });
  expect(await tagsOf(client, 'd')).toEqual([[deep, 'topic/x'], 1]);
});

it('merges what is within the paths of tags into the path of the one that stays', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['gpu/h100', 'hardware/h100', 'gpu']);
  await plant(project, 'b', ['gpus/a100/sxm']);
  await client.run(SetBroaderTagsDocument, { tag: 'gpu/h100', broader: ['chips'] });
  await client.run(SetBroaderTagsDocument, { tag: 'h200', broader: ['gpus/a100'] });
  await plant(project, 'c', ['h200']);
  const { mergeTags } = await client.run(MergeTagsDocument, { from: ['gpu', 'gpus'], into: 'Hardware' });
  expect(mergeTags.tags).toEqual([
    { from: 'gpu', into: 'hardware', documents: 1 },
    { from: 'gpu/h100', into: 'hardware/h100', documents: 1 },
    { from: 'gpus/a100/sxm', into: 'hardware/a100/sxm', documents: 1 },
  ]);
  expect(await tagsOf(client, 'a')).toEqual([['hardware', 'hardware/h100'], 2]);
  expect(await tagsOf(client, 'b')).toEqual([['hardware/a100/sxm'], 2]);
  // what stood above and below them in the hierarchy does so still, and their old paths are above nothing
  expect([await found(project, 'chips'), await found(project, 'hardware/a100')]).toEqual([['a'], ['b', 'c']]);
  expect([await found(project, 'gpus'), await found(project, 'gpu')]).toEqual([[], []]);
});

it('spells the paths of a tag anew with it', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['topic/deep']);
  await client.run(RenameTagDocument, { tag: 'topic', label: 'Topic' });
  expect((await client.run(GetTagDocument, { id: 'topic/deep', scope: project })).tag?.label).toBe('Topic/deep');
  expect((await tagsOf(client, 'a'))[1]).toBe(1);
});

it('renames and merges once for an idempotency key, and answers nobody who has lost the right', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await plant(project, 'a', ['x', 'y']);
  const rename = { tag: 'x', label: 'z', scope: project, idempotencyKey: 'k1' };
  const { renameTag } = await client.run(RenameTagDocument, rename);
  expect((await client.run(RenameTagDocument, rename)).renameTag).toEqual({ ...renameTag, replayed: true });
  const merge = { from: ['z'], into: 'y', idempotencyKey: 'k2' };
  const merges = await Promise.all(Array.from({ length: 5 }, () => client.run(MergeTagsDocument, merge)));
  expect(merges.filter(({ mergeTags }) => !mergeTags.replayed)).toHaveLength(1);
  expect(new Set(merges.map(({ mergeTags }) => mergeTags.documents))).toEqual(new Set([1]));
  expect(await tagsOf(client, 'a')).toEqual([['y'], 3]);
  const reused = await refusalOf(client, RenameTagDocument, { ...rename, label: 'other' });
  expect(reused.code).toBe('IDEMPOTENCY_KEY_REUSED');
  await join(client, project, 'ada', 'OWNER');
  const ada = await actAs(client, 'ada');
  const own = { tag: 'y', label: 'w', scope: project, idempotencyKey: 'k1' };
  expect((await ada.run(RenameTagDocument, own)).renameTag.replayed).toBe(false);
  await client.run(RemoveMemberDocument, { scope: project, userId: 'ada' });
  expect((await refusalOf(ada, RenameTagDocument, own)).code).toBe('NOT_FOUND');
});
