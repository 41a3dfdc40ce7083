import { visibilityPredicates } from './cypher-rules.js';

/** A statement with one thing about its access changed, and what. */
export type Mutant = readonly [name: string, text: string];

/** One place of a predicate, and what stands there instead. */
interface Weakening {
  readonly name: string;
  readonly place: RegExp;
  readonly instead: (match: RegExpExecArray) => string;
}

const weakenings: readonly Weakening[] = [
  { name: 'without a role', place: /(?<=\[[^\]]*)'(\w+)'(, )?(?=[^\]]*\])/g, instead: ([, , comma]) => noRole(comma) },
  {
    name: 'with members in place of engines',
    place: /role = 'engine'/g,
    instead: () => "role IN ['engine', 'member']",
  },
  { name: 'with members among the roles', place: /role IN \[/g, instead: () => "role IN ['member', " },
  { name: 'with tier 4 in place of 3', place: /tier >= 3/g, instead: () => 'tier >= 4' },
  { name: 'with tier 2 in place of 3', place: /tier >= 3/g, instead: () => 'tier >= 2' },
  { name: 'without the scope itself', place: /WITHIN\*0\.\.4/g, instead: () => 'WITHIN*1..4' },
  { name: 'with one step less', place: /WITHIN\*0\.\.4/g, instead: () => 'WITHIN*0..3' },
  { name: 'with the edges turned round', place: /<-\[:WITHIN\*0\.\.4\]-/g, instead: () => '-[:WITHIN*0..4]->' },
];

/** Mutants that show what the statement shows, by its name and theirs, and why. */
const equal: Readonly<Record<string, string>> = {
  'get-scope: its 1. predicate without the scope itself, 2. place':
    'any membership of the scope itself is enough to read',
  'create-scope: its 1. predicate without the scope itself, 2. place':
    'any membership of the scope itself is enough to read',
  'find-archived-scopes: its 1. predicate with one step less, 1. place': 'what is kept has two scopes above it at most',
  'find-archived-scopes: its 1. predicate without the scope itself, 1. place':
    'members of a deleted scope itself are in the worlds of the leak test',
  'link-member: its 1. predicate with one step less, 1. place':
    'what is managed from above has two scopes above it at most',
  'unlink-member: its 1. predicate with one step less, 1. place':
    'what is managed from above has two scopes above it at most',
  'link-task-inputs: its 1. predicate without the scope itself, 2. place':
    'any membership of the scope itself, but that of an engine, is enough to read',
  'link-task-inputs: its 1. predicate with one step less, 1. place': 'a project has two scopes below it at most',
};

/** A list needs an element; nobody has the role of this name. */
function noRole(comma: string | undefined): string {
  return comma === undefined ? "'nobody'" : '';
}

/**
 * The statement with each of its predicates of visibility always true, and without its bounds of the tenant.
 * @param wanted as for `narrowedMutants`; the bounds are always taken away
 */
export function openedMutants(text: string, wanted: (form: string) => boolean): readonly Mutant[] {
  return [
    ...visibilityPredicates(text).flatMap(({ start, end }, i): readonly Mutant[] =>
      wanted(formOf(text.slice(start, end)))
        ? [[`${i + 1}. predicate of visibility`, `${text.slice(0, start)}true${text.slice(end)}`]]
        : [],
    ),
    [
      'bound of the tenant',
      text
        .replaceAll(/(, )?(?:tenantKey|key): viewer\.tenantKey(, )?/g, (_all, before, after) =>
          before && after ? ', ' : '',
        )
        .replaceAll(/(?<=WHERE |AND )\w+\.tenantKey = viewer\.tenantKey/g, 'true')
        .replaceAll('(viewer)-[:BELONGS_TO]->', ''),
    ],
  ];
}

/**
 * The statement with one alternative of a predicate dropped: only its other conditions are looked at.
 * @param wanted whether a predicate is wanted, by its form: its text without the names of what it is about
 */
export function narrowedMutants(text: string, wanted: (form: string) => boolean): readonly Mutant[] {
  return visibilityPredicates(text).flatMap(({ start, end }, i) => {
    if (!wanted(formOf(text.slice(start, end)))) return [];
    const parts = alternatives(text.slice(start, end));
    return parts.map((_, dropped): Mutant => {
      const rest = parts.filter((_part, at) => at !== dropped);
      return [
        `${dropped + 1}. alternative of its ${i + 1}. predicate`,
        `${text.slice(0, start)}${rest.join(' OR ') || 'false'}${text.slice(end)}`,
      ];
    });
  });
}

/**
 * The statement with one role, tier or direction of a predicate changed.
 * @param name of the statement
 * @param wanted as for `narrowedMutants`
 */
export function weakenedMutants(name: string, text: string, wanted: (form: string) => boolean): readonly Mutant[] {
  const file = name.slice(name.indexOf('/') + 1);
  return weakened(text, wanted).filter(([what]) => equal[`${file}: ${what}`] === undefined);
}

function weakened(text: string, wanted: (form: string) => boolean): readonly Mutant[] {
  return visibilityPredicates(text).flatMap(({ start, end }, i) =>
    (wanted(formOf(text.slice(start, end))) ? weakenings : []).flatMap(({ name, place, instead }) =>
      [...text.slice(start, end).matchAll(place)].map((match, at): Mutant => {
        const from = start + match.index;
        const to = from + match[0].length;
        const role = match[1] === undefined ? '' : ` ${match[1]}`;
        return [
          `its ${i + 1}. predicate ${name}${role}, ${at + 1}. place`,
          `${text.slice(0, from)}${instead(match)}${text.slice(to)}`,
        ];
      }),
    ),
  );
}

/** A predicate without line breaks and the names of the scopes that it is about. */
function formOf(predicate: string): string {
  return predicate
    .replaceAll(/(?:\$params\.)?\b(scope|start|root|to|parent|person)\b(?=[).])/g, 'it')
    .replaceAll(/\s+/g, ' ');
}

/** The alternatives of a predicate: what stands between its outer ORs. */
function alternatives(predicate: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < predicate.length; i += 1) {
    if ('{(['.includes(predicate[i] ?? '')) depth += 1;
    if ('})]'.includes(predicate[i] ?? '')) depth -= 1;
    if (depth === 0 && /^\s+OR\s/.test(predicate.slice(i))) {
      parts.push(predicate.slice(from, i).trim());
      i += /^\s+OR\s/.exec(predicate.slice(i))?.[0].length ?? 0;
      from = i;
      if ('{(['.includes(predicate[i] ?? '')) depth += 1;
    }
  }
  return [...parts, predicate.slice(from).trim()];
}
