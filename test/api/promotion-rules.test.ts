import {
  AddTagsDocument,
  CreateDocumentDocument,
  type CreateDocumentInput,
  DemoteDocumentDocument,
  GetDocumentDocument,
  GetPromotionRulesDocument,
  ImportDocumentsDocument,
  ListMovesDocument,
  PromoteDocumentDocument,
  type PromotionRulesInput,
  PublishToProjectDocument,
  RemoveTagsDocument,
  SetPromotionRulesDocument,
  SetTagsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { parsePrometheus } from '../testkit/prometheus.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

const scopeOf = async (id: string): Promise<string | undefined> =>
  (await story().client.run(GetDocumentDocument, { id })).document?.scope;

const howOf = async (id: string): Promise<readonly string[]> => {
  const { document } = await story().client.run(ListMovesDocument, { id });
  return (document?.moves.edges ?? []).map(({ node }) => `${node.how} ${node.by ?? '-'}`);
};

const setRules = (client: Client, scope: string, rules: PromotionRulesInput) =>
  client.run(SetPromotionRulesDocument, { scope, rules });

/** A document of a scope, by somebody. */
async function make(by: Client, input: Partial<CreateDocumentInput> & { readonly scope: string }) {
  const whole = { type: 'NOTE', content: 'A thought.', ...input } as const;
  return (await by.run(CreateDocumentDocument, { input: whole })).createDocument;
}

const promoted = (address: string, tag = '#project-relevant') => `${tag} has promoted it to ${address}.`;

describe('promotes what is tagged', () => {
  it('at its creation, with its chunks, in whatever case and with `#` or without', async () => {
    const { client } = story();
    const { process, project } = await story().chain('x');
    for (const [i, tag] of ['#project-relevant', 'PROJECT-Relevant', ' #Project-relevant '].entries()) {
      const made = await make(client, { id: `d${i}`, scope: process, tags: ['other', tag] });
      expect(made).toMatchObject({ outcome: 'CREATED', warnings: [promoted(project)] });
      expect(made.document).toMatchObject({ scope: project, version: 2 });
      expect(await howOf(`d${i}`)).toEqual(['AUTO_PROMOTED local']);
    }
    const narrower = await make(client, { id: 'n', scope: process, tags: ['project-relevant/maybe', 'relevant'] });
    expect(narrower).toMatchObject({ warnings: [], document: { scope: process, version: 1 } });
  });

  it('by an upload', async () => {
    const { client } = story();
    const { session, project } = await story().chain('x');
    const fields = { scope: session, id: 'u', tags: 'lamp, #project-relevant' };
    const response = await client.upload(Buffer.from('# Lamps\n\nLit at dusk.'), 'lamps.md', fields);
    const answer = (await response.json()) as { warnings: string[]; document: { version: number } };
    expect(answer).toMatchObject({ warnings: [promoted(project)], document: { version: 2 } });
    expect(await scopeOf('u')).toBe(project);
  });

  it('by an import, new documents together and those that are there', async () => {
    const { client } = story();
    const { process, project, group } = await story().chain('x');
    await make(client, { id: 'there', scope: process, content: 'before', tags: ['kept'] });
    const documents = [
      { id: 'there', content: 'after', tags: ['project-relevant'] },
      ...Array.from({ length: 5 }, (_, i) => ({ id: `new${i}`, content: `New ${i}.`, tags: ['Project-Relevant'] })),
      { id: 'high', content: 'High.', tags: ['group-relevant', 'project-relevant'] },
      { id: 'plain', content: 'Plain.', tags: ['plain'] },
    ];
    const { importDocuments } = await client.run(ImportDocumentsDocument, { input: { scope: process, documents } });
    const seen: unknown[] = [];
    for (const { id, outcome, warnings } of importDocuments.results) {
      seen.push([id, outcome, await scopeOf(id), warnings]);
    }
    expect(seen).toEqual([
      ['there', 'UPDATED', project, [promoted(project)]],
      ...[0, 1, 2, 3, 4].map((i) => [`new${i}`, 'CREATED', project, [promoted(project)]]),
      ['high', 'CREATED', group, [promoted(group, '#group-relevant')]],
      ['plain', 'CREATED', process, []],
    ]);
    const [row] = await runCypher<{ broken: number }>(
      `MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
       MATCH (c:Chunk {tenantKey: tenantKey})-[:CHUNK_OF]->(d) WHERE c.scopeKey <> d.scopeKey RETURN count(c) AS broken`,
      { tenant: client.tenant },
    );
    expect(row?.broken).toBe(0);
  });

  it('by adding a tag and by setting tags, in the same transaction; a tag that it had before moves nothing', async () => {
    const { client } = story();
    const { process, project } = await story().chain('x');
    await make(client, { id: 'a', scope: process });
    await make(client, { id: 's', scope: process });
    const { addTags } = await client.run(AddTagsDocument, { id: 'a', tags: ['#Project-Relevant', 'x'] });
    expect(addTags).toMatchObject({ outcome: 'UPDATED', document: { scope: project, version: 3 } });
    const { setTags } = await client.run(SetTagsDocument, { id: 's', tags: ['project-relevant'] });
    expect(setTags).toMatchObject({ outcome: 'UPDATED', document: { scope: project }, warnings: [promoted(project)] });
    await client.run(DemoteDocumentDocument, { id: 'a', toScope: process });
    await client.run(AddTagsDocument, { id: 'a', tags: ['project-relevant', 'y'] });
    await client.run(SetTagsDocument, { id: 'a', tags: ['project-relevant', 'z'] });
    expect(await scopeOf('a')).toBe(process);
    await client.run(RemoveTagsDocument, { id: 'a', tags: ['project-relevant'] });
    await client.run(AddTagsDocument, { id: 'a', tags: ['project-relevant'] });
    expect(await scopeOf('a')).toBe(project);
    await client.run(RemoveTagsDocument, { id: 'a', tags: ['project-relevant'] });
    expect(await scopeOf('a')).toBe(project); // taking the tag off does not demote
    expect(await howOf('a')).toEqual(['AUTO_PROMOTED local', 'DEMOTED local', 'AUTO_PROMOTED local']);
  });

  it('only upward: in the project and above it the tag moves nothing and needs no warning', async () => {
    const { client } = story();
    const { project, group } = await story().chain('x');
    for (const scope of [project, group]) {
      const made = await make(client, { scope, tags: ['project-relevant'] });
      expect(made).toMatchObject({ warnings: [], document: { scope, version: 1 } });
    }
  });
});

describe('sets the tag all the same, moves nothing and says why', () => {
  it('where the tagger may not write the project, and counts it; where he may, it moves in his name', async () => {
    const { client } = story();
    const { process, project, group } = await story().chain('x');
    await join(client, process, 'maker', 'OWNER');
    const maker = await actAs(client, 'maker', 'WRITE');
    const before = await refusals();
    const refusedBy = (address: string, tag: string) =>
      `${tag} did not promote it to ${address}: you may not write that.`;
    const made = await make(maker, { id: 'd', scope: process, tags: ['project-relevant'] });
    expect(made).toMatchObject({
      warnings: [refusedBy(project, '#project-relevant')],
      document: { scope: process, tags: [{ id: 'project-relevant' }], version: 1 },
    });
    const { addTags } = await maker.run(AddTagsDocument, { id: 'd', tags: ['group-relevant'] });
    expect(addTags).toMatchObject({ outcome: 'UPDATED', warnings: [refusedBy(group, '#group-relevant')] });
    expect(await scopeOf('d')).toBe(process);
    expect((await refusals()) - before).toBeGreaterThanOrEqual(2);
    await join(client, project, 'maker', 'ADMIN');
    const both = await make(maker, { id: 'e', scope: process, tags: ['project-relevant', 'group-relevant'] });
    expect(both.document.scope).toBe(project);
    expect(both.warnings).toEqual([refusedBy(group, '#group-relevant'), promoted(project)]);
    expect(await howOf('e')).toEqual(['AUTO_PROMOTED maker']);
  });

  it('where there is no project above, or it takes no promotions', async () => {
    const { client, scope } = story();
    const alone = await scope({ kind: 'THINK_PROCESS', id: 'alone' });
    const { process, project } = await story().chain('x');
    const none = '#project-relevant promotes to the level of a project: there is none above think-process/alone.';
    expect((await make(client, { scope: alone, tags: ['project-relevant'] })).warnings).toEqual([none]);
    await setRules(client, project, { acceptsPromotions: false });
    const made = await make(client, { id: 'd', scope: process, tags: ['project-relevant'] });
    const why = `#project-relevant did not promote it to ${project}: that takes no promotions.`;
    expect(made).toMatchObject({ warnings: [why], document: { scope: process } });
  });
});

/** How many promotions by tags the server has refused because the tagger may not write the target. */
async function refusals(): Promise<number> {
  const text = await (await fetch(`${story().client.url}/metrics`)).text();
  const { samples = [] } = parsePrometheus(text).get('mnemograph_promotions_refused_total') ?? {};
  return samples.find(({ labels }) => labels['reason'] === 'not-permitted')?.value ?? 0;
}

it('lets a scope take no promotions: promoting and publishing are refused and change nothing, demoting goes on', async () => {
  const { client } = story();
  const { process, session, project } = await story().chain('x');
  await make(client, { id: 'd', scope: process, type: 'RESULT' });
  await setRules(client, project, { acceptsPromotions: false });
  const promote = (to: 'PROJECT' | 'GROUP' | 'SESSION') => ({ id: 'd', to });
  expect(await refusalOf(client, PromoteDocumentDocument, promote('PROJECT'))).toMatchObject({
    code: 'PROMOTIONS_NOT_ACCEPTED',
    message: `${project} takes no promotions.`,
  });
  const publish = { thinkProcessId: 'tp_x' };
  expect((await refusalOf(client, PublishToProjectDocument, publish)).code).toBe('PROMOTIONS_NOT_ACCEPTED');
  expect(await scopeOf('d')).toBe(process);
  await client.run(PromoteDocumentDocument, promote('SESSION'));
  await client.run(PromoteDocumentDocument, promote('GROUP')); // past it, into a scope that takes them
  await client.run(DemoteDocumentDocument, { id: 'd', toScope: project });
  await client.run(DemoteDocumentDocument, { id: 'd', toScope: session });
  await setRules(client, project, { acceptsPromotions: true });
  await client.run(PromoteDocumentDocument, promote('PROJECT'));
  expect(await scopeOf('d')).toBe(project);
});

it('brings new results of processes up by themselves where the project wants it, and nothing else', async () => {
  const { client } = story();
  const { process, session, project } = await story().chain('x');
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x', nodeId: 'n1' } as const;
  const result = { type: 'RESULT', scope: process, source } as const;
  expect((await make(client, { ...result, id: 'before' })).document.scope).toBe(process);
  await setRules(client, project, { autoPromoteResults: true });
  const made = await make(client, { ...result, id: 'after' });
  expect(made.warnings).toEqual([promoted(project, '`autoPromoteResults`')]);
  expect(made.document).toMatchObject({
    scope: project,
    source,
    tags: [{ id: 'auto:n1' }, { id: 'thinkprocess:tp_x' }],
  });
  expect(await howOf('after')).toEqual(['AUTO_PROMOTED local']);
  expect((await make(client, { id: 'note', scope: process, source })).document.scope).toBe(process);
  expect((await make(client, { id: 'no source', scope: process, type: 'RESULT' })).document.scope).toBe(process);
  expect((await make(client, { ...result, id: 'in session', scope: session })).document.scope).toBe(session);
  await join(client, process, 'maker', 'OWNER');
  const maker = await actAs(client, 'maker', 'WRITE');
  const refused = await make(maker, { ...result, id: 'by maker' });
  expect(refused).toMatchObject({ document: { scope: process }, warnings: [expect.stringContaining('may not write')] });
  expect(await scopeOf('before')).toBe(process);
});

it('takes the tags of a project in place of those of the server, and theirs again when they are taken back', async () => {
  const { client } = story();
  const { process, session, project, group } = await story().chain('x');
  const other = await story().chain('other');
  const tags = [
    { tag: '#Share', to: 'SESSION' as const },
    { tag: 'Lesson', to: 'GROUP' as const },
  ];
  const rulesOf = async (scope: string) =>
    (await client.run(GetPromotionRulesDocument, { scope })).scope?.promotionRules ?? null;
  const { setPromotionRules } = await setRules(client, project, { tags });
  const own = [
    { tag: 'lesson', to: 'GROUP' },
    { tag: 'share', to: 'SESSION' },
  ];
  expect(setPromotionRules).toMatchObject({
    address: project,
    version: 2,
    promotionRules: { tags: own, ownTags: true },
  });
  expect((await setRules(client, project, { tags })).setPromotionRules.version).toBe(2); // the same again
  await setRules(client, project, { autoPromoteResults: false });
  expect(await rulesOf(project)).toMatchObject({ tags: own, autoPromoteResults: false, acceptsPromotions: true });
  expect((await make(client, { scope: process, tags: ['share'] })).document.scope).toBe(session);
  expect((await make(client, { scope: process, tags: ['lesson'] })).document.scope).toBe(group);
  expect((await make(client, { scope: process, tags: ['project-relevant'] })).document.scope).toBe(process);
  expect((await make(client, { scope: other.process, tags: ['share'] })).document.scope).toBe(other.process);
  await setRules(client, project, { tags: null });
  expect(await rulesOf(project)).toMatchObject({
    tags: [
      { tag: 'project-relevant', to: 'PROJECT' },
      { tag: 'group-relevant', to: 'GROUP' },
    ],
    ownTags: false,
  });
  expect(await rulesOf(process)).toMatchObject({ tags: null, ownTags: false });
  expect((await make(client, { scope: process, tags: ['project-relevant'] })).document.scope).toBe(project);
});

it('refuses rules that say nothing, and whoever may not write the scope', async () => {
  const { client } = story();
  const { process, session, project } = await story().chain('x');
  const refuse = async (scope: string, rules: PromotionRulesInput, by = client) =>
    (await refusalOf(by, SetPromotionRulesDocument, { scope, rules })).code;
  const tag = (name: string, to: 'PROJECT' | 'THINK_PROCESS' | 'USER') => ({ tag: name, to });
  expect(await refuse(process, { acceptsPromotions: false })).toBe('BAD_INPUT');
  expect(await refuse(session, { autoPromoteResults: true })).toBe('BAD_INPUT');
  expect(await refuse(session, { tags: null })).toBe('BAD_INPUT');
  expect(await refuse(project, { tags: [tag('a', 'THINK_PROCESS')] })).toBe('BAD_INPUT');
  expect(await refuse(project, { tags: [tag('a', 'USER')] })).toBe('BAD_INPUT');
  expect(await refuse(project, { tags: [tag('a', 'PROJECT'), tag('#A', 'PROJECT')] })).toBe('BAD_INPUT');
  expect(await refuse(project, { tags: [tag(' ', 'PROJECT')] })).toBe('BAD_INPUT');
  expect(await refuse('project/none', { acceptsPromotions: false })).toBe('NOT_FOUND');
  await join(client, project, 'reader');
  expect(await refuse(project, { acceptsPromotions: false }, await actAs(client, 'reader'))).toBe('NOT_FOUND');
  const { scope } = await client.run(GetPromotionRulesDocument, { scope: project });
  expect(scope?.promotionRules).toMatchObject({ acceptsPromotions: true, autoPromoteResults: false, ownTags: false });
});
