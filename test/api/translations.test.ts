import {
  DeleteDocumentDocument,
  GetDocumentDocument,
  LinkTranslationDocument,
  PromoteDocumentDocument,
  RagQueryDocument,
  UnlinkTranslationDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

const texts = {
  en: 'Tenants give notice in writing, three months before the end of a quarter.',
  de: 'Mieter kündigen schriftlich, drei Monate vor dem Ende eines Quartals.',
  es: 'Los inquilinos avisan por escrito, tres meses antes del fin de un trimestre.',
  fr: 'Les locataires donnent congé par écrit, trois mois avant la fin d’un trimestre.',
};

/** A project with the same rule in some languages, the first of them the original of the others; ids are the languages. */
async function rules(...languages: readonly (keyof typeof texts)[]): Promise<string> {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (const language of languages) {
    await document({ id: language, scope: project, type: 'FACT', content: texts[language], language });
  }
  const [of = '', ...others] = languages;
  for (const id of others) await client.run(LinkTranslationDocument, { id, of });
  return project;
}

async function answers(scope: string, query: string, preferredLanguage?: string): Promise<readonly string[]> {
  const { ragQuery } = await story().client.run(RagQueryDocument, { query, scope, preferredLanguage });
  return ragQuery.hits.map((hit) => hit.documentId);
}

async function translationsOf(id: string): Promise<unknown> {
  return (await story().client.run(GetDocumentDocument, { id })).document?.translations;
}

it('links documents to their original, and shows each the others', async () => {
  await rules('en', 'es', 'de');
  expect(await translationsOf('en')).toMatchObject([
    { id: 'de', language: 'de', original: false },
    { id: 'es', language: 'es', original: false },
  ]);
  expect(await translationsOf('es')).toMatchObject([
    { id: 'de', original: false },
    { id: 'en', original: true },
  ]);
});

it('answers with one of them: in the preferred language, that of the question, English, or the best', async () => {
  const project = await rules('en', 'es', 'de');
  const german = 'Wann müssen Mieter kündigen, und in welcher Form?';
  expect(await answers(project, german, 'es')).toEqual(['es']);
  expect(await answers(project, german)).toEqual(['de']);
  expect(await answers(project, 'How do tenants give notice?')).toEqual(['en']);
  expect(await answers(project, german, 'it')).toEqual(['en']);
});

it('answers with the best one where there is neither', async () => {
  const project = await rules('es', 'fr');
  expect(await answers(project, texts.fr, 'de')).toEqual(['fr']);
});

it('leaves room for others: what is passed over takes no place in the answer', async () => {
  const { client, document } = story();
  const project = await rules('en', 'es', 'de');
  await document({ id: 'other', scope: project, type: 'FACT', content: 'Tenants pay in writing.' });
  const { ragQuery } = await client.run(RagQueryDocument, { query: texts.en, scope: project, limit: 2 });
  expect(ragQuery.hits.map((hit) => hit.documentId)).toEqual(['en', 'other']);
});

it('is told that it was linked already, and changes nothing', async () => {
  await rules('en', 'de');
  const { linkTranslation } = await story().client.run(LinkTranslationDocument, { id: 'de', of: 'en' });
  expect(linkTranslation).toMatchObject({ outcome: 'UNCHANGED', document: { version: 2 } });
});

describe('refuses to link', () => {
  const refusal = (id: string, of: string) => refusalOf(story().client, LinkTranslationDocument, { id, of });

  it('a document to itself, to a missing one, or of no known language', async () => {
    const { document } = story();
    const project = await rules('en');
    await document({ id: 'und', scope: project, type: 'FACT', content: '4711' });
    expect(await refusal('en', 'en')).toMatchObject({ code: 'BAD_INPUT' });
    expect(await refusal('en', 'none')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal('none', 'en')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal('und', 'en')).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('a second one of a language, or one in a chain', async () => {
    const { document } = story();
    const project = await rules('en', 'de');
    await document({ id: 'de2', scope: project, type: 'FACT', content: texts.de, language: 'de' });
    await document({ id: 'fr', scope: project, type: 'FACT', content: texts.fr, language: 'fr' });
    expect(await refusal('de2', 'en')).toMatchObject({ code: 'BAD_INPUT' });
    expect(await refusal('fr', 'de')).toMatchObject({ code: 'BAD_INPUT' });
    expect(await refusal('en', 'fr')).toMatchObject({ code: 'BAD_INPUT' });
    expect(await translationsOf('fr')).toEqual([]);
  });

  it('one in another scope', async () => {
    const { scope, document } = story();
    const project = await rules('en');
    const session = await scope({ kind: 'SESSION', parent: project });
    await document({ id: 'de', scope: session, type: 'FACT', content: texts.de, language: 'de' });
    expect(await refusal('de', 'en')).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('two documents to each other, at the same moment', async () => {
    await rules('en');
    const { document, client } = story();
    const { document: first } = await client.run(GetDocumentDocument, { id: 'en' });
    await document({ id: 'de', scope: first?.scope ?? '', type: 'FACT', content: texts.de, language: 'de' });
    const both = await Promise.allSettled([
      client.run(LinkTranslationDocument, { id: 'de', of: 'en' }),
      client.run(LinkTranslationDocument, { id: 'en', of: 'de' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await translationsOf('en')).toHaveLength(1);
  });
});

it('parts documents again, each of which answers for itself then', async () => {
  const project = await rules('en', 'es', 'de');
  const unlink = (id: string) => story().client.run(UnlinkTranslationDocument, { id });
  expect((await unlink('es')).unlinkTranslation.outcome).toBe('UPDATED');
  expect((await unlink('es')).unlinkTranslation.outcome).toBe('UNCHANGED');
  expect([...(await answers(project, texts.en))].sort()).toEqual(['en', 'es']);
  await unlink('en');
  expect([...(await answers(project, texts.en))].sort()).toEqual(['de', 'en', 'es']);
});

it('goes with a document that is deleted', async () => {
  const project = await rules('en', 'de');
  await story().client.run(DeleteDocumentDocument, { id: 'en' });
  expect(await translationsOf('de')).toEqual([]);
  expect(await answers(project, texts.en)).toEqual(['de']);
});

it('does not hold between scopes, so that nobody is told of what he may not see; and holds again in one', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const session = await scope({ kind: 'SESSION', parent: project });
  for (const language of ['en', 'de'] as const) {
    await document({ id: language, scope: session, type: 'FACT', content: texts[language], language });
  }
  await client.run(LinkTranslationDocument, { id: 'de', of: 'en' });
  await client.run(PromoteDocumentDocument, { id: 'en', to: 'PROJECT' });
  expect([await translationsOf('en'), await translationsOf('de')]).toEqual([[], []]);
  expect([...(await answers(session, texts.en))].sort()).toEqual(['de', 'en']);
  await client.run(PromoteDocumentDocument, { id: 'de', to: 'PROJECT' });
  expect(await translationsOf('en')).toMatchObject([{ id: 'de' }]);
  expect(await answers(session, texts.en)).toEqual(['en']);
});
