import { Argument } from '@commander-js/extra-typings';
import { splitList } from '../lists.js';
import { act, examples, type Program, scopeOption } from './root.js';

/** Adds what is about the command and the server themselves. */
export function addToolCommands(program: Program): void {
  program.commandsGroup('Watch, log in, look after:');
  addWatch(program);
  addLogin(program);
  addStatus(program);
  addDoctor(program);
  addOpen(program);
}

function addWatch(program: Program): void {
  program
    .command('watch')
    .description(
      'Says what happens to documents of the current scope, as it happens, until Ctrl-C. A lost connection goes on where it was.',
    )
    .addOption(scopeOption())
    .option('-r, --recursive', 'In the scopes within it too.')
    .option('-t, --tags <names>', 'Only documents that have all of these tags.', splitList)
    .option('-k, --kinds <kinds>', 'Only these events, such as document-created,index-ready.', splitList)
    .option('--since <position>', 'First what followed this event, of the last 7 days.')
    .addHelpText(
      'after',
      examples(
        ['memory watch', 'in the current scope'],
        ['memory watch --recursive --json | jq .documentId', 'for a program: one line an event'],
      ),
    )
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/watch.js')).watch(session, options)),
    );
}

function addLogin(program: Program): void {
  program
    .command('login')
    .description(
      'Keeps the token or API key of a server in a profile. It is asked for, or read from stdin; never give it as an argument.',
    )
    .addHelpText(
      'after',
      examples(
        ['memory login --url https://memory.example.org', 'asks for the token'],
        ['memory login --profile work --url https://memory.example.org < key.txt', 'a second server'],
        ['memory --profile work search "Sparse Attention"', 'and its use'],
      ),
    )
    .action((_options, command) =>
      act(command, async (session) => (await import('../actions/login.js')).login(session), true),
    );
  program
    .command('logout')
    .description('Forgets the token of a profile.')
    .addHelpText('after', examples(['memory logout --profile work', 'forgets that of `work`']))
    .action((_options, command) =>
      act(command, async (session) => (await import('../actions/login.js')).logout(session)),
    );
}

function addStatus(program: Program): void {
  program
    .command('status')
    .description('Says which server, profile and scope are in use, who you are there, and whether the server is well.')
    .addOption(scopeOption())
    .option('--env', 'Says the settings in use as lines for a shell; works without a server.')
    .addHelpText(
      'after',
      examples(['memory status', 'for people'], ['eval "$(memory status --env)"', 'keeps them in variables']),
    )
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/status.js')).status(session, options)),
    );
}

function addDoctor(program: Program): void {
  program
    .command('doctor')
    .description(
      'Looks for what is missing or wrong: Java, database, model, ports, disk, settings, indexes, login; each with its cure. Works without a server.',
    )
    .addOption(scopeOption())
    .addHelpText(
      'after',
      examples(
        ['memory doctor', 'all of it'],
        ['memory doctor --json', 'for a program; exit code 11 where something failed'],
      ),
    )
    .action((_options, command) =>
      act(command, async (session) => (await import('../actions/doctor.js')).doctor(session)),
    );
}

function addOpen(program: Program): void {
  program
    .command('open')
    .description('Opens the page of the server in the browser.')
    .option('--print', 'Only says its address.')
    .addHelpText('after', examples(['memory open', 'in the browser']))
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/open.js')).open(session, options)),
    );
}

/**
 * Adds what completes arguments in a shell.
 * @param fresh makes the tree without these two, for the completion reads it and adds commands of its own
 */
export function addCompletion(program: Program, fresh: () => Program): void {
  const shell = new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish', 'powershell']);
  program
    .command('completion')
    .description('Says a script that completes the arguments of `memory` in a shell.')
    .addArgument(shell)
    .addHelpText(
      'after',
      examples(
        ['source <(memory completion bash)', 'for this shell; in ~/.bashrc for every one'],
        ['memory completion zsh > ~/.zfunc/_memory', 'for zsh'],
        ['memory completion fish > ~/.config/fish/completions/memory.fish', 'for fish'],
      ),
    )
    .action(async (name) => {
      (await import('../completion.js')).writeScript(fresh(), name);
    });
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words) => {
      (await import('../completion.js')).writeSuggestions(fresh(), words);
    });
}
