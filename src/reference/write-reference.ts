import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { referencePages, referenceParts, withParts } from './reference-pages.js';

/**
 * Writes the reference pages and the generated parts of others into `docs`, or with `--check` only says which are not in
 * step and exits with 1.
 */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const parted = [...referenceParts()].map(
    async ([path, parts]) => [path, withParts(await readFile(path, 'utf8'), parts)] as const,
  );
  for (const [path, text] of [...referencePages(), ...(await Promise.all(parted))]) {
    const before = await readFile(path, 'utf8').catch(() => '');
    const after = await format(text, { ...(await resolveConfig(path)), filepath: path });
    if (before === after) continue;
    console.log(`${check ? 'not in step' : 'written'}: ${path}`);
    if (check) process.exitCode = 1;
    else await writeFile(path, after);
  }
}

await main();
