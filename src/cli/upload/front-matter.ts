import { parseDocument } from 'yaml';

type Values = Readonly<Record<string, unknown>>;

/** What a note says about itself before its text. */
export interface Stated {
  readonly tags: readonly string[];
  readonly metadata: Values;
}

const block = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const longest = 100_000;
const maxAliasCount = 100;

/**
 * Reads the front matter of a note: its `tags` (a list, or words parted by commas or spaces), and the rest as metadata.
 * Nothing of it is executed. What is no front matter, or cannot be read, states nothing: the server keeps it as text.
 */
export function readStated(content: string): Stated {
  const [, yaml = ''] = block.exec(content.slice(0, longest)) ?? [];
  const { tags, ...metadata } = readYaml(yaml);
  return { tags: tagsOf(tags), metadata };
}

function readYaml(yaml: string): Values {
  try {
    const document = parseDocument(yaml, { logLevel: 'silent' });
    const data: unknown = document.errors.length > 0 ? null : document.toJS({ maxAliasCount });
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Values) : {};
  } catch {
    return {}; // too many aliases
  }
}

function tagsOf(tags: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(tags)
    ? tags
    : typeof tags === 'string'
      ? tags.split(/[,\s]+/)
      : [tags];
  const plain = list.filter((tag) => typeof tag === 'string' || typeof tag === 'number').map(String);
  return plain.filter((tag) => tag.trim() !== '');
}
