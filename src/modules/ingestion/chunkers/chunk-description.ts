import { type ChunkDraft, draft } from './chunk.js';

/** What is known about a document whose content is not text. */
export interface Description {
  readonly title: string;
  readonly tags: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  /** What a reference document says about its target. */
  readonly note: string | null;
  /** What a reference document points at: a URL, a locator, or the title of another document. */
  readonly target: string | null;
}

/** One chunk that describes a document: images and other files without text, and references. None if nothing is known. */
export function chunkDescription(description: Description): readonly ChunkDraft[] {
  const { title, tags, metadata, note, target } = description;
  const lines = [
    title,
    note ?? '',
    target === null ? '' : `→ ${target}`,
    tags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' '),
    ...Object.entries(metadata).map(([key, value]) => `${key}: ${display(value)}`),
  ];
  const text = lines.filter((line) => line.trim() !== '').join('\n');
  return text === '' ? [] : [draft(text.trim())];
}

function display(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
