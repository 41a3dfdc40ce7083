import { randomUUID } from 'node:crypto';
import {
  CreateDocumentDocument,
  type CreateDocumentMutation,
  CreateFolderDocument,
  type CreateFolderInput,
  CreateScopeDocument,
  type CreateDocumentInput,
  type CreateScopeInput,
} from '../../src/client/generated/operations.js';
import { type Client, createClient } from './client.js';

/** A document as the API gives it back. */
export type SeededDocument = CreateDocumentMutation['createDocument']['document'];

/** A tenant of its own, and short words to fill it: tenant → scopes → documents. */
export interface Story {
  readonly client: Client;
  /** Makes a scope and gives its address. */
  scope(input: CreateScopeInput): Promise<string>;
  /** Makes a document of text. */
  document(input: CreateDocumentInput): Promise<SeededDocument>;
  /** Makes a folder and gives its id. */
  folder(input: CreateFolderInput): Promise<string>;
  /** A group, a project in it, a session in that, a think process in that; ids end in `name`. */
  chain(name: string): Promise<Chain>;
}

/** Addresses of one scope of each tier. */
export interface Chain {
  readonly group: string;
  readonly project: string;
  readonly session: string;
  readonly process: string;
}

/** Begins a story in a new tenant. */
export function beginStory(client: Client = createClient(`test-${randomUUID()}`)): Story {
  const scope: Story['scope'] = async (input) => (await client.run(CreateScopeDocument, { input })).createScope.address;
  return {
    client,
    scope,
    document: async (input) => (await client.run(CreateDocumentDocument, { input })).createDocument.document,
    folder: async (input) => (await client.run(CreateFolderDocument, { input })).createFolder.document.id,
    chain: async (name) => {
      const group = await scope({ kind: 'GROUP', id: `grp_${name}` });
      const project = await scope({ kind: 'PROJECT', id: `proj_${name}`, parent: group });
      const session = await scope({ kind: 'SESSION', id: `sess_${name}`, parent: project });
      const process = await scope({ kind: 'THINK_PROCESS', id: `tp_${name}`, parent: session });
      return { group, project, session, process };
    },
  };
}
