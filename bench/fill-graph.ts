import { createHash } from 'node:crypto';
import { CreateScopeDocument, GetScopeDocument } from '#src/client/generated/operations.js';
import { cypher } from '#src/graph/generated/cypher.js';
import type { Graph } from '#src/graph/graph.js';
import { newKey } from '#src/shared/ids.js';
import { print } from 'graphql';
import { type Corpus, type CorpusChunk, disturb } from './corpus.ts';
import type { HttpClient } from './http-client.ts';
import { createRandom } from './random.ts';

/** Chunks of one document, and documents of one transaction. */
const chunksPerDocument = 10;
const documentsPerTransaction = 10;

/** Cosine of a passage with its base sentence: close, as passages about one thing are. */
const nearness = 0.95;

/** Where and how the corpus is stored. */
export interface Filling {
  readonly graph: Graph;
  readonly client: HttpClient;
  readonly viewer: string;
  /** Vectors of the base sentences. */
  readonly bases: readonly Float32Array[];
  readonly seed: number;
  readonly progress: (line: string) => void;
}

/** Stores the corpus: its scopes through the API, its documents through the statements that the product writes with. */
export async function fillGraph(corpus: Corpus, filling: Filling): Promise<void> {
  const keys = await makeScopes(corpus, filling.client);
  const random = createRandom(filling.seed + 1);
  const byScope = Map.groupBy(corpus.chunks, (chunk) => chunk.scope);
  const documents = [...byScope].flatMap(([scope, chunks]) =>
    batches(chunks, chunksPerDocument).map((part) => ({ scopeKey: keys.get(scope) ?? '', part })),
  );
  let stored = 0;
  for (const batch of batches(documents, documentsPerTransaction)) {
    const rows = batch.map(({ scopeKey, part }) => ({
      scopeKey,
      chunks: part.map((chunk, position) =>
        makeChunk(chunk, position, disturb(filling.bases[chunk.base] ?? [], nearness, random)),
      ),
    }));
    await storeDocuments(filling, rows);
    stored += rows.reduce((sum, row) => sum + row.chunks.length, 0);
    if (stored % 1_000 === 0) filling.progress(`  ${stored} of ${corpus.chunks.length} chunks`);
  }
}

async function makeScopes(corpus: Corpus, client: HttpClient): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const { kind, id, parent, address } of corpus.scopes) {
    await client.run(print(CreateScopeDocument), { input: { kind, id, parent } });
    const { scope } = await client.run<{ scope: { key: string } }>(print(GetScopeDocument), { address });
    keys.set(address, scope.key);
  }
  return keys;
}

type ChunkRow = ReturnType<typeof makeChunk>;

function makeChunk(chunk: CorpusChunk, position: number, embedding: number[]) {
  const hash = createHash('sha256').update(chunk.text).digest('hex');
  const place = { headingPath: [], page: null, keyPath: null };
  return {
    key: newKey(),
    position,
    text: chunk.text,
    header: 'Log',
    ...place,
    hash,
    embedding,
    windows: [],
    language: 'en',
  };
}

async function storeDocuments(
  { graph, viewer }: Filling,
  rows: readonly { readonly scopeKey: string; readonly chunks: readonly ChunkRow[] }[],
): Promise<void> {
  const at = new Date();
  await graph.write(async (tx) => {
    for (const { scopeKey, chunks } of rows) {
      const key = newKey();
      const origin = { sourceType: 'manual', sourceThinkProcessId: null, sourceNodeId: null };
      const file = { blobHash: null, filename: null, pageCount: null };
      const state = { indexState: 'READY', indexError: null, generation: 1 };
      const content = chunks.map((chunk) => chunk.text).join('\n\n');
      const text = { type: 'note', title: `Log ${key}`, content, mimeType: 'text/plain', metadata: '{}' };
      const language = { language: 'en', languageGiven: true };
      const document = { key, id: `doc_${key}`, ...text, ...language, ...origin, ...file, ...state };
      await tx.run(cypher.library.createDocument, { viewer, scopeKey, document, createdAt: at, at });
      await tx.run(cypher.library.linkTags, {
        itemKey: key,
        tags: [{ key: newKey(), id: 'log', label: 'log' }],
        by: 'user',
        at,
      });
      await tx.run(cypher.ingestion.createChunks, { itemKey: key, generation: 1, status: 'active', chunks });
    }
  });
}

function batches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
