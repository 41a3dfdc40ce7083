import type { GraphQLSchema } from 'graphql';
import { askAs, nothingLike, refusalAbout } from './ask.js';
import { noteFields } from './coverage.js';
import type { Model, ModelUser } from './model.js';
import { missing, type Question } from './questions.js';
import { foreseen } from './selections.js';
import type { Write } from './write.js';

/** What a run has compared so far. */
export interface Tally {
  readonly schema: GraphQLSchema;
  /** Comparisons of one viewer's answer or write with the model. */
  cases: number;
  /** Those where something was visible, and those where something was hidden that an admin of the tenant sees. */
  visible: number;
  hidden: number;
  refused: number;
  accepted: number;
  /** Every `Type.field` that was selected, and every mutation. */
  readonly fields: Set<string>;
  /** How an operation refuses what is missing, by its name. */
  readonly refusals: Map<string, string>;
}

export function newTally(schema: GraphQLSchema): Tally {
  const counts = { cases: 0, visible: 0, hidden: 0, refused: 0, accepted: 0 };
  return { schema, ...counts, fields: new Set(), refusals: new Map() };
}

const text = (value: unknown): string => JSON.stringify(foreseen(value));
const isEmpty = (answer: unknown): boolean =>
  answer === missing || /^(null|\[\])$/.test(text(answer)) || /"(edges|hits)":\[\]/.test(text(answer));

/** Questions of one viewer that one request asks: far below the limits of an operation. */
const batchSize = 3;

/** Asks questions as somebody and compares the answers with the model. @throws Error at the first difference */
export async function compareAnswers(
  tally: Tally,
  model: Model,
  who: ModelUser,
  questions: readonly Question[],
): Promise<void> {
  const admin = model.users.find((user) => user.admin) ?? who;
  const work: Promise<void>[] = [];
  const judged = questions.map((question) => ({ question, answer: question.answer(model, who) }));
  for (const { question, answer } of judged) {
    tally.cases += 1;
    if (!isEmpty(answer)) tally.visible += 1;
    if (answer === missing || text(answer) !== text(question.answer(model, admin))) tally.hidden += 1;
    if (answer === missing) work.push(compareRefusal(tally, model, who, question));
    else if (question.page !== undefined) work.push(comparePages(tally, model, who, question, answer));
  }
  const shown = judged.filter(({ question, answer }) => answer !== missing && question.page === undefined);
  for (let i = 0; i < shown.length; i += batchSize) {
    work.push(compareBatch(tally, model, who, shown.slice(i, i + batchSize)));
  }
  await Promise.all(work);
}

async function compareBatch(
  tally: Tally,
  model: Model,
  who: ModelUser,
  batch: readonly { readonly question: Question; readonly answer: unknown }[],
): Promise<void> {
  const operation = `{ ${batch.map(({ question }, at) => `a${at}: ${question.text(question.about)}`).join('\n')} }`;
  noteFields(tally.schema, operation, tally.fields);
  const { data, errors } = await askAs(model, who, operation);
  for (const [at, { question, answer }] of batch.entries()) {
    expectSame(model, who, question.text(question.about), answer, errors ?? data?.[`a${at}`]);
  }
}

async function compareRefusal(tally: Tally, model: Model, who: ModelUser, question: Question): Promise<void> {
  const ask = async (about: string): Promise<string> => {
    const { data, errors } = await askAs(model, who, `{ a: ${question.text(about)} }`);
    if (data) throw difference(model, who, question.text(about), 'a refusal', JSON.stringify(data));
    return refusalAbout(errors?.[0], about);
  };
  const known = tally.refusals.get(question.field) ?? (await ask(nothingLike(question.about)));
  tally.refusals.set(question.field, known);
  const seen = await ask(question.about);
  if (seen !== known) throw difference(model, who, question.text(question.about), known, seen);
}

async function comparePages(
  tally: Tally,
  model: Model,
  who: ModelUser,
  question: Question,
  answer: unknown,
): Promise<void> {
  const edges: unknown[] = [];
  let after: string | null = null;
  for (;;) {
    const operation = `{ a: ${question.page?.(after) ?? ''} }`;
    noteFields(tally.schema, operation, tally.fields);
    const { data, errors } = await askAs(model, who, operation);
    const page = data?.['a'] as PageAnswer | undefined;
    if (page === undefined) throw difference(model, who, operation, text(answer), JSON.stringify(errors));
    edges.push(...page.edges);
    if (page.pageInfo.hasNextPage && page.edges.length > 0) after = page.pageInfo.endCursor;
    else {
      expectSame(model, who, operation, answer, { ...page, edges });
      return;
    }
  }
}

interface PageAnswer {
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Does a write as somebody where the model says so too. @throws Error where the two differ */
export async function compareWrite(tally: Tally, model: Model, who: ModelUser, write: Write): Promise<void> {
  const verdict = write.judge(model, who);
  const operation = `mutation { a: ${write.text(write.refs)} }`;
  tally.cases += 1;
  tally.fields.add(`Mutation.${write.mutation}`);
  const { errors } = await askAs(model, who, operation);
  const code = errors?.[0]?.extensions?.['code'] ?? null;
  if (code !== verdict.code)
    throw difference(model, who, operation, String(verdict.code), JSON.stringify(errors ?? null));
  if (verdict.code === null) {
    tally.accepted += 1;
    verdict.change();
    return;
  }
  tally.refused += 1;
  if (verdict.code !== 'NOT_FOUND') return;
  const at = verdict.about ?? 0;
  const about = write.refs[at] ?? '';
  const name = `${write.mutation} ${at}`;
  const known = tally.refusals.get(name) ?? (await missingRefusal(model, who, write, at));
  tally.refusals.set(name, known);
  const seen = refusalAbout(errors?.[0], about);
  if (seen.replaceAll(/member \S+ of/g, 'member of') !== known) throw difference(model, who, operation, known, seen);
}

async function missingRefusal(model: Model, who: ModelUser, write: Write, at: number): Promise<string> {
  const nothing = nothingLike(write.refs[at] ?? '');
  const { errors } = await askAs(model, who, `mutation { a: ${write.text(write.refs.with(at, nothing))} }`);
  return refusalAbout(errors?.[0], nothing).replaceAll(/member \S+ of/g, 'member of');
}

function expectSame(model: Model, who: ModelUser, asked: string, wanted: unknown, seen: unknown): void {
  if (text(wanted) !== text(seen)) throw difference(model, who, asked, text(wanted), text(seen));
}

function difference(model: Model, who: ModelUser, asked: string, wanted: string, seen: string): Error {
  return new Error(`${who.id} of ${model.tenant} asks\n${asked}\nthe model: ${wanted}\nthe API:   ${seen}`);
}
