import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { parse } from 'yaml';
import type { ImportedDocumentInput } from '../../src/client/generated/operations.js';

/** The notes of a vault as a client imports them: the path below the vault is the id, its folders are the folder path. */
export async function readVault(folder: string): Promise<readonly ImportedDocumentInput[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.md')).sort();
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path), 'utf8');
      const { tags = [], ...metadata } = frontMatter(content);
      return {
        id: path.split(sep).join('/'),
        title: basename(path, '.md'),
        ...{ content, metadata, folderPath: path.split(sep).slice(0, -1) },
        tags: [tags].flat().map(String),
      };
    }),
  );
}

function frontMatter(text: string): Readonly<Record<string, unknown>> {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return (parse(yaml) ?? {}) as Readonly<Record<string, unknown>>;
}
