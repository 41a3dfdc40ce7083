import { disturb, makeCorpus, scopeCount } from '../../../bench/corpus.ts';
import { createRandom } from '../../../bench/random.ts';

const cosine = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

it('makes the same corpus from the same seed, and another from another', () => {
  expect(makeCorpus(400, 7)).toEqual(makeCorpus(400, 7));
  expect(makeCorpus(400, 7).chunks).not.toEqual(makeCorpus(400, 8).chunks);
});

it('spreads its passages evenly over twenty scopes', () => {
  const { scopes, chunks } = makeCorpus(10_000, 1);
  const counts = Map.groupBy(chunks, (chunk) => chunk.scope);
  expect(scopes).toHaveLength(scopeCount);
  expect(scopes.map(({ address }) => counts.get(address)?.length)).toEqual(scopes.map(() => 500));
});

it('lets every think process see four scopes, itself included', () => {
  const { scopes } = makeCorpus(20, 1);
  const parentOf = (address: string): string | null =>
    scopes.find((scope) => scope.address === address)?.parent ?? null;
  for (const process of scopes.filter(({ kind }) => kind === 'THINK_PROCESS')) {
    const chain: string[] = [];
    for (let at: string | null = process.address; at !== null; at = parentOf(at)) chain.push(at.split('/')[0] ?? '');
    expect(chain).toEqual(['think-process', 'session', 'project', 'group']);
  }
});

it('has passages that are all different, each made of a sentence that is embedded', () => {
  const { bases, chunks } = makeCorpus(2_000, 1);
  expect(new Set(chunks.map(({ text }) => text)).size).toBe(2_000);
  expect(chunks.every(({ text, base }) => text.startsWith(bases[base] ?? 'none'))).toBe(true);
});

it('refuses to make fewer passages than scopes', () => {
  expect(() => makeCorpus(19, 1)).toThrow('at least 20');
});

it('disturbs a vector to length 1 and the cosine that is asked for', () => {
  const random = createRandom(3);
  const center = disturb(
    Array.from({ length: 384 }, () => 1 / Math.sqrt(384)),
    0.5,
    random,
  );
  const cosines = Array.from({ length: 50 }, () => disturb(center, 0.95, random));
  expect(cosines.every((vector) => Math.abs(Math.hypot(...vector) - 1) < 1e-9)).toBe(true);
  const mean = cosines.reduce((sum, vector) => sum + cosine(vector, center), 0) / cosines.length;
  expect(mean).toBeCloseTo(0.95, 1);
});

it('draws numbers that are spread as they should be', () => {
  const random = createRandom(11);
  const even = Array.from({ length: 10_000 }, () => random.next());
  const normal = Array.from({ length: 10_000 }, () => random.normal());
  expect(even.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(even.reduce((sum, value) => sum + value, 0) / 10_000).toBeCloseTo(0.5, 1);
  expect(normal.reduce((sum, value) => sum + value * value, 0) / 10_000).toBeCloseTo(1, 1);
});
