import { readFile } from 'node:fs/promises';
import {
  CreateDocumentDocument,
  GetDocumentDocument,
  ListDocumentsDocument,
  RagQueryDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { plantDocuments, vectorOf } from '../testkit/bulk.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

const english = 'The keeper lights the lamp at dusk and puts it out at dawn, every day of the year.';
const german = 'Der Wärter zündet die Lampe in der Dämmerung an und löscht sie am Morgen, jeden Tag.';

/** Ids of the tenant's documents whose chunks an index finds by words in their text. */
async function foundIn(index: string, { tenant }: Client, words: string): Promise<readonly string[]> {
  const rows = await runCypher<{ id: string }>(
    `CALL db.index.fulltext.queryNodes($index, $query, {limit: 1000}) YIELD node
     MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT node, u.tenantKey AS tenantKey
     MATCH (node)-[:CHUNK_OF]->(d:Document {tenantKey: tenantKey}) RETURN DISTINCT d.id AS id`,
    { index, tenant, query: `text:(${words})` },
  );
  return rows.map((row) => row.id);
}

it.each([
  ['de', 'german', 'Die Mieterin kündigte die Verträge mit der Genossenschaft im Frühjahr.', 'Vertrag kündigen'],
  [
    'fr',
    'french',
    'Les locataires ont résilié leurs baux commerciaux avant la fin de la saison.',
    'un bail commercial',
  ],
  [
    'es',
    'spanish',
    'Los inquilinos cancelaron sus contratos antes de terminar la temporada.',
    'cuándo avisó una inquilina',
  ],
  [
    'it',
    'italian',
    'Gli inquilini hanno disdetto i contratti prima della fine della stagione.',
    'contratto di un inquilino',
  ],
  ['pt', 'portuguese', 'Os inquilinos cancelaram os contratos antes do fim da estação.', 'quando avisou uma inquilina'],
  ['nl', 'dutch', 'De huurders hebben de boten en schepen voor het seizoen verkocht.', 'wie verkoopt een boot'],
  ['sv', 'swedish', 'Hyresgästerna har sagt upp avtalen före säsongens slut.', 'avtal för en hyresgäst'],
  ['da', 'danish', 'Lejerne har opsagt aftalerne inden sæsonens afslutning i havnen.', 'aftale og lejer'],
  ['no', 'norwegian', 'Leietakerne har sagt opp avtalene før sesongen er over i havna.', 'avtale med en leietaker'],
  ['fi', 'finnish', 'Vuokralaiset irtisanoivat sopimukset ennen kauden loppua.', 'sopimuksen vuokralainen'],
  ['ru', 'russian', 'Арендаторы расторгли договоры до окончания сезона.', 'договор арендатора'],
  ['ko', 'cjk', '계약은 3월에 종료됩니다. 연장은 불가능합니다.', '계약이 종료'],
])(
  'finds inflected words of %s by the %s index, and not by that of every chunk',
  async (language, index, content, query) => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    const made = await document({ id: 'd', scope: project, type: 'FACT', title: 'x', content });
    await document({ id: 'lamp', scope: project, type: 'FACT', content: english });
    expect(made.language).toBe(language);
    const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project, limit: 1 });
    expect(ragQuery.hits).toMatchObject([{ documentId: 'd', language, textScore: 1 }]);
    const words = query.toLowerCase();
    expect(await foundIn(`chunk_text_${index}`, client, words)).toEqual(['d']);
    expect(await foundIn('chunk_text', client, words)).toEqual([]);
  },
);

it.each([
  ['ja', '火災保険の契約は2026年3月に終了します。更新には書面が必要です。', '契約はいつ終了しますか'],
  ['zh', '租赁合同将于三月终止，请提前通知房东。', '合同什么时候终止？'],
])('finds words of %s, which no spaces part', async (language, content, query) => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, type: 'FACT', title: 'x', content });
  const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
  expect(ragQuery).toMatchObject({ trace: { language }, hits: [{ documentId: 'd', language, textScore: 1 }] });
});

describe('the German contract', () => {
  it('is found by its words in other forms, whichever the question is sure of', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    const file = await readFile(new URL('../fixtures/contract-de.md', import.meta.url));
    expect((await client.upload(file, 'contract-de.md', { scope: project, id: 'contract' })).status).toBe(200);
    await document({ id: 'lamp', scope: project, content: english });
    const { document: contract } = await client.run(GetDocumentDocument, { id: 'contract' });
    expect(contract).toMatchObject({ language: 'de' });
    for (const query of ['Wer kündigte den Mietern?', 'Monatsmieten', 'Fristen der Kündigungen']) {
      const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project, groupByDocument: true });
      expect([query, ragQuery.hits[0]]).toMatchObject([query, { documentId: 'contract', textScore: 1 }]);
    }
  });
});

describe('a document in two languages', () => {
  it('has the language of most of it, and its passages have their own', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    const content = `## Manual\n\n${english}\n\n## Anleitung\n\n${german}\n\n## More\n\n${english} It burns oil.`;
    const { language } = await document({ id: 'both', scope: project, content });
    expect(language).toBe('en');
    const all = await client.run(RagQueryDocument, { query: 'lamp Lampe', scope: project });
    expect(all.ragQuery.hits.map((hit) => hit.language).sort()).toEqual(['de', 'en', 'en']);
    const one = await client.run(RagQueryDocument, { query: 'lamp Lampe', scope: project, languages: ['de'] });
    expect(one.ragQuery.hits).toMatchObject([{ language: 'de', text: expect.stringContaining('Wärter') as unknown }]);
    expect(one.ragQuery.trace.scopes).toMatchObject([{ candidates: 1, hits: 1 }]);
  });
});

describe('the language that a caller gives', () => {
  it('wins over the detected one, for the document and its passages, and stays when the content changes', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    const made = await document({ id: 'd', scope: project, content: english, language: 'de-AT' });
    expect(made.language).toBe('de');
    const { ragQuery } = await client.run(RagQueryDocument, { query: 'lamp', scope: project });
    expect(ragQuery.hits).toMatchObject([{ language: 'de' }]);
    const input = { id: 'd', content: `${english} And that is all that he does.` };
    const { updateDocument } = await client.run(UpdateDocumentDocument, { input });
    expect(updateDocument.document.language).toBe('de');
  });

  it('is taken of an update alone, once, and of an upload', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    await document({ id: 'd', scope: project, content: english });
    const update = () => client.run(UpdateDocumentDocument, { input: { id: 'd', language: 'fr' } });
    expect((await update()).updateDocument).toMatchObject({ outcome: 'UPDATED', document: { language: 'fr' } });
    expect((await update()).updateDocument.outcome).toBe('UNCHANGED');
    const { ragQuery } = await client.run(RagQueryDocument, { query: 'lamp', scope: project });
    expect(ragQuery.hits).toMatchObject([{ language: 'fr', similarity: expect.any(Number) as unknown }]);
    const answer = await client.upload(Buffer.from(english), 'lamp.txt', { scope: project, language: 'sv' });
    expect(await answer.json()).toMatchObject({ document: { language: 'sv' } });
  });

  it('is detected anew with new content where it was not given', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    expect((await document({ id: 'd', scope: project, content: english })).language).toBe('en');
    const { updateDocument } = await client.run(UpdateDocumentDocument, { input: { id: 'd', content: german } });
    expect(updateDocument.document.language).toBe('de');
    expect(await foundIn('chunk_text_german', client, 'lampen')).toEqual(['d']);
  });

  it('is refused where it is none, and nothing changes', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    await document({ id: 'd', scope: project, content: english });
    const bad = { language: 'German' };
    const refusals = [
      await refusalOf(client, CreateDocumentDocument, { input: { id: 'e', scope: project, content: 'x', ...bad } }),
      await refusalOf(client, UpdateDocumentDocument, { input: { id: 'd', content: german, ...bad } }),
      await refusalOf(client, ListDocumentsDocument, { scope: project, filter: { languages: ['German'] } }),
      await refusalOf(client, RagQueryDocument, { query: 'lamp', scope: project, languages: ['German'] }),
      await refusalOf(client, RagQueryDocument, { query: 'lamp', scope: project, preferredLanguage: 'German' }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'BAD_INPUT'));
    expect((await client.upload(Buffer.from('x'), 'x.txt', { scope: project, ...bad })).status).toBe(400);
    const { documents } = await client.run(ListDocumentsDocument, { scope: project });
    expect(documents).toMatchObject({ totalCount: 1, edges: [{ node: { content: english, version: 1 } }] });
  });
});

describe('documents of some languages', () => {
  it('are listed and counted alone, those that were stored before languages were told too', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    await document({ id: 'en', scope: project, content: english });
    await document({ id: 'de', scope: project, content: german });
    const vector = await vectorOf(client.tenant, 'en');
    await plantDocuments(client.tenant, project, { prefix: 'old', count: 1, text: 'lamp', vector, tags: ['old'] });
    const list = async (languages: string[]): Promise<readonly unknown[]> => {
      const { documents } = await client.run(ListDocumentsDocument, { scope: project, filter: { languages } });
      return [documents.totalCount, ...documents.edges.map(({ node }) => `${node.id} ${node.language}`).sort()];
    };
    expect(await list(['de'])).toEqual([1, 'de de']);
    expect(await list(['de', 'en'])).toEqual([2, 'de de', 'en en']);
    expect(await list(['und'])).toEqual([1, 'old0 und']);
    expect(await list([])).toHaveLength(4);
    const { ragQuery } = await client.run(RagQueryDocument, { query: 'lamps', scope: project, languages: ['und'] });
    expect(ragQuery.hits).toMatchObject([{ documentId: 'old0', language: 'und', textScore: 1 }]);
  });

  it('are found behind many nearer ones of another', async () => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    await document({ id: 'en', scope: project, content: english });
    await document({ id: 'de', scope: project, content: german });
    const vector = await vectorOf(client.tenant, 'en');
    await plantDocuments(client.tenant, project, { prefix: 'n', count: 300, text: english, vector, tags: ['near'] });
    const { ragQuery } = await client.run(RagQueryDocument, { query: english, scope: project, languages: ['de'] });
    expect(ragQuery.hits.map((hit) => hit.documentId)).toEqual(['de']);
  });
});

it('finds an English document by a German question that shares a name with it', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({
    id: 'orrevik',
    scope: project,
    type: 'FACT',
    content: 'The lighthouse of Orrevik was built in 1874.',
  });
  await document({ id: 'bread', scope: project, type: 'FACT', content: 'Sourdough needs a lively starter.' });
  const query = 'Wann wurde der Leuchtturm von Orrevik gebaut?';
  const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
  expect(ragQuery).toMatchObject({ trace: { language: 'de' }, hits: [{ documentId: 'orrevik', language: 'en' }] });
});
