import { howToRun } from '../shared/how-to-run.js';
import type { Connection } from './connection.js';
import { CliFailure, exitOf, failure } from './failure.js';
import type { TypedDocumentString } from './generated/operations.js';

/** What `POST /upload` answers. */
export interface UploadAnswer {
  readonly outcome: string;
  readonly warnings: readonly string[];
  readonly document: {
    readonly id: string;
    readonly title: string;
    readonly type: string;
    readonly scope: string;
    readonly indexState: string;
    readonly version: number;
  };
}

/** The API as the commands use it. What it refuses is thrown as CliFailure, with the code and hint of the server. */
export interface Api {
  run<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T>;
  /** Sends a file as it is read from the disk. `onBytes` is told of each piece that is sent. */
  upload(file: Blob, name: string, fields: UploadFields, onBytes: (bytes: number) => void): Promise<UploadAnswer>;
  /** What the server says of its own health. */
  health(): Promise<HealthReport>;
}

/** Text fields of the form of an upload. */
export type UploadFields = Readonly<Record<string, string>>;

/** What the server says of itself and of what it depends on. */
export interface HealthReport {
  readonly status: 'ok' | 'degraded' | 'down';
  readonly checks: readonly { readonly name: string; readonly status: string; readonly message: string }[];
}

interface Refusal {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly hint?: string; readonly field?: string };
}

interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly Refusal[];
}

/** Longest time in ms that a server may take for an answer: more than it takes itself before it gives up. */
const answerMs = 90_000;
const healthMs = 10_000;
/** An upload ends when the server cuts it off. */
const uploadMs = 600_000;

/** The API of the server of a connection. */
export function createApi(connection: Connection): Api {
  const { url } = connection;
  const headers = identify(connection);
  return {
    run: async <T, V>(document: TypedDocumentString<T, V>, variables: V) => {
      const body = JSON.stringify({ query: String(document), variables });
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      const { data } = await send<Answer<T>>(`${url}/graphql`, init, answerMs);
      if (data === null || data === undefined) throw failure('STRANGE_ANSWER', `${url} gave an answer without data.`);
      return data;
    },
    upload: (file, name, fields, onBytes) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('file', file, name);
      return send<UploadAnswer & Answer<never>>(`${url}/upload`, streamed(form, headers, onBytes), uploadMs);
    },
    health: () => send<HealthReport & Answer<never>>(`${url}/health/ready`, {}, healthMs),
  };
}

/** What a client says of itself: over HTTP in headers, over WebSocket in `connectionParams`. */
export function identify({ token, tenant }: Connection): Readonly<Record<string, string>> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(tenant === undefined ? {} : { 'x-tenant-id': tenant }),
  };
}

/** A request whose form is counted while it is sent, and never in memory as a whole. */
function streamed(
  form: FormData,
  headers: Readonly<Record<string, string>>,
  onBytes: (bytes: number) => void,
): RequestInit {
  const encoded = new Response(form);
  const counted = encoded.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, out) => {
        onBytes(piece.byteLength);
        out.enqueue(piece);
      },
    }),
  );
  const contentType = encoded.headers.get('content-type') ?? '';
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': contentType },
    body: counted ?? null,
    duplex: 'half',
  };
}

/** Sends a request and reads its answer. Redirects are not followed: they would lead the token elsewhere. */
async function send<T extends Answer<unknown>>(url: string, init: RequestInit, ms: number): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return readAnswer(url, response.status, await response.text()) as T;
  } catch (error) {
    throw error instanceof CliFailure ? error : unreachable(url, error);
  }
}

/** @throws CliFailure for what is no answer of ours, and for one with errors */
function readAnswer(url: string, status: number, text: string): Answer<unknown> {
  const answer = parse(text);
  if (typeof answer !== 'object' || answer === null) {
    throw failure('STRANGE_ANSWER', `${url} does not answer as Mnemograph does (HTTP ${status}).`);
  }
  const { errors } = answer as Answer<unknown>;
  if (errors !== undefined) throw refusal(errors);
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: told by the caller
  }
}

/** The refusal of a server as the command throws it. */
export function refusal(errors: readonly Refusal[]): CliFailure {
  const [first] = errors;
  const code = first?.extensions?.code ?? 'INTERNAL';
  const message = [...new Set(errors.map((error) => error.message))].join(' ');
  return new CliFailure(code, message, first?.extensions?.hint, exitOf(code), first?.extensions?.field);
}

/** Nobody answers, or not in time. `fetch` hides why in its cause. */
export function unreachable(url: string, error: unknown): CliFailure {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new CliFailure('TIMEOUT', `${url} did not answer in time.`, 'Try again in a moment.', exitOf('TIMEOUT'));
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = code === 'ECONNREFUSED' ? 'nobody listens there' : cause instanceof Error ? cause.message : String(cause);
  const hint = `Start one with \`${howToRun.start}\`, or name another with --url; \`memory doctor\` looks for the cause.`;
  return failure('SERVER_UNREACHABLE', `No server answers at ${new URL(url).origin}: ${why || code}.`, hint);
}
