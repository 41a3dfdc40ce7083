import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type ASTNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  TokenKind,
  visit,
} from 'graphql';

/** An operation that is ready to run, as the menu of GraphiQL offers it. */
export interface ReadyOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** The comment above it, in one line. */
  readonly description: string;
  /** A document of this operation and the fragments that it uses, below its comment. */
  readonly query: string;
  /** Variables that it runs with; undefined where no example is there. */
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** The operations of one file. */
export interface OperationGroup {
  /** Name of the file, in words. */
  readonly title: string;
  /** The comment at the top of the file, in one line. */
  readonly description: string;
  readonly operations: readonly ReadyOperation[];
}

/**
 * Reads the ready operations of a folder: `<task>.graphql`, and beside it `<task>.variables.json`, a map from the name of
 * each operation to example variables. Files come by name, operations as they stand.
 */
export async function readReadyOperations(folder: string): Promise<readonly OperationGroup[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  return Promise.all(names.map((name) => readGroup(folder, basename(name, '.graphql'))));
}

async function readGroup(folder: string, task: string): Promise<OperationGroup> {
  const text = await readFile(join(folder, `${task}.graphql`), 'utf8');
  const examples = await readExamples(join(folder, `${task}.variables.json`));
  const { definitions } = parse(text);
  const fragments = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const operations = definitions.filter(isOperation).map((operation): ReadyOperation => {
    const name = operation.name?.value ?? task;
    const comment = commentAbove(operation);
    const parts = [operation, ...fragmentsOf(operation, fragments)].map((part) => sourceOf(text, part));
    return {
      ...{ name, kind: operation.operation, description: comment.join(' '), variables: examples[name] },
      query: `${comment.map((line) => `# ${line}\n`).join('')}${parts.join('\n\n')}\n`,
    };
  });
  const words = task.replaceAll('-', ' ');
  return { title: words.charAt(0).toUpperCase() + words.slice(1), description: headOf(text), operations };
}

async function readExamples(path: string): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Record<string, unknown>>;
}

const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;
const isOperation = (node: DefinitionNode): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;

/** The comment lines at the top of a file that a blank line ends. */
function headOf(text: string): string {
  const head = /^((?:#.*\n)+)\n/.exec(text)?.[1] ?? '';
  return head.replace(/^#\s?/gm, '').trim().split('\n').join(' ');
}

/** The comment lines right above a definition. */
function commentAbove({ loc }: DefinitionNode): readonly string[] {
  const lines: string[] = [];
  let below = loc?.startToken;
  for (
    let token = below?.prev;
    token?.kind === TokenKind.COMMENT && token.line + 1 === below?.line;
    token = token.prev
  ) {
    lines.unshift(token.value.trim());
    below = token;
  }
  return lines;
}

/** The fragments that a node uses, and those that they use, each once. */
function fragmentsOf(
  node: ASTNode,
  known: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): readonly FragmentDefinitionNode[] {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = known.get(name.value);
      if (fragment === undefined || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, known, found);
    },
  });
  return [...found];
}

const sourceOf = (text: string, { loc }: ASTNode): string => text.slice(loc?.start, loc?.end);
