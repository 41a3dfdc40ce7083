import { setTimeout } from 'node:timers/promises';
import {
  CreateDocumentDocument,
  CreateFolderDocument,
  CreateScopeDocument,
  type DocumentType,
  GetDocumentDocument,
  GetScopeDocument,
  type ScopeKind,
  type SourceType,
  UpdateDocumentDocument,
} from '../client/generated/operations.js';
import { type DemoClient, DemoFailure } from './client.js';
import { readStoryFile, readStoryText, type StoryDocument, type StoryProject, type StoryScope } from './story.js';

/** What loading the project of the example did. */
export interface LoadedProject {
  /** How many scopes and documents were made; the others were there. */
  readonly made: { readonly scopes: number; readonly documents: number };
  /** Titles of documents whose text had been changed and is again what it was. */
  readonly putBack: readonly string[];
}

/** Longest time in ms until every document is searchable. */
const indexMs = 180_000;

/**
 * Loads what there is before anybody thinks, and waits until all of it is searchable. What is there already stays; a text that
 * was changed is put back.
 * @throws DemoFailure when an address or id of the example belongs to something else, or indexing fails
 */
export async function loadProject(client: DemoClient, project: StoryProject): Promise<LoadedProject> {
  let [scopes, documents] = [0, 0];
  const putBack: string[] = [];
  for (const scope of project.scopes) if (await loadScope(client, scope)) scopes += 1;
  for (const input of project.folders) {
    const { document } = await client.run(GetDocumentDocument, { id: input.id });
    if (document === null) await client.run(CreateFolderDocument, { input });
  }
  for (const document of project.documents) {
    const outcome = await loadDocument(client, document);
    if (outcome === 'made') documents += 1;
    if (outcome === 'put back') putBack.push(document.title);
  }
  const deadline = Date.now() + indexMs;
  for (const { id, title } of project.documents) await waitForIndex(client, id, title, deadline);
  return { made: { scopes, documents }, putBack };
}

async function loadScope(client: DemoClient, { id: address, kind, title, parent }: StoryScope): Promise<boolean> {
  const { scope } = await client.run(GetScopeDocument, { address });
  if (scope === null) {
    const id = address.slice(address.indexOf('/') + 1);
    await client.run(CreateScopeDocument, { input: { kind: constant(kind) as ScopeKind, id, title, parent } });
    return true;
  }
  if (scope.parent === parent) return false;
  throw new DemoFailure(
    `${address} is within ${scope.parent ?? 'nothing'} here, and within ${parent ?? 'nothing'} in the example.`,
  );
}

async function loadDocument(client: DemoClient, wanted: StoryDocument): Promise<'found' | 'made' | 'put back'> {
  const { document: found } = await client.run(GetDocumentDocument, { id: wanted.id });
  if (found === null) {
    await storeDocument(client, wanted);
    return 'made';
  }
  if (found.scope !== wanted.scope || found.title !== wanted.title) {
    throw new DemoFailure(
      `The id ${wanted.id} belongs to "${found.title}" in ${found.scope}, which is not of the example.`,
    );
  }
  if (!wanted.mimeType.startsWith('text/')) return 'found';
  const content = await readStoryText(wanted);
  if (found.content === content) return 'found';
  await client.run(UpdateDocumentDocument, { input: { id: wanted.id, content } });
  return 'put back';
}

/** What a person uploaded goes to the upload; what was written or produced is a document of text. */
async function storeDocument(client: DemoClient, document: StoryDocument): Promise<void> {
  const { id, scope, title, type, tags, file, folder: folderId, metadata = {}, source } = document;
  if (file !== undefined && source.type === 'user_upload') {
    const fields = { id, scope, title, type, folderId, tags: tags.join(','), metadata: JSON.stringify(metadata) };
    await client.upload(await readStoryFile(file), file, fields);
    return;
  }
  const content = await readStoryText(document);
  const input = { id, scope, title, folderId, tags, content, metadata, mimeType: document.mimeType };
  const origin = { ...source, type: constant(source.type) as SourceType };
  await client.run(CreateDocumentDocument, {
    input: { ...input, type: constant(type) as DocumentType, source: origin },
  });
}

async function waitForIndex(client: DemoClient, id: string, title: string, deadline: number): Promise<void> {
  for (;;) {
    const { document } = await client.run(GetDocumentDocument, { id });
    if (document?.indexState === 'READY') return;
    const state = document === null ? 'missing' : document.indexState;
    if (state === 'FAILED')
      throw new DemoFailure(`${title} could not be indexed: ${document?.indexError ?? 'no reason given'}`);
    if (Date.now() > deadline)
      throw new DemoFailure(`${title} is not searchable after ${indexMs / 1000} s; it is ${state}.`);
    await setTimeout(100);
  }
}

/** A stored name as GraphQL spells it: `think-process` is THINK_PROCESS. */
function constant(name: string): string {
  return name.replaceAll('-', '_').toUpperCase();
}
