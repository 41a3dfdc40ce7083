import { text as readAll } from 'node:stream/consumers';
import { chooseScope } from '../choose-scope.js';
import { constant, sayWritten } from '../describe.js';
import { usage } from '../failure.js';
import { CreateDocumentDocument, type DocumentType } from '../generated/operations.js';
import type { Metadata } from '../lists.js';
import type { Session } from '../session.js';

/** Options of `memory add`. */
export interface AddOptions {
  readonly type: string;
  readonly tags?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly id?: string | undefined;
  readonly language?: string | undefined;
  readonly meta?: Metadata | undefined;
  readonly process?: string | undefined;
  readonly node?: string | undefined;
}

/** Remembers a text: a fact in the current scope. `-` reads it from stdin. */
export async function add(session: Session, text: string, options: AddOptions): Promise<void> {
  const { type, tags, title, id, language, meta, process: thinkProcessId, node: nodeId } = options;
  if (nodeId !== undefined && thinkProcessId === undefined) throw usage('--node needs --process.');
  const scope = await chooseScope(session);
  const content = text === '-' ? (await readAll(process.stdin)).trimEnd() : text;
  if (content.trim() === '') throw usage('There is no text.', 'Give it in quotes, or `-` and the text on stdin.');
  const source =
    thinkProcessId === undefined ? undefined : ({ type: 'THINK_PROCESS_RESULT', thinkProcessId, nodeId } as const);
  const { createDocument } = await session.api.run(CreateDocumentDocument, {
    input: { scope, content, type: constant(type) as DocumentType, tags, title, id, language, metadata: meta, source },
  });
  await sayWritten(session.out, createDocument);
}
