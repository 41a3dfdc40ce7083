import { readFile } from 'node:fs/promises';

/** A scope of the example; `id` is its address. */
export interface StoryScope {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** Address of the scope that it is within. */
  readonly parent: string | null;
}

/** A document of the example: its text stands in the story, or in a file beside it. */
export interface StoryDocument {
  readonly id: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly mimeType: string;
  readonly content?: string;
  readonly file?: string;
  readonly source: { readonly type: string; readonly thinkProcessId?: string; readonly nodeId?: string };
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** The example: what there is, what is asked, and what has to come out. */
export interface Story {
  readonly scopes: readonly StoryScope[];
  readonly documents: readonly StoryDocument[];
  readonly question: {
    readonly scope: string;
    readonly text: string;
    /** The result of a sibling process that is promoted, and the scope that it is promoted to. */
    readonly promote: { readonly document: string; readonly to: string };
    /** Documents that come first before the promotion, and after it in any order. */
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
}

const folder = new URL('./files/', import.meta.url);

/** Reads the example that comes with the product. */
export async function readStory(): Promise<Story> {
  return JSON.parse(await readFile(new URL('story.json', folder), 'utf8')) as Story;
}

/** Reads a file of the example. */
export function readStoryFile(name: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(new URL(name, folder));
}
