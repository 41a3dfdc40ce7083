import { Option } from '@commander-js/extra-typings';
import { clientNames } from '../mcp-clients/client-names.js';
import { act, examples, type Program, scopeOption } from './root.js';

const processText = 'Think process that acts in every call. Default: none; a call may name one, or start it.';
const nameText = 'Name of the entry.';

/** Adds what connects agents: the MCP server, and its entry in their configuration. */
export function addAgentCommands(program: Program): void {
  program.commandsGroup('Agents:');
  const mcp = program.command('mcp').description('Serves agents over MCP, on stdin and stdout, until stdin ends.');
  mcp
    .addOption(scopeOption())
    .option('--process <id>', processText)
    .addHelpText(
      'after',
      examples(
        ['memory mcp install --client claude-code', 'has a client start it'],
        ['memory mcp --process tp_12', 'as that process, whatever is asked'],
      ),
    )
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/mcp.js')).serve(session, options)),
    );
  addInstall(mcp);
  addUninstall(mcp);
}

type McpCommand = Pick<ReturnType<Program['command']>, 'command'>;

function clientOption() {
  return new Option('--client <name>', 'The client.').choices(clientNames).makeOptionMandatory();
}

function addInstall(mcp: McpCommand): void {
  mcp
    .command('install')
    .description('Writes the MCP server into the configuration of a client; all else in it stays as it is.')
    .addOption(clientOption())
    .addOption(scopeOption())
    .option('--process <id>', processText)
    .option('--http', 'Has the client speak to the server itself, by its URL, without `memory`.')
    .option('--name <name>', nameText, 'mnemograph')
    .option('--file <path>', 'Another file, such as .cursor/mcp.json of a project. Default: that of the user.')
    .option('--print', 'Only says what would be written, and where.')
    .addHelpText(
      'after',
      examples(
        ['memory mcp install --client claude-desktop', 'for all your projects'],
        ['memory mcp install --client cursor --scope project/proj_5', 'from one scope'],
        ['memory mcp install --client vscode --http', 'by its URL'],
        ['memory mcp install --client codex --print', 'what would be written'],
      ),
    )
    .action((options, command) =>
      act(command, async (session) => {
        const all = { ...options, ...command.optsWithGlobals() }; // `mcp` has taken those that it has too
        await (await import('../actions/mcp-install.js')).install(session, all);
      }),
    );
}

function addUninstall(mcp: McpCommand): void {
  mcp
    .command('uninstall')
    .description('Takes the MCP server out of the configuration of a client.')
    .addOption(clientOption())
    .option('--name <name>', nameText, 'mnemograph')
    .option('--file <path>', 'Another file. Default: that of the user.')
    .addHelpText('after', examples(['memory mcp uninstall --client claude-code', 'no longer starts it']))
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/mcp-install.js')).uninstall(session, options)),
    );
}
