import { wholeNumber } from '../lists.js';
import { act, examples, type Program } from './root.js';

/** Adds what shows how documents came to be what they are. */
export function addHistoryCommands(program: Program): void {
  program.commandsGroup('Look back:');
  addHistory(program);
  addDiff(program);
  addRestore(program);
}

function addHistory(program: Program): void {
  program
    .command('history')
    .description('Lists what a document was before each of its changes, the newest first.')
    .argument('<id>', 'the document')
    .option('-n, --limit <number>', 'Most versions.', wholeNumber, 50)
    .addHelpText('after', examples(['memory history doc_abc123', 'its versions']))
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/history.js')).history(session, id, options)),
    );
}

function addDiff(program: Program): void {
  program
    .command('diff')
    .description('Shows how a document has changed between two versions.')
    .argument('<id>', 'the document')
    .argument('[from]', 'the older version. Default: the one before the last change', wholeNumber)
    .argument('[to]', 'the newer version. Default: what it is now', wholeNumber)
    .addHelpText(
      'after',
      examples(
        ['memory diff doc_abc123', 'the last change'],
        ['memory diff doc_abc123 2', 'since version 2'],
        ['memory diff doc_abc123 2 5', 'between two versions'],
      ),
    )
    .action((id, from, to, _options, command) =>
      act(command, async (session) => (await import('../actions/history.js')).diff(session, id, from, to)),
    );
}

function addRestore(program: Program): void {
  program
    .command('restore')
    .description('Makes a document what it was in a version. That is a change like any other, and can be taken back.')
    .argument('<id>', 'the document')
    .argument('<version>', 'the version, as `memory history` names it', wholeNumber)
    .addHelpText('after', examples(['memory restore doc_abc123 2', 'as it was in version 2']))
    .action((id, version, _options, command) =>
      act(command, async (session) => (await import('../actions/history.js')).restore(session, id, version)),
    );
}
