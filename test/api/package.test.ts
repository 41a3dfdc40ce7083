import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import {
  CreateDocumentDocument,
  CreateScopeDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { readRecord } from '../../src/embedded-neo4j/process-record.mjs';
import { createClient } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { isRunning } from '../testkit/mortal-server.js';
import {
  installPackage,
  linkPackage,
  npx,
  type PackedProduct,
  packProduct,
  runBin,
  runProgram,
} from '../testkit/packed.js';

/** `npm run test:long` installs the package from the registry, which takes half a minute and the network. */
const forReal = process.env['INSTALL_PACKAGE'] !== undefined;
const patience = 300_000;

let product: PackedProduct;
let folder: string;
beforeAll(async () => {
  product = await packProduct();
  folder = await (forReal ? installPackage(product) : linkPackage(product));
}, patience);
afterAll(() => product.remove());

it('packs the build, the schema and the statements, and nothing of the tests, the benches or the sources', () => {
  const paths = product.files.map(({ path }) => path);
  const places = new Set(paths.map((path) => path.split('/')[0]));
  expect([...places].sort()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'cypher', 'dist', 'package.json', 'schema', 'src'].sort(),
  );
  expect(paths.filter((path) => path.startsWith('src/'))).toEqual(['src/prerequisites/skip-gpu-libraries.cjs']);
  expect(paths.filter((path) => /(^|\/)(test|bench|node_modules|\.env)/.test(path))).toEqual([]);
  for (const needed of [
    'dist/bin/mnemograph.cjs',
    'dist/bin/memory.cjs',
    'dist/main.js',
    'dist/web/graphiql/public/index.html',
    'dist/prerequisites/neo4j-jars.sha256',
    'schema/schema.graphql',
    'schema/operations/first-query.graphql',
  ]) {
    expect(paths).toContain(needed);
  }
  expect(product.files.filter(({ size }) => size > 5_000_000)).toEqual([]);
});

it(
  'starts in an empty folder, remembers, answers, and leaves no process behind after Ctrl-C',
  async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    const env = { NEO4J_URI: '', NEO4J_HEAP: '512m', MNEMOGRAPH_DATA_DIR: dataDir, PORT: '0' };
    const program = npx(folder, [], env);
    try {
      const url = await addressOf(program);
      const client = createClient('packed', url);
      const input = { kind: 'PROJECT', id: 'p', title: 'The lighthouse' } as const;
      await client.run(CreateScopeDocument, { input });
      const content = 'The lamp burns whale oil since 1823.';
      await client.run(CreateDocumentDocument, { input: { scope: 'project/p', type: 'FACT', content } });
      const answer = await client.run(RagQueryDocument, { query: 'What does the lamp burn?', scope: 'project/p' });
      expect(answer.ragQuery.hits[0]?.text).toContain('whale oil');
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      expect((await fetch(`${url}/graphiql/`)).status).toBe(200);
      expect(program.output()).toContain('npx mnemograph demo');
      const database = readRecord(join(dataDir, 'neo4j'));
      if (database === undefined) throw new Error('There is no database.');
      await program.interrupt();
      for (const pid of [database.owner, database.supervisor, database.database]) {
        await eventually(
          () => Promise.resolve(isRunning(pid)),
          (alive) => !alive,
        );
      }
    } finally {
      await program.interrupt();
    }
  },
  patience,
);

async function addressOf(program: ReturnType<typeof npx>): Promise<string> {
  const banner = /GraphQL\s+(http:\/\/\S+)\/graphql[\s\S]*Ctrl-C/;
  const output = await eventually(
    () => Promise.resolve(program.output()),
    (text) => banner.test(text) || program.process.exitCode !== null || program.process.signalCode !== null,
  );
  const url = banner.exec(output)?.[1];
  if (url === undefined) throw new Error(`It did not start:\n${output}`);
  return url;
}

it('says its version and what it can do', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await runProgram(folder, '--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  const help = await runProgram(folder, '-h');
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toContain('mnemograph demo');
  expect(help.stdout).toContain('NEO4J_URI');
});

it('holds the memory command, with all that it needs', async () => {
  const help = await runBin(folder, 'memory', ['--help']);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toContain('memory add "Deadline is June 15th"');
  expect(await runBin(folder, 'memory', ['completion', 'bash'])).toMatchObject({ code: 0, stderr: '' });
  const nobody = await runBin(folder, 'memory', ['list', '--url', 'http://127.0.0.1:1', '--scope', 'project/p']);
  expect(nobody).toMatchObject({ code: 8, stderr: expect.stringContaining('npx mnemograph') as string });
});

it.each([
  [['--port=1'], 'Unknown flag --port.'],
  [['-x'], 'Unknown flag -x.'],
  [['serve'], 'There is no command "serve".'],
  [['demo', 'demo'], 'One command at a time.'],
  [['--version=2'], '--version takes no value.'],
])('refuses %j, and starts nothing', async (args, message) => {
  const { code, stdout, stderr } = await runProgram(folder, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toBe(`${message} \`mnemograph --help\` shows what there is.\n`);
});

it.each(['mnemograph.cjs', 'memory.cjs'])(
  'tells an older Node what %s needs, in words that every Node can read',
  (name) => {
    const source = readFileSync(join(folder, 'node_modules', 'mnemograph', 'dist', 'bin', name), 'utf8');
    const [old, latest] = ['es5', 'esnext'].map((target) => transformSync(source, { target, loader: 'js' }).code);
    expect(old).toBe(latest);
    const written: string[] = [];
    const process = {
      versions: { node: '18.20.4' },
      execPath: '/usr/bin/node',
      exitCode: 0,
      stderr: { write: (text: string) => written.push(text) },
    };
    const goesOn = () => {
      throw new Error('It goes on.');
    };
    runInNewContext(source, { process, require: goesOn });
    expect(process.exitCode).toBe(1);
    expect(written.join('')).toContain('needs Node 24 or newer; this is Node 18.20.4 (/usr/bin/node)');
  },
);
