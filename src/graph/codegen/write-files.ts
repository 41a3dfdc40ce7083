import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateCypherClient } from './generate.js';

/**
 * Writes the generated client of `cypher/` to `src/graph/generated`, or with `--check` only says which files are not in
 * step and exits with 1.
 */
async function main(): Promise<void> {
  const target = join('src', 'graph', 'generated');
  const stale: string[] = [];
  await mkdir(target, { recursive: true });
  for (const [name, source] of await generateCypherClient('cypher')) {
    const path = join(target, name);
    const before = await readFile(path, 'utf8').catch(() => '');
    if (before === source) continue;
    stale.push(path);
    if (!process.argv.includes('--check')) await writeFile(path, source);
  }
  if (stale.length > 0)
    console.log(`${process.argv.includes('--check') ? 'not in step' : 'written'}: ${stale.join(', ')}`);
  if (stale.length > 0 && process.argv.includes('--check')) process.exitCode = 1;
}

await main();
