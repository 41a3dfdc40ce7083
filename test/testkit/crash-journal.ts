import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  CreateDocumentDocument,
  DeleteDocumentDocument,
  PromoteDocumentDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { type Client, GraphQLFailure } from './client.js';
import type { Random } from '../../bench/random.js';
import type { Chain } from './seed.js';

/** What a document is after a write. */
export interface DocumentState {
  readonly version: number;
  readonly content: string;
  readonly scope: string;
  /** Words that stand in it and in no other; the last chunk of a long one has one of its own. */
  readonly words: readonly string[];
  readonly moves: number;
  readonly uploaded: boolean;
}

/** A document in the journal: the states that it may be in. Two where a write had no answer; null is its absence. */
export interface JournalEntry {
  readonly id: string;
  allowed: readonly (DocumentState | null)[];
}

/** A write: what it makes of the document, and how it is asked for. */
interface Write {
  readonly entry: JournalEntry;
  readonly after: DocumentState | null;
  readonly send: (client: Client) => Promise<unknown>;
  /** What a repetition is answered with when the first try was done after all. */
  readonly doneBefore: string;
}

/** Codes that say: the server could not, ask again. */
const retryable = new Set<unknown>(['DATABASE_UNAVAILABLE', 'TIMEOUT', 'EMBEDDING_FAILED']);

const topics = 'harbour orchard violin glacier kiln beehive compass saffron lantern quarry falcon tapestry'.split(' ');

/** One client that writes documents of its own and notes what it was answered. */
export class Writer {
  readonly entries: JournalEntry[] = [];
  acknowledged = 0;
  unanswered = 0;
  private serial = 0;

  constructor(
    private readonly name: string,
    private readonly random: Random,
    private readonly chain: Chain,
    private readonly client: () => Promise<Client>,
  ) {}

  /** One write, repeated until it is known what became of it, or, by chance, left open when it had no answer. */
  async step(): Promise<void> {
    const write = this.next();
    const before = write.entry.allowed;
    for (let attempt = 1; ; attempt++) {
      const client = await this.client();
      const refusal = await refusalOf(write.send(client));
      if (refusal === null || (attempt > 1 && refusal?.code === write.doneBefore)) break;
      if (refusal !== undefined) {
        const known = JSON.stringify({ id: write.entry.id, allowed: write.entry.allowed, after: write.after });
        throw new Error(`Attempt ${attempt} of ${this.name} was refused: ${refusal.message}\n${known}`);
      }
      this.unanswered += 1;
      write.entry.allowed = [...before, write.after];
      if (attempt === 1 && this.random.next() < 0.4) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    write.entry.allowed = [write.after];
    this.acknowledged += 1;
  }

  private next(): Write {
    const known = this.entries.filter(({ allowed }) => allowed.length === 1 && allowed[0] !== null);
    const chance = this.random.next();
    if (known.length < 3 || chance < 0.4) return this.create(chance < 0.05 ? 26 : 1);
    const entry = this.random.pick(known);
    const state = entry.allowed[0];
    if (state === null || state === undefined || chance < 0.48) return this.upload();
    if (chance < 0.72) return state.uploaded ? this.promote(entry, state) : this.update(entry, state);
    return chance < 0.9 ? this.promote(entry, state) : this.remove(entry);
  }

  private create(sections: number): Write {
    const { entry, words, content } = this.draft(sections);
    const scope = this.random.pick([this.chain.session, this.chain.process]);
    const after = { version: 1, content, scope, words, moves: 0, uploaded: false };
    const input = { id: entry.id, scope, content, type: 'NOTE', title: entry.id } as const;
    return { entry, after, send: run(CreateDocumentDocument, { input }), doneBefore: 'ALREADY_EXISTS' };
  }

  private upload(): Write {
    const { entry, words, content } = this.draft(1);
    const scope = this.chain.process;
    const after = { version: 1, content, scope, words, moves: 0, uploaded: true };
    const send = async (client: Client): Promise<void> => {
      const response = await client.upload(Buffer.from(content), `${entry.id}.md`, {
        id: entry.id,
        scope,
        title: entry.id,
      });
      const text = await response.text();
      if (!response.ok) throw new GraphQLFailure([{ message: text, extensions: { code: codeOf(text) } }]);
    };
    return { entry, after, send, doneBefore: 'ALREADY_EXISTS' };
  }

  private update(entry: JournalEntry, state: DocumentState): Write {
    const { words, content } = this.text(this.random.next() < 0.05 ? 24 : 1);
    const after = { ...state, version: state.version + 1, content, words };
    const input = { id: entry.id, content, expectedVersion: state.version };
    return { entry, after, send: run(UpdateDocumentDocument, { input }), doneBefore: 'CONFLICT' };
  }

  private promote(entry: JournalEntry, state: DocumentState): Write {
    const scope = state.scope === this.chain.process ? this.chain.session : this.chain.project;
    const moved = state.scope === scope ? 0 : 1;
    const after = { ...state, scope, version: state.version + moved, moves: state.moves + moved };
    const to = scope === this.chain.session ? 'SESSION' : 'PROJECT';
    return { entry, after, send: run(PromoteDocumentDocument, { id: entry.id, to }), doneBefore: 'done' };
  }

  private remove(entry: JournalEntry): Write {
    return { entry, after: null, send: run(DeleteDocumentDocument, { id: entry.id }), doneBefore: 'NOT_FOUND' };
  }

  private draft(sections: number): { entry: JournalEntry; words: readonly string[]; content: string } {
    this.serial += 1;
    const entry: JournalEntry = { id: `${this.name}-${this.serial}`, allowed: [null] };
    this.entries.push(entry);
    return { entry, ...this.text(sections) };
  }

  private text(sections: number): { words: readonly string[]; content: string } {
    const words = Array.from(
      { length: sections },
      () => `zq${this.random.int(2 ** 31).toString(36)}x${this.random.int(1_000)}`,
    );
    const content = words
      .map(
        (word) =>
          `## ${this.random.pick(topics)}\n\nThe ${this.random.pick(topics)} ${word} lies by the ${this.random.pick(topics)}.`,
      )
      .join('\n\n');
    return { words: [...new Set([words[0] ?? '', words.at(-1) ?? ''])], content };
  }
}

function run<T, V>(document: TypedDocumentNode<T, V>, variables: V): (client: Client) => Promise<unknown> {
  return (client) => client.run(document, variables);
}

/** Null when it was done, the refusal, or undefined where there was no answer that says what became of the write. */
async function refusalOf(sent: Promise<unknown>): Promise<GraphQLFailure | null | undefined> {
  try {
    await sent;
    return null;
  } catch (error) {
    return error instanceof GraphQLFailure && !retryable.has(error.code) ? error : undefined;
  }
}

function codeOf(text: string): string {
  return /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? text;
}
