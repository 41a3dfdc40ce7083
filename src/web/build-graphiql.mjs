/**
 * Bundles GraphiQL from our own packages into dist/web/graphiql/public, so that the page needs no internet.
 * Does nothing when the packages and sources are the same as at the last build; `--force` builds all the same.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = `${root}src/web/graphiql/`;
const folder = `${root}dist/web/graphiql/`;
const target = `${folder}public/`;
const stampFile = `${folder}stamp`;

const sources = (await readdir(source)).sort().map((name) => source + name);
const hash = createHash('sha256');
for (const file of [`${root}package-lock.json`, fileURLToPath(import.meta.url), ...sources])
  hash.update(await readFile(file)).update('\0');
const stamp = hash.digest('hex');
const built = await readFile(stampFile, 'utf8').catch(() => '');

if (built === stamp && !process.argv.includes('--force')) console.log('GraphiQL is up to date.');
else {
  const begin = performance.now();
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await build({
    entryPoints: {
      page: `${source}page.ts`,
      'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
      'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
      'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
    },
    outdir: target,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'linked',
    chunkNames: 'chunks/[name]-[hash]',
    loader: { '.ttf': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  await copyFile(`${source}index.html`, `${target}index.html`);
  await writeFile(stampFile, stamp);
  console.log(`GraphiQL built in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}
