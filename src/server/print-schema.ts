import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildApiSchema } from './build-schema.js';

const path = 'schema/schema.graphql';

/** Writes the SDL to `schema/schema.graphql`, or with `--check` says whether it is in step and exits with 1 if not. */
async function main(): Promise<void> {
  const sdl = `# Printed from src by \`npm run codegen\`. Do not edit.\n\n${printSchema(lexicographicSortSchema(await buildApiSchema()))}\n`;
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before === sdl) return;
  if (process.argv.includes('--check')) {
    console.log(`not in step: ${path}`);
    process.exitCode = 1;
  } else {
    await writeFile(path, sdl);
    console.log(`written: ${path}`);
  }
}

await main();
