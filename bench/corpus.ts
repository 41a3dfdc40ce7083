import { createRandom, type Random } from './random.ts';

/** A scope of the corpus, under the ids that the bench gives. */
export interface CorpusScope {
  readonly kind: 'GROUP' | 'PROJECT' | 'SESSION' | 'THINK_PROCESS';
  readonly id: string;
  readonly address: string;
  readonly parent: string | null;
}

/** A passage of the corpus. Its vector is that of the base sentence `base`, disturbed. */
export interface CorpusChunk {
  readonly scope: string;
  readonly text: string;
  readonly base: number;
}

/** Scopes, the sentences that are really embedded, and passages made of them. */
export interface Corpus {
  readonly scopes: readonly CorpusScope[];
  readonly bases: readonly string[];
  readonly chunks: readonly CorpusChunk[];
  readonly questions: readonly string[];
}

/** Scopes of the tree: 1 group, 3 projects, 6 sessions, 10 think processes. */
export const scopeCount = 20;

/** Sentences that are really embedded: the clusters of the vectors. */
const baseCount = 200;
const questionCount = 50;

const who =
  'the keeper,the harbour office,a night nurse,the choir,the survey team,an apprentice,the archive,our supplier,the council,a beekeeper'.split(
    ',',
  );
const does = 'repairs,measures,orders,compares,paints,records,tests,delivers,inspects,replaces'.split(',');
const what =
  'the lamp of the north tower,sensors for the cold store,ledgers from the old mill,the valves of the dam,sails for the training ship,microphones in the hall,maps of the marsh,the bakery ovens,filters for the well,the bells of the chapel'.split(
    ',',
  );
const when =
  'before the autumn storms,every second Tuesday,after the audit,during the night shift,once the budget is approved,at low water,in the first week of May,when the river freezes'.split(
    ',',
  );
const detail =
  'Two people sign for it,The invoice follows by post,A spare is kept in the cellar,It takes about three hours,Nobody may enter meanwhile,The result goes into the yearly report,Rain puts it off by a day,The old part is kept for a month'.split(
    ',',
  );

/**
 * Makes a corpus of `size` passages, evenly spread over the scopes. The same seed gives the same corpus.
 * @throws RangeError for a size below one passage a scope
 */
export function makeCorpus(size: number, seed: number): Corpus {
  if (size < scopeCount) throw new RangeError(`The size must be at least ${scopeCount}, one passage a scope.`);
  const random = createRandom(seed);
  const scopes = makeScopes();
  const facts = Array.from({ length: baseCount }, () => makeFact(random));
  const bases = facts.map(({ who, does, what, when }) => `${capital(who)} ${does} ${what} ${when}.`);
  const chunks = Array.from({ length: size }, (_, at): CorpusChunk => {
    const base = Math.floor(random.next() * baseCount);
    const more = [random.pick(detail), random.pick(detail)].join('. ');
    const text = `${bases[base] ?? ''} ${more}. Entry ${at + 1} of ${1900 + Math.floor(random.next() * 125)}.`;
    return { scope: scopes[at % scopeCount]?.address ?? '', text, base };
  });
  const questions = facts.slice(0, questionCount).map(({ who, what }) => `When does ${who} look after ${what}?`);
  return { scopes, bases, chunks, questions };
}

/**
 * A unit vector near another: its cosine with `center` is about `cosine`, the rest points anywhere.
 * @param center of length 1
 */
export function disturb(center: ArrayLike<number>, cosine: number, random: Random): number[] {
  const noise = Array.from(center, () => random.normal());
  const length = Math.hypot(...noise);
  const side = Math.sqrt(1 - cosine * cosine);
  const mixed = Array.from(center, (value, at) => cosine * value + (side * (noise[at] ?? 0)) / length);
  const norm = Math.hypot(...mixed);
  return mixed.map((value) => value / norm);
}

/** A tree whose every think process has a session, a project and the group above it. */
function makeScopes(): CorpusScope[] {
  const group = makeScope('GROUP', 'group', 'grp_bench', null);
  const level = (
    count: number,
    kind: CorpusScope['kind'],
    name: string,
    prefix: string,
    above: readonly CorpusScope[],
  ) =>
    Array.from({ length: count }, (_, at) =>
      makeScope(kind, name, `${prefix}_bench_${at + 1}`, above[at % above.length]?.address ?? null),
    );
  const projects = level(3, 'PROJECT', 'project', 'proj', [group]);
  const sessions = level(6, 'SESSION', 'session', 'sess', projects);
  const processes = level(10, 'THINK_PROCESS', 'think-process', 'tp', sessions);
  return [group, ...projects, ...sessions, ...processes];
}

function makeScope(kind: CorpusScope['kind'], name: string, id: string, parent: string | null): CorpusScope {
  return { kind, id, address: `${name}/${id}`, parent };
}

function makeFact(random: Random): { who: string; does: string; what: string; when: string } {
  return { who: random.pick(who), does: random.pick(does), what: random.pick(what), when: random.pick(when) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
