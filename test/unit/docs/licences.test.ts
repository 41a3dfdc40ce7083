import { readFileSync } from 'node:fs';

/** Licences that what we ship may have: each lets it be used and passed on under its own terms, beside ours. */
const allowed = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
]);

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly licenses?: readonly { readonly type: string }[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, LockedPackage>> };
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);

/** An SPDX expression is allowed where all of its parts are, or one of its choices. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((part) => allowed.has(part.trim()));
}

/** The lock knows it as a rule; old packages say it in another form in their own file. */
function licenceOf(path: string, { license }: LockedPackage): string {
  if (license !== undefined) return license;
  return (read(`${path}/package.json`) as LockedPackage).licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

it('ships nothing whose licence is not on the list', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped
    .map(([path, entry]) => ({ path, licence: licenceOf(path, entry) }))
    .filter(({ licence }) => !isAllowed(licence));
  expect(others).toEqual([]);
});

it('tells a licence that is not on the list from one that is', () => {
  expect(['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND BSD-3-Clause)'].map(isAllowed)).toEqual([true, true, true]);
  expect(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'none', 'UNLICENSED'].map(isAllowed)).not.toContain(true);
});
