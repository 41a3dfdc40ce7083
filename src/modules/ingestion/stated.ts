import { readFrontMatter, unreadable } from './chunkers/front-matter.js';
import { drawingTitle } from './markup/drawing-text.js';
import { describePage } from './markup/read-page.js';
import { familyOf } from './mime-family.js';

/** What a text says about itself beside its words. */
export interface Stated {
  /** The title that it states in a way that its first line does not show. */
  readonly title: string | null;
  /** Of Markdown the `tags` of its front matter, as written. */
  readonly tags: readonly string[];
  /** Of Markdown the rest of its front matter, types kept. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Where its words begin. */
  readonly bodyStart: number;
  /** What cannot be read, for a person. */
  readonly warnings: readonly string[];
}

/** Characters in which a page must state its title to be heard. */
const LOOKED_AT = 20_000;

const nothing: Stated = { title: null, tags: [], metadata: {}, bodyStart: 0, warnings: [] };

/**
 * What a text says about itself: Markdown in its front matter, HTML and SVG in their titles; all else nothing.
 * @throws {AppError} UNREADABLE_FILE when a page is nested too deep, FILE_TOO_LARGE when it has too many elements.
 */
export function readStated(text: string, mimeType: string): Stated {
  const family = familyOf(mimeType);
  if (family === 'markdown') return readNote(text);
  if (family === 'html') return { ...nothing, title: describePage(text.slice(0, LOOKED_AT)).title };
  return family === 'svg' ? { ...nothing, title: drawingTitle(text.slice(0, LOOKED_AT)) } : nothing;
}

function readNote(text: string): Stated {
  const { bodyStart, data, problem } = readFrontMatter(text);
  if (problem !== null) return { ...nothing, warnings: [unreadable(problem)] };
  const { tags, ...metadata } = data;
  const title = typeof data['title'] === 'string' ? data['title'].trim() : '';
  return { ...nothing, title: title === '' ? null : title, tags: tagsOf(tags), metadata, bodyStart };
}

/** Tags as a list, or as words parted by commas or spaces; numbers are tags too. */
function tagsOf(tags: unknown): readonly string[] {
  const list: readonly unknown[] = typeof tags === 'string' ? tags.split(/[,\s]+/) : [tags].flat();
  const plain = list.filter((tag) => typeof tag === 'string' || typeof tag === 'number').map(String);
  return plain.filter((tag) => tag.trim() !== '');
}
