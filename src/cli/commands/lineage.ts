import { wholeNumber } from '../lists.js';
import { act, examples, type Program, scopeOption } from './root.js';

/** Adds what shows think processes, and where knowledge comes from. */
export function addLineageCommands(program: Program): void {
  program.commandsGroup('Think processes:');
  addLineage(program);
  addProcess(program);
}

function addLineage(program: Program): void {
  program
    .command('lineage')
    .description('Shows what a document was made from, or what was made from it, as a tree.')
    .argument('<id>', 'the document')
    .option('--up', 'What it was made from: why do we believe this? The default.')
    .option('--down', 'What was made from it: what must be redone? Not with --up.')
    .option('--hops <number>', 'Most steps. Default: ten.', wholeNumber)
    .option('--ends', 'Only where the lineage ends: upwards the sources.')
    .option('-n, --limit <number>', 'Most documents, 1 to 1,000.', wholeNumber, 100)
    .addHelpText(
      'after',
      examples(
        ['memory lineage doc_result_node_7', 'what it rests on'],
        ['memory lineage doc_abc123 --down', 'what rests on it'],
      ),
    )
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/lineage.js')).lineage(session, id, options)),
    );
}

function addProcess(program: Program): void {
  const thinkProcess = program.command('process').description('Lists and shows think processes.');
  thinkProcess
    .command('list')
    .description('Lists the think processes of the current project or session, the newest first.')
    .addOption(scopeOption())
    .option('-n, --limit <number>', 'Most processes.', wholeNumber, 50)
    .addHelpText('after', examples(['memory process list --scope project', 'of the project']))
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/process.js')).listProcesses(session, options)),
    );
  thinkProcess
    .command('show')
    .description('Shows a think process with its tasks as a tree.')
    .argument('<process>', 'the think process, such as tp_12 or engine/tp_12')
    .addHelpText('after', examples(['memory process show tp_12', 'its tasks, their state and results']))
    .action((id, _options, command) =>
      act(command, async (session) => (await import('../actions/process.js')).showProcess(session, id)),
    );
}
