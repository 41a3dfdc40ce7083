import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'graphql';
import { parseHeader, statementText, type CypherHeader } from './parse-header.js';
import { interfaceOf, paramShapeOf, shapesOf, typescriptOf, type Shapes } from './typescript-of.js';

/** A Cypher file with what its header promises. */
export interface CypherFile {
  readonly module: string;
  /** `move-document` */
  readonly name: string;
  readonly path: string;
  readonly header: CypherHeader;
  readonly text: string;
}

const banner = '// Generated from cypher/ by `npm run codegen`. Do not edit.\n';

/** Reads every statement below a `cypher/` folder, migrations aside, sorted by path. */
export async function readCypherFiles(root: string): Promise<readonly CypherFile[]> {
  const files: CypherFile[] = [];
  for (const module of await moduleNames(root)) {
    const names = (await readdir(join(root, module))).filter((name) => /^[^_].*\.cypher$/.test(name)).sort();
    for (const name of names) {
      const path = `${module}/${name}`;
      const text = await readFile(join(root, path), 'utf8');
      files.push({
        module,
        name: name.replace('.cypher', ''),
        path,
        header: parseHeader(path, text),
        text: await withParts(join(root, module), path, statementText(text)),
      });
    }
  }
  return files;
}

/**
 * A statement with the parts that it shares with others in their places: `/* include NAME *\/` stands for what
 * `_NAME.cypher` of its folder holds. It is done here, once; nothing is joined when the product runs.
 */
async function withParts(folder: string, path: string, text: string): Promise<string> {
  const place = /\/\* include ([a-z-]+) \*\//;
  const name = place.exec(text)?.[1];
  if (name === undefined) return text;
  const part = await readFile(join(folder, `_${name}.cypher`), 'utf8').catch(() => {
    throw new Error(`${path}: there is no part _${name}.cypher`);
  });
  return withParts(
    folder,
    path,
    text.replace(place, () => statementText(part)),
  );
}

/** The generated sources, by file name: one a module, one for the migrations, one that joins the modules. */
export async function generateCypherClient(root: string): Promise<ReadonlyMap<string, string>> {
  const files = await readCypherFiles(root);
  const modules = [...new Set(files.map((file) => file.module))];
  const output = new Map<string, string>();
  for (const module of modules) {
    const shapes = await readShapes(root, module);
    const statements = files.filter((file) => file.module === module);
    output.set(`${module}.ts`, moduleSource(statements, shapes));
  }
  output.set('migrations.ts', await migrationsSource(join(root, 'migrations')));
  output.set('cypher.ts', indexSource(modules));
  return output;
}

async function moduleNames(root: string): Promise<string[]> {
  const entries = await readdir(root);
  const folders = await Promise.all(entries.map(async (name) => (await stat(join(root, name))).isDirectory()));
  return entries.filter((name, i) => folders[i] === true && name !== 'migrations').sort();
}

/** Row and input shapes of a module, the shared ones of `cypher/_rows.graphql` included. */
export async function readShapes(root: string, module: string): Promise<Shapes> {
  const sdl = await Promise.all(
    [join(root, '_rows.graphql'), join(root, module, '_rows.graphql')].map((path) =>
      readFile(path, 'utf8').catch(() => ''),
    ),
  );
  return shapesOf(parse(sdl.join('\n')).definitions);
}

function moduleSource(files: readonly CypherFile[], shapes: Shapes): string {
  const interfaces = [...shapes.values()].map((shape) => interfaceOf(shape, shapes));
  const statements = files.map((file) => naming(file.path, () => statementSource(file, shapes)));
  return [banner, `import type { Statement } from '../statement.js';\n`, ...interfaces, ...statements].join('\n');
}

/** Runs `work`; what it throws names the file. */
function naming<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function statementSource(file: CypherFile, shapes: Shapes): string {
  const { header } = file;
  if (header.row !== null && !shapes.has(header.row)) throw new Error(`no row type ${header.row}`);
  const entries = [...header.params];
  const params = entries.map(([name, type]) => `  readonly ${name}: ${typescriptOf(type, shapes)};`);
  const encoded = entries.map(([name, type]) => `${name}: ${paramShapeOf(type, shapes)}`);
  const row = header.row ?? 'never';
  const result = { many: `readonly ${row}[]`, one: row, maybe: `${row} | null` }[header.cardinality];
  const name = camelCase(file.name);
  return `/** ${header.description} */
export const ${name}: Statement<{
${params.join('\n')}
}, ${result}> = {
  name: '${file.path.replace('.cypher', '')}',
  mode: '${header.mode}',
  cardinality: '${header.cardinality}',
  params: { ${encoded.join(', ')} },
  text: ${JSON.stringify(inOneMap(file.text))},
};
`;
}

/** A comment, a text, a quoted name, a parameter, or what is none of these. */
const part = /\/\/.*|\/\*[^]*?\*\/|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|`[^`]*`|\$\w+|[^$/'"`]+/y;

/**
 * A statement with its parameters as fields of one map, `$params`. For every combination of types and magnitudes of parameters (a
 * text of 5 letters and one of 50 are two) the database makes another plan, but it does not look into maps: decision 0018.
 */
function inOneMap(text: string): string {
  let sent = '';
  for (let at = 0; at < text.length;) {
    part.lastIndex = at;
    const [piece = text.charAt(at)] = part.exec(text) ?? [];
    sent += piece.startsWith('$') ? `$params.${piece.slice(1)}` : piece;
    at += piece.length;
  }
  return sent;
}

async function migrationsSource(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^V\d+__.+\.cypher$/.test(name)).sort();
  const entries = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const statements = text
        .split('\n')
        .filter((line) => !line.startsWith('//'))
        .join('\n')
        .split(/;\s*(?:\n|$)/)
        .map((statement) => statement.trim())
        .filter((statement) => statement !== '');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { version: Number(/^V(\d+)/.exec(name)?.[1]), name, checksum, statements };
    }),
  );
  return `${banner}
import type { Migration } from '../statement.js';

/** Every migration, in order. */
export const migrations: readonly Migration[] = ${JSON.stringify(entries, null, 2)};
`;
}

function indexSource(modules: readonly string[]): string {
  const imports = modules.map((module) => `import * as ${camelCase(module)} from './${module}.js';`);
  return `${banner}
${imports.join('\n')}

/** Every Cypher file as a typed statement: \`cypher.<module>.<file>\`. */
export const cypher = { ${modules.map(camelCase).join(', ')} };
`;
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
