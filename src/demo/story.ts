import { readFile } from 'node:fs/promises';

/** A scope of the example; `id` is its address. */
export interface StoryScope {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** Address of the scope that it is within. */
  readonly parent: string | null;
}

/** A folder of a scope of the example. */
export interface StoryFolder {
  readonly id: string;
  readonly scope: string;
  readonly title: string;
}

/** A document of the example: its text stands in the story, or in a file beside it. */
export interface StoryDocument {
  readonly id: string;
  readonly scope: string;
  readonly type: string;
  readonly title: string;
  readonly folder: string;
  readonly tags: readonly string[];
  readonly mimeType: string;
  readonly content?: string;
  readonly file?: string;
  readonly source: { readonly type: string; readonly thinkProcessId?: string; readonly nodeId?: string };
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** What there is before anybody thinks. */
export interface StoryProject {
  readonly scopes: readonly StoryScope[];
  readonly folders: readonly StoryFolder[];
  readonly documents: readonly StoryDocument[];
}

/** A task of the example. */
export interface StoryTask {
  readonly id: string;
  readonly type: string;
  readonly goal: string;
  readonly parentTaskId?: string;
  readonly inputDocs?: readonly string[];
  readonly inputTags?: readonly string[];
  readonly outputTags: readonly string[];
  /** The file that an engine outside records as its result; without one the server runs it. */
  readonly recorded?: string;
  /** Notes that it gives beside its result. */
  readonly notes?: readonly { readonly id: string; readonly content: string; readonly tags: readonly string[] }[];
}

/** A think process of the example; a task stands before its children. */
export interface StoryProcess {
  readonly id: string;
  readonly title: string;
  readonly goal: string;
  /** Address of the session that it runs in. */
  readonly session: string;
  readonly tasks: readonly StoryTask[];
}

/** The example: what there is, what is thought and asked, and what has to come out. */
export interface Story extends StoryProject {
  /** The one that analyses, and the one that asks and concludes. */
  readonly processes: readonly [StoryProcess, StoryProcess];
  readonly question: {
    readonly scope: string;
    readonly text: string;
    /** The result of a sibling process, the tag that promotes it, and the scope that it is promoted to. */
    readonly promote: { readonly document: string; readonly tag: string; readonly to: string };
    /** Documents that come first before the promotion, and after it in any order. */
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
  /** What all leads to, and the documents that it must go back to. */
  readonly answer: { readonly document: string; readonly sources: readonly string[] };
  /** A source that changes, what is done again then, and what has nothing to do with it. */
  readonly change: {
    readonly document: string;
    readonly addition: string;
    readonly redo: { readonly process: string; readonly task: string; readonly result: string };
    readonly untouched: readonly string[];
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

/** The text of a document of the example. */
export async function readStoryText({ content, file }: Pick<StoryDocument, 'content' | 'file'>): Promise<string> {
  return content ?? (file === undefined ? '' : (await readStoryFile(file)).toString('utf8'));
}
