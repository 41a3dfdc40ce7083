import 'reflect-metadata';
import { describeConfig } from '../config.js';
import { historyLimits } from '../modules/history/index.js';
import { ingestionLimits } from '../modules/ingestion/index.js';
import { libraryLimits } from '../modules/library/index.js';
import { lineageLimits } from '../modules/lineage/index.js';
import { operationsLimits } from '../modules/operations/index.js';
import { pluginLimits } from '../modules/plugins/index.js';
import { recallLimits } from '../modules/recall/index.js';
import { scopeLimits } from '../modules/scopes/index.js';
import { mcpLimits } from '../mcp/mcp.limits.js';
import { defaultMaxWaiting } from '../outbox/event-hub.js';
import { serverLimits } from '../server/limits.js';
import { standardErrors } from '../server/standard-errors.js';
import { defaultPage, maxPage } from '../shared/cursor.js';
import { errorTexts } from '../shared/error-texts.js';
import { errorTable } from '../shared/errors.js';
import type { LimitEntry } from '../shared/limit-entry.js';
import { clientErrorRows, cliCommands, exitCodeRows } from './cli-page.js';
import { limitValue } from './limit-value.js';

const generated = '<!-- Generated from src by `npm run codegen`. Do not edit. -->';

/** Pages that are made from code alone: path, with its Markdown. */
export function referencePages(): ReadonlyMap<string, string> {
  return new Map([
    ['docs/reference/configuration.md', configurationPage()],
    ['docs/reference/limits.md', limitsPage()],
  ]);
}

/** Parts of pages that are written by hand: path, with the Markdown of each part by the name of its markers. */
export function referenceParts(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const cli = {
    commands: cliCommands(),
    'exit-codes': table(['exit', 'error codes'], exitCodeRows()),
    'client-errors': table(['code', 'exit', 'what to do'], clientErrorRows()),
  };
  return new Map<string, Readonly<Record<string, string>>>([
    ['docs/errors.md', { errors: errorRows(), 'standard-errors': standardRows() }],
    ['docs/cli.md', cli],
  ]);
}

/**
 * Puts the parts between their markers, `<!-- begin name -->` and `<!-- end name -->`.
 * @throws Error for a part whose markers the page lacks
 */
export function withParts(page: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The page lacks ${begin} … ${end}.`);
    return `${text.slice(0, from)}${begin}\n\n${part}\n\n${text.slice(to)}`;
  }, page);
}

function configurationPage(): string {
  const rows = describeConfig().map(({ name, values, default: value, description }) => [
    ...[
      `<a id="${name.toLowerCase()}"></a>\`${name}\``,
      values,
      value === undefined ? '' : `\`${value}\``,
      description,
    ],
  ]);
  return page(
    'Configuration',
    'Every setting is an environment variable. A value that cannot be used stops the start, with the reason. An empty ' +
      'variable counts as absent.',
    [table(['variable', 'values', 'default', 'meaning'], rows)],
  );
}

function limitsPage(): string {
  const lists: readonly LimitEntry[] = [
    { what: 'Entries of a page', value: maxPage, unit: 'entries', beyond: '`BAD_INPUT`' },
    {
      what: 'Entries of a page where `first` is not given',
      value: defaultPage,
      unit: 'entries',
      beyond: 'Ask for more with `first`.',
    },
  ];
  const events: readonly LimitEntry[] = [
    {
      what: 'Events that wait for a slow subscriber',
      value: defaultMaxWaiting,
      unit: 'events',
      beyond: '`SUBSCRIBER_LAGGED`',
    },
  ];
  const groups: readonly (readonly [string, readonly LimitEntry[]])[] = [
    ['Requests and connections', serverLimits],
    ['Lists', lists],
    ['Scopes', scopeLimits],
    ['Documents', libraryLimits],
    ['Versions', historyLimits],
    ['Files and indexing', ingestionLimits],
    ['Recall', recallLimits],
    ['Events', [...events, ...operationsLimits]],
    ['Think processes', lineageLimits],
    ['Plugins', pluginLimits],
    ['MCP server', mcpLimits],
  ];
  return page(
    'Limits',
    'What is bounded, and what happens beyond it. [Errors](../errors.md) says what to do about each code.',
    groups.map(([title, entries]) => `## ${title}\n\n${limitTable(entries)}`),
  );
}

function limitTable(entries: readonly LimitEntry[]): string {
  const rows = entries.map(({ what, value, unit, beyond }) => [what, limitValue(value, unit), beyond]);
  return table(['what', 'limit', 'beyond it'], rows);
}

function errorRows(): string {
  const rows = Object.entries(errorTable).map(([code, { http, retryable }]) => {
    const { meaning, hint } = errorTexts[code as keyof typeof errorTexts];
    return [anchored(code), String(http), retryable ? 'yes' : 'no', meaning, hint];
  });
  return table(['code', 'HTTP', 'retryable', 'what it means', 'what to do'], rows);
}

function standardRows(): string {
  const rows = Object.entries(standardErrors).map(([code, { meaning, hint }]) => [
    anchored(code),
    '400',
    meaning,
    hint,
  ]);
  return table(['code', 'HTTP', 'what it means', 'what to do'], rows);
}

const anchored = (code: string): string => `<a id="${code.toLowerCase()}"></a>\`${code}\``;

function page(title: string, lead: string, parts: readonly string[]): string {
  return [`# ${title}`, generated, lead, ...parts].join('\n\n') + '\n';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
