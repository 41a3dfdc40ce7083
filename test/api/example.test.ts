import {
  AddTagsDocument,
  DemoteDocumentDocument,
  GetDocumentDocument,
  ListDocumentsDocument,
  PromoteDocumentDocument,
  PublishToProjectDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { loadExampleInto, readFinishedExample } from '../testkit/example.js';
import { beginStory } from '../testkit/seed.js';

const story = useStory();

async function ask(client: Client) {
  const { question } = await readFinishedExample();
  const variables = { query: question.text, scope: question.scope, limit: 20 };
  return (await client.run(RagQueryDocument, variables)).ragQuery;
}

it('holds what the example tells: every document in its scope, with its tags', async () => {
  const { client } = story();
  await loadExampleInto(client);
  const example = await readFinishedExample();
  for (const { id: scope } of example.scopes) {
    const { documents } = await client.run(ListDocumentsDocument, { scope, first: 100 });
    const wanted = example.documents.filter((document) => document.scope === scope);
    const held = [...example.folders.filter((folder) => folder.scope === scope), ...wanted];
    expect(documents.edges.map((edge) => edge.node.id).sort()).toEqual(held.map(({ id }) => id).sort());
    for (const { id, tags } of wanted) {
      const node = documents.edges.find((edge) => edge.node.id === id)?.node;
      expect(node?.tags.filter((tag) => !tag.automatic).map((tag) => tag.id)).toEqual([...tags].sort());
      expect(node?.indexState).toBe('READY');
    }
  }
});

it('answers the question of the example from the paper, and from the extraction only once it is promoted', async () => {
  const { client } = story();
  await loadExampleInto(client);
  const { question } = await readFinishedExample();
  const before = await ask(client);
  expect(before.hits[0]).toMatchObject({ documentId: 'doc_dao2022', weight: 0.5, source: 'VECTOR_SEARCH' });
  const seen = new Set(before.hits.map((hit) => hit.documentId));
  expect(seen).not.toContain(question.promote.document);
  expect(new Set(before.hits.map((hit) => hit.scope))).not.toContain('think-process/tp_paper_analysis');
  await client.run(PromoteDocumentDocument, { id: question.promote.document, to: 'PROJECT' });
  const after = await ask(client);
  const documents = [...new Set(after.hits.map((hit) => hit.documentId))];
  expect(documents.slice(0, question.after.length).sort()).toEqual([...question.after].sort());
});

it('answers from the extraction too once it is published, and from its process alone once it is demoted', async () => {
  const { client } = story();
  await loadExampleInto(client);
  const { question } = await readFinishedExample();
  const found = async (): Promise<readonly string[]> => (await ask(client)).hits.map((hit) => hit.documentId);
  const { document: id } = question.promote;
  expect(await found()).not.toContain(id);
  await client.run(PublishToProjectDocument, { thinkProcessId: 'tp_paper_analysis', documentIds: [id] });
  expect(await found()).toContain(id);
  const others = (await ask(client)).hits.map((hit) => hit.scope);
  expect(others).not.toContain('think-process/tp_paper_analysis');
  await client.run(DemoteDocumentDocument, { id, toScope: 'think-process/tp_paper_analysis' });
  expect(await found()).not.toContain(id);
  expect((await ask(client)).hits[0]).toMatchObject({ documentId: 'doc_dao2022' });
  await client.run(AddTagsDocument, { id, tags: ['#project-relevant'] });
  expect(await found()).toContain(id);
});

it('can be loaded by two tenants, who change and see their own alone', async () => {
  const one = story();
  const two = beginStory();
  await loadExampleInto(one.client);
  await loadExampleInto(two.client);
  const { question } = await readFinishedExample();
  await one.client.run(PromoteDocumentDocument, { id: question.promote.document, to: 'PROJECT' });
  const inOne = (await one.client.run(GetDocumentDocument, { id: question.promote.document })).document;
  const inTwo = (await two.client.run(GetDocumentDocument, { id: question.promote.document })).document;
  expect(inOne?.scope).toBe('project/proj_transformer');
  expect(inTwo?.scope).toBe('think-process/tp_paper_analysis');
  expect(inOne?.key).not.toBe(inTwo?.key);
  const hits = (await ask(two.client)).hits.map((hit) => hit.documentId);
  expect(hits[0]).toBe('doc_dao2022');
  expect(hits).not.toContain(question.promote.document);
});
