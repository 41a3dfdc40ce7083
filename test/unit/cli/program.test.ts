import 'reflect-metadata';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { readClientConfig } from '../../../src/client-config.js';
import { kindAliases, parseAddress, parseKind, scopeKinds as kindsOfCommand } from '../../../src/cli/choose-scope.js';
import { clientErrors, exitOf } from '../../../src/cli/failure.js';
import { addMetadata, splitList, wholeNumber } from '../../../src/cli/lists.js';
import { createProgram } from '../../../src/cli/program.js';
import { idOf, titleOf } from '../../../src/cli/upload/collect-files.js';
import { describeConfig } from '../../../src/config.js';
import { isScopeKind } from '../../../src/modules/scopes/scope-kinds.js';
import { errorTable } from '../../../src/shared/errors.js';

function* all(command: CommandUnknownOpts, path = 'memory'): Generator<[string, CommandUnknownOpts]> {
  for (const below of command.commands) {
    if (below.name() === 'complete' || below.name() === 'help') continue;
    const name = `${path} ${below.name()}`;
    yield [name, below];
    yield* all(below, name);
  }
}

function helpOf(command: CommandUnknownOpts): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text;
}

it('describes every command, argument and option, and shows examples that begin with the command', () => {
  const commands = [...all(createProgram())];
  expect(commands.length).toBeGreaterThan(15);
  for (const [path, command] of commands) {
    expect([path, command.description()]).toEqual([path, expect.stringMatching(/^[A-Z].*[.]$/)]);
    for (const argument of command.registeredArguments)
      expect([path, argument.description]).toEqual([path, expect.stringMatching(/\S/)]);
    for (const { flags, description } of command.options)
      expect([path, flags, description]).toEqual([path, flags, expect.stringMatching(/^[A-Z].*\.$/)]);
    if (command.commands.length > 0) continue;
    const [, shown = ''] = helpOf(command).split('Examples:');
    expect([path, shown]).toEqual([path, expect.stringContaining(path)]);
  }
});

it('knows every kind of scope, and takes engine for a think process', () => {
  for (const kind of Object.keys(kindsOfCommand)) expect([kind, isScopeKind(kind)]).toEqual([kind, true]);
  expect(Object.keys(kindsOfCommand)).toHaveLength(8);
  expect([parseKind('engine'), parseAddress('engine/tp_1'), Object.keys(kindAliases)]).toEqual([
    'think-process',
    'think-process/tp_1',
    ['engine'],
  ]);
  for (const wrong of ['cellar/1', 'project/', 'project', '/x', 'constructor/1'])
    expect(() => parseAddress(wrong)).toThrow();
  for (const wrong of ['cellar', '', 'toString']) expect(() => parseKind(wrong)).toThrow('is no kind of scope');
});

it('reads lists, numbers and metadata as they are meant', () => {
  expect(splitList(' a, b,,a', ['c'])).toEqual(['c', 'a', 'b']);
  expect(wholeNumber('12')).toBe(12);
  for (const wrong of ['0', '-1', '1.5', 'ten', '']) expect(() => wholeNumber(wrong)).toThrow();
  const read = ['year=2024', 'draft=false', 'name=a=b', 'code=007', 'big=12345678901234567890'].reduce(
    (before, text) => addMetadata(text, before),
    {},
  );
  expect(read).toEqual({ year: 2024, draft: false, name: 'a=b', code: '007', big: '12345678901234567890' });
  expect(() => addMetadata('=x')).toThrow();
});

it('gives a file the same id for the same scope, folder and way, and another one otherwise', () => {
  const id = idOf('project/a', 'vault/x.md');
  expect(id).toMatch(/^doc_[0-9a-f]{24}$/);
  expect(idOf('project/a', 'vault/x.md')).toBe(id);
  expect(new Set([id, idOf('project/b', 'vault/x.md'), idOf('project/a', 'vault/y.md')]).size).toBe(3);
  expect(titleOf('vault/papers/Sparse attention.v2.md')).toBe('Sparse attention.v2');
});

it('has codes and exit codes of its own beside those of the server', () => {
  for (const [code, { exit, hint }] of Object.entries(clientErrors)) {
    expect([code, Object.hasOwn(errorTable, code)]).toEqual([code, false]);
    expect([code, exit > 0 && exit < 126, hint.length > 0]).toEqual([code, true, true]);
  }
  const server = new Set<number>(Object.values(errorTable).map(({ exit }) => exit));
  expect(server.has(clientErrors.SERVER_UNREACHABLE.exit)).toBe(false);
  expect([exitOf('NOT_FOUND'), exitOf('GRAPHQL_VALIDATION_FAILED'), exitOf('SOMETHING_NEW')]).toEqual([3, 2, 1]);
});

it('documents every setting that it reads', () => {
  const read = new Set<string>();
  const asked = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
  readClientConfig(asked);
  const documented = describeConfig().map(({ name }) => name);
  expect(read.size).toBeGreaterThan(5);
  expect([...read].filter((name) => !documented.includes(name))).toEqual([]);
});
