import { readConfig } from '../../../src/config.js';

const openai = { EMBEDDING_PROVIDER: 'openai', OPENAI_API_KEY: 'k' };

it('embeds on this machine by default, also where a key of OpenAI lies about', () => {
  expect(readConfig({ OPENAI_API_KEY: 'k' }).embedding.openai).toBeUndefined();
});

it('knows the dimensions of known models, and asks for others only where the model can give them', () => {
  const read = (more: Record<string, string>) => readConfig({ ...openai, ...more }).embedding.openai;
  expect(read({})).toEqual({
    ...{ apiKey: 'k', baseUrl: 'https://api.openai.com/v1', model: 'text-embedding-3-small' },
    ...{ dimensions: 1536, asksDimensions: false },
  });
  expect(read({ EMBEDDING_MODEL: 'text-embedding-3-large' })).toMatchObject({
    dimensions: 3072,
    asksDimensions: false,
  });
  expect(read({ EMBEDDING_DIMENSIONS: '256' })).toMatchObject({ dimensions: 256, asksDimensions: true });
  const other = { EMBEDDING_MODEL: 'nomic-embed-text', EMBEDDING_DIMENSIONS: '768' };
  expect(read(other)).toMatchObject({ dimensions: 768, asksDimensions: false });
});

it('needs no key for a server of yours', () => {
  const own = { EMBEDDING_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect(readConfig(own).embedding.openai).toMatchObject({ apiKey: undefined, baseUrl: 'http://127.0.0.1:11434/v1' });
});

it.each([
  [{ EMBEDDING_PROVIDER: 'openai' }, 'OPENAI_API_KEY'],
  [{ ...openai, EMBEDDING_MODEL: 'nomic-embed-text' }, 'EMBEDDING_DIMENSIONS'],
  [{ EMBEDDING_MODEL: 'text-embedding-3-small' }, 'EMBEDDING_PROVIDER=openai'],
  [{ EMBEDDING_DIMENSIONS: '256' }, 'EMBEDDING_PROVIDER=openai'],
  [{ ...openai, OPENAI_BASE_URL: 'file:///etc' }, 'OPENAI_BASE_URL'],
  [{ DAILY_EMBED_TOKEN_LIMIT: '-1' }, 'DAILY_EMBED_TOKEN_LIMIT'],
])('refuses %j and names what is wrong', (variables: Record<string, string>, named) => {
  expect(() => readConfig(variables)).toThrow(named);
});
