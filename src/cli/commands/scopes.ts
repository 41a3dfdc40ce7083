import { kindWords, parseKind } from '../choose-scope.js';
import { splitList, wholeNumber } from '../lists.js';
import { act, examples, type Program, scopeOption } from './root.js';

const kinds = `${kindWords.join(', ')} (engine is another word for think-process)`;

/** Adds what moves documents between scopes, and what orders the scopes themselves. */
export function addScopeCommands(program: Program): void {
  program.commandsGroup('Scopes:');
  addPromote(program);
  addScope(program);
}

function addPromote(program: Program): void {
  program
    .command('promote')
    .description('Moves a document up to a scope above its own, where more can see it.')
    .argument('<id>', 'the document')
    .requiredOption('--to <level>', `How far up: ${kinds}.`, parseKind)
    .addHelpText('after', examples(['memory promote doc_abc123 --to project', 'to the project above it']))
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/promote.js')).promote(session, id, options)),
    );
}

function addScope(program: Program): void {
  const scope = program.command('scope').description('Chooses, lists, shows and makes scopes.');
  scope
    .command('use')
    .description('Makes a scope the usual one of the profile.')
    .argument('<address>', 'such as project/proj_5')
    .addHelpText('after', examples(['memory scope use project/proj_5', 'from now on']))
    .action((address, _options, command) =>
      act(command, async (session) => (await import('../actions/scope.js')).useScope(session, address)),
    );
  scope
    .command('list')
    .description('Lists the scopes that you may see.')
    .option('-k, --kind <kinds>', `Only these kinds, with commas between: ${kinds}.`, (text: string) =>
      splitList(text).map(parseKind),
    )
    .option('-n, --limit <number>', 'Most scopes.', wholeNumber, 100)
    .addHelpText('after', examples(['memory scope list --kind project,session', 'of two kinds']))
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/scope.js')).listScopes(session, options)),
    );
  scope
    .command('show')
    .description('Shows what is seen from a scope, the nearest first. Default: from the current one.')
    .argument('[address]', 'such as project/proj_5')
    .addOption(scopeOption())
    .addHelpText(
      'after',
      examples(['memory scope show', 'the current one'], ['memory scope show engine/tp_12', 'another']),
    )
    .action((address, _options, command) =>
      act(command, async (session) => (await import('../actions/scope.js')).showScope(session, address)),
    );
  addCreate(scope);
}

function addCreate(scope: ReturnType<Program['command']>): void {
  scope
    .command('create')
    .description('Makes a scope.')
    .argument('<address>', `such as project/proj_5, or a kind alone for an id of the server's: ${kinds}`)
    .option('--title <title>', 'Its name for people. Default: its id.')
    .option('--parent <address>', 'The scope that it is within.')
    .option('--user <address>', 'For a session: the user that it belongs to.')
    .option('--alias <addresses>', 'Further addresses, with commas between.', splitList)
    .option('--use', 'Makes it the usual one of the profile.')
    .addHelpText(
      'after',
      examples(
        ['memory scope create project/proj_5 --title "Efficiency" --use', 'a project'],
        ['memory scope create session --parent project/proj_5', 'a session in it'],
      ),
    )
    .action((address, options, command) =>
      act(command, async (session) => (await import('../actions/scope.js')).createScope(session, address, options)),
    );
}
