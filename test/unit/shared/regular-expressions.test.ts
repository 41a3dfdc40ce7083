import { readdir, readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import ts from 'typescript';

jest.setTimeout(300_000);

process.env['RECHECK_BACKEND'] = 'pure'; // read when the module is loaded
const { checkSync } = await import('recheck');

/** A regular expression, and where it stands. */
interface Found {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Every literal of a file, and what `new RegExp` is given as text. */
function expressionsIn(file: string, code: string): readonly Found[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if (ts.isNewExpression(node) && node.expression.getText(tree) === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      if (source !== undefined && ts.isStringLiteral(source)) {
        found.push({
          place,
          source: source.text,
          flags: flags !== undefined && ts.isStringLiteral(flags) ? flags.text : '',
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

async function expressionsOfProduct(): Promise<readonly Found[]> {
  const names = await readdir('src', { recursive: true });
  const files = names.filter((name) => /\.(?:ts|mjs|cjs)$/.test(name) && !name.includes('generated'));
  const found = await Promise.all(
    files.map(async (name) => expressionsIn(name, await readFile(`src/${name}`, 'utf8'))),
  );
  return found.flat();
}

it('has no regular expression that a text can make slow', async () => {
  const expressions = await expressionsOfProduct();
  expect(expressions.length).toBeGreaterThan(100);
  const slow = expressions.flatMap(({ place, source, flags }) => {
    const { status } = checkSync(source, flags.replace('d', ''), { timeout: 20_000 });
    return status === 'safe' ? [] : [`${place} /${source}/${flags}: ${status}`];
  });
  expect(slow).toEqual([]);
});

it('tells a slow regular expression from a quick one', () => {
  expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
  expect(checkSync('^a+$', '').status).toBe('safe');
  expect(expressionsIn('a.ts', 'const a = /x+/g; const b = new RegExp("y", "u");')).toEqual([
    { place: 'a.ts:1', source: 'x+', flags: 'g' },
    { place: 'a.ts:1', source: 'y', flags: 'u' },
  ]);
});
