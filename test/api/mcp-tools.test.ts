import type { ListResourcesResult } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  GetDocumentDocument,
  GetThinkProcessDocument,
  MemoryToolsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { identify } from '../testkit/client.js';
import { type Agent, connectAgent, type Era, type SeenDocument, type SeenHits } from '../testkit/mcp.js';
import { startProcess } from '../testkit/processes.js';

const story = useStory();
let agent: Agent;
afterEach(() => agent.close());

const five = ['memory_store', 'memory_query', 'memory_list', 'memory_read', 'memory_tag'];

/** A process in a session of a project, and an agent that acts as it. */
async function begin(era: Era = 'auto') {
  const { client } = story();
  const chain = await story().chain('a');
  const process = await startProcess(client, 'tp_agent', chain.session);
  agent = await connectAgent(client, { query: '?process=tp_agent', era });
  return { ...chain, client, process };
}

it.each(['auto', 'legacy'] as const)('lists, stores, asks, reads and tags as the process (%s)', async (era) => {
  const { client, process } = await begin(era);
  const { tools } = await agent.sdk.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['recall', 'remember', ...five]);
  const content = 'The foghorn of the east pier sounds twice a minute.';
  const stored = await agent.call<SeenDocument>('memory_store', { content, tags: ['#Horn', 2017] });
  expect(stored).toMatchObject({ outcome: 'created', scope: process, title: content, type: 'note' });
  const { document } = await client.run(GetDocumentDocument, { id: stored.doc_id });
  expect(document?.source).toEqual({ type: 'TOOL_OUTPUT', thinkProcessId: 'tp_agent', nodeId: null });
  const asked = await agent.call<SeenHits>('memory_query', { question: 'How often does the foghorn sound?' });
  expect(asked.hits.map(({ doc_id, excerpt }) => [doc_id, excerpt])).toEqual([[stored.doc_id, content]]);
  expect(asked.next).toContain('memory_read');
  expect(await agent.call('memory_read', { doc_id: stored.doc_id })).toMatchObject({ text: content, scope: process });
  expect(await agent.call('memory_tag', { doc_id: stored.doc_id, tags: ['pier'] })).toMatchObject({
    outcome: 'updated',
    tags: ['pier', 'thinkProcess:tp_agent'],
  });
  const { documents } = await agent.call<{ documents: readonly SeenDocument[] }>('memory_list', { tags: ['pier'] });
  expect(documents.map(({ doc_id }) => doc_id)).toEqual([stored.doc_id]);
});

it('offers the five tools with the very parameters that the API gives language models, and says what each may do', async () => {
  const { client } = await begin();
  const { memoryTools } = await client.run(MemoryToolsDocument, {});
  const { tools } = await agent.sdk.listTools();
  for (const definition of memoryTools) {
    const { name, parameters } = definition['function'] as { name: string; parameters: { properties: object } };
    const offered = tools.find((tool) => tool.name === name);
    expect([name, offered?.inputSchema]).toMatchObject([name, parameters]);
    const further = Object.keys(offered?.inputSchema.properties ?? {}).filter((key) => !(key in parameters.properties));
    expect([name, further]).toEqual([name, name === 'memory_read' ? ['offset', 'limit'] : []]);
  }
  const hints = tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.destructiveHint]);
  expect(hints).toEqual([
    ['recall', true, false],
    ['remember', false, false],
    ['memory_store', false, false],
    ['memory_query', true, false],
    ['memory_list', true, false],
    ['memory_read', true, false],
    ['memory_tag', false, true],
  ]);
  for (const { name, description, annotations } of tools.filter((tool) => tool.annotations?.readOnlyHint === true))
    expect([name, annotations?.openWorldHint, description]).toEqual([
      name,
      false,
      expect.stringContaining('never instructions'),
    ]);
});

it('lets an agent work at once: it remembers and recalls in its own memory, and in a project by its address', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'proj_mine' });
  agent = await connectAgent(client);
  const { tools } = await agent.sdk.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['recall', 'remember', ...five, 'start_process']);
  expect(await agent.call<SeenHits>('recall', { question: 'Who keeps the lamp?' })).toMatchObject({ hits: [] });
  const own = await agent.call<SeenDocument>('remember', {
    text: 'Ada keeps the lamp at night.',
    tags: ['lamp', 1853],
  });
  expect(own).toMatchObject({ scope: 'user/local', outcome: 'created', tags: ['1853', 'lamp'] });
  const shared = await agent.call<SeenDocument>('remember', {
    ...{ text: 'Ben keeps the lamp by day.', title: 'Rota', scope: project },
  });
  expect(shared).toMatchObject({ scope: project, title: 'Rota' });
  const recalled = async (input: object) =>
    (await agent.call<SeenHits>('recall', { question: 'Who keeps the lamp?', ...input })).hits.map(
      ({ doc_id }) => doc_id,
    );
  expect((await recalled({})).toSorted()).toEqual([own.doc_id, shared.doc_id].toSorted());
  expect(await recalled({ scope: project })).toEqual([shared.doc_id]);
  expect(await recalled({ tags: ['lamp', 1853] })).toEqual([own.doc_id]);
  expect(await recalled({ limit: 1 })).toHaveLength(1);
  expect(await agent.call('memory_read', { doc_id: shared.doc_id })).toMatchObject({
    text: 'Ben keeps the lamp by day.',
  });
});

it('takes a scope of the connection for all that names none', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'proj_mine' });
  agent = await connectAgent(client, { query: `?scope=${project}` });
  const { doc_id, ...kept } = await agent.call<SeenDocument>('remember', { text: 'The lamp is lit at dusk.' });
  expect(kept.scope).toBe(project);
  const { hits } = await agent.call<SeenHits>('recall', { question: 'When is the lamp lit?' });
  expect(hits.map((hit) => hit.doc_id)).toEqual([doc_id]);
  const { resources } = await agent.sdk.listResources({});
  expect(resources.map(({ name }) => name)).toEqual([doc_id]);
});

interface Started {
  readonly think_process_id: string;
  readonly scope: string;
  readonly session: string;
  readonly outcome: string;
  readonly facts: readonly { readonly doc_id: string }[];
  readonly hits: readonly { readonly doc_id: string }[];
}

it('starts a think process that sees its project, and acts as it where a call names it', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT', id: 'proj_mine' });
  await document({ id: 'f', scope: project, type: 'FACT', content: 'The lamp needs whale oil.' });
  agent = await connectAgent(client);
  const goal = 'What does the lamp need?';
  const started = await agent.call<Started>('start_process', { goal, scope: project, id: 'tp_lamp' });
  expect(started).toMatchObject({ think_process_id: 'tp_lamp', scope: 'think-process/tp_lamp', outcome: 'created' });
  expect([started.facts.map(({ doc_id }) => doc_id), started.hits.map(({ doc_id }) => doc_id)]).toEqual([['f'], ['f']]);
  expect((await client.run(GetThinkProcessDocument, { id: 'tp_lamp' })).thinkProcess).toMatchObject({ goal, project });
  const again = await agent.call<Started>('start_process', { goal, scope: project, id: 'tp_lamp' });
  expect(again).toMatchObject({ outcome: 'unchanged', session: started.session });
  const think_process_id = 'tp_lamp';
  const note = await agent.call<SeenDocument>('memory_store', { content: 'Whale oil is dear.', think_process_id });
  expect(note.scope).toBe('think-process/tp_lamp');
  const { hits } = await agent.call<SeenHits>('memory_query', { question: 'Is oil dear?', think_process_id });
  expect(hits.map(({ doc_id }) => doc_id).toSorted()).toEqual(['f', note.doc_id].toSorted());
  const alone = await agent.call<Started>('start_process', { goal });
  const [own, second] = [alone.think_process_id, await agent.call<Started>('start_process', { goal })];
  expect(new Set(['tp_lamp', own, second.think_process_id]).size).toBe(3);
  expect(await agent.refusal('memory_read', { doc_id: 'f', think_process_id: own })).toContain('NOT_FOUND');
});

it('keeps the same note once when the call is repeated, and again when it was deleted or says something else now', async () => {
  const { client } = await begin();
  const note = { content: 'The horn is deaf.', tags: ['horn'] };
  const store = () => agent.call<SeenDocument>('memory_store', note);
  const first = await store();
  const repeats = await Promise.all([store(), store(), store()]);
  expect(repeats.map(({ doc_id, outcome }) => [doc_id, outcome])).toEqual(
    Array.from({ length: 3 }, () => [first.doc_id, 'stored_before']),
  );
  const other = await agent.call<SeenDocument>('memory_store', { ...note, tags: ['other'] });
  expect(other.outcome).toBe('created');
  const change = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { outcome } }`;
  await client.ask(change, { input: { id: first.doc_id, content: 'The horn was mended.' } });
  const second = await store();
  expect([second.outcome, second.doc_id === first.doc_id]).toEqual(['created', false]);
  await client.ask('mutation ($id: ID!) { deleteDocument(id: $id) }', { id: other.doc_id });
  const third = await agent.call<SeenDocument>('memory_store', { ...note, tags: ['other'] });
  expect([third.outcome, third.doc_id === other.doc_id]).toEqual(['created', false]);
});

interface Part {
  readonly text: string;
  readonly length: number;
  readonly offset: number;
  readonly next_offset?: number;
  readonly next: string;
}

it('gives a long document in parts that fit together, and short passages of it', async () => {
  const { process } = await begin();
  const { document } = story();
  const content = `# The log\n\n${'The keeper wrote 🜁 and 🜂 in the log of the lamp. '.repeat(1_500)}`;
  const { id } = await document({ id: 'long', scope: process, type: 'NOTE', content });
  const parts: Part[] = [];
  for (let offset: number | undefined = 0; offset !== undefined && parts.length < 50;) {
    const part: Part = await agent.call<Part>('memory_read', { doc_id: id, offset, limit: 7_001 });
    parts.push(part);
    offset = part.next_offset;
  }
  expect(parts.map(({ text }) => text).join('')).toBe(content);
  expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(7_001);
  expect(parts.every(({ text, length }) => length === content.length && !/^[\uDC00-\uDFFF]/.test(text))).toBe(true);
  const usual = await agent.call<Part>('memory_read', { doc_id: id });
  expect([usual.text.length <= 8_000, usual.next]).toEqual([true, expect.stringMatching(/offset \d+ goes on/)]);
  expect(await agent.call('memory_read', { doc_id: id, offset: 1e9 })).toMatchObject({
    text: '',
    offset: content.length,
  });
  const { hits } = await agent.call<SeenHits>('memory_query', { question: 'What did the keeper write?' });
  expect(hits.length).toBeGreaterThan(0);
  expect(Math.max(...hits.map(({ excerpt }) => excerpt.length))).toBeLessThanOrEqual(500);
});

it('says what is wrong with arguments, and does nothing', async () => {
  await begin();
  expect(await agent.refusal('memory_store', { tags: ['x'] })).toContain("'content'");
  expect(await agent.refusal('memory_store', { content: 5 })).toContain('string');
  expect(await agent.refusal('memory_store', { content: ' ' })).toMatch(/^BAD_INPUT: content/);
  expect(await agent.refusal('memory_store', { content: 'x', scopes: 'y' })).toContain('additional properties');
  expect(await agent.refusal('memory_query', { question: 'x', think_process_id: 'tp_other' })).toContain('additional');
  expect(await agent.refusal('recall', { question: 'x', limit: 0 })).toContain('>= 1');
  expect(await agent.refusal('memory_read', { doc_id: 'x', limit: 1 })).toContain('>= 100');
  expect(await agent.refusal('memory_list', { scope: 'nonsense' })).toMatch(/^BAD_INPUT: .*\nWrite <kind>/);
  await expect(agent.sdk.callTool({ name: 'run_cypher', arguments: {} })).rejects.toThrow('not found');
  expect(await agent.call('memory_list')).toMatchObject({ documents: [], more: false });
});

it('offers documents as resources, the nearest scope first, page by page', async () => {
  const { client, process, project } = await begin();
  const { document } = story();
  for (let i = 0; i < 60; i += 1)
    await document({ id: `near ${i}`, scope: process, type: 'FACT', content: `Near ${i}.` });
  await document({ id: 'far/é,%', scope: project, type: 'NOTE', content: '# Far\n\nThe far lamp.' });
  const { resourceTemplates } = await agent.sdk.listResourceTemplates({});
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['mnemograph://document/{id}']);
  const seen: { name: string; uri: string }[] = [];
  const pages: number[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page: ListResourcesResult = await agent.sdk.request({
      method: 'resources/list',
      params: cursor === '' ? {} : { cursor },
    });
    pages.push(page.resources.length);
    seen.push(...page.resources);
    cursor = page.nextCursor;
  }
  expect(pages).toEqual([50, 10, 1, 0]); // the group above holds none
  expect(seen.map(({ name }) => name)).toEqual([...Array.from({ length: 60 }, (_, i) => `near ${59 - i}`), 'far/é,%']);
  const { contents } = await agent.sdk.readResource({ uri: seen.at(-1)?.uri ?? '' });
  expect(contents).toEqual([{ uri: seen.at(-1)?.uri, mimeType: 'text/markdown', text: '# Far\n\nThe far lamp.' }]);
  for (const id of ['nobody', '%E0%A4%A', 'far%2F'])
    await expect(agent.sdk.readResource({ uri: `mnemograph://document/${id}` })).rejects.toThrow(/not found/i);
  const foreign = Buffer.from('["project/none",null]').toString('base64url');
  for (const cursor of ['nonsense', foreign])
    await expect(agent.sdk.request({ method: 'resources/list', params: { cursor } })).rejects.toThrow('cursor');
  expect(client.tenant).toBeDefined();
});

it('serves a client of the first version of the SDK', async () => {
  const { client, process } = await begin();
  const earlier = new EarlierClient({ name: 'earlier', version: '1' });
  const requestInit = { headers: identify(client.tenant) };
  const url = new URL(`${client.url}/mcp?process=tp_agent`);
  await earlier.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  expect((await earlier.listTools()).tools.map(({ name }) => name)).toEqual(expect.arrayContaining(five));
  const { structuredContent } = await earlier.callTool({
    name: 'memory_store',
    arguments: { content: 'An old voice.' },
  });
  expect(structuredContent).toMatchObject({ outcome: 'created', scope: process });
  const { resources } = await earlier.listResources();
  expect(resources.map(({ title }) => title)).toEqual(['An old voice.']);
  await earlier.close();
});
