import { kindWords, parseKind } from '../choose-scope.js';
import { wholeNumber } from '../lists.js';
import { addFolder } from './folder.js';
import { act, examples, type Program, scopeOption } from './root.js';

const kinds = `${kindWords.join(', ')} (engine is another word for think-process)`;
const folderText = 'Folder of the target that it is filed in. Default: none.';
const reasonText = 'Why, for its history.';

/** Adds what files documents in folders, and what moves them between scopes. */
export function addMovingCommands(program: Program): void {
  program.commandsGroup('File and share:');
  addBrowse(program);
  addFolder(program);
  addMove(program);
  addPromote(program);
  addDemote(program);
  addPublish(program);
}

function addBrowse(program: Program): void {
  program
    .command('browse')
    .description('Shows what is in the current scope as a tree of folders.')
    .argument('[folder]', 'id of a folder to begin at')
    .addOption(scopeOption())
    .option('-d, --depth <levels>', 'Levels, 1 to 10.', wholeNumber, 3)
    .option('-n, --limit <number>', 'Most entries of a folder, 1 to 100.', wholeNumber, 100)
    .option('--after <cursor>', 'Goes on after this place of the first level, which the tree before has told.')
    .addHelpText(
      'after',
      examples(['memory browse', 'the current scope'], ['memory browse doc_folder_papers --depth 1', 'one folder']),
    )
    .action((folder, options, command) =>
      act(command, async (session) => (await import('../actions/browse.js')).browse(session, folder, options)),
    );
}

function addMove(program: Program): void {
  program
    .command('move')
    .description('Files a document or folder in a folder of its scope, or takes it out of the one that it is in.')
    .argument('<id>', 'the document or folder')
    .option('-f, --folder <id>', 'The folder that it goes to.')
    .option('--root', 'Takes it out of its folder.')
    .addHelpText(
      'after',
      examples(
        ['memory move doc_abc123 --folder doc_folder_papers', 'files it'],
        ['memory move doc_abc123 --root', 'takes it out'],
      ),
    )
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/folder.js')).move(session, id, options)),
    );
}

function addPromote(program: Program): void {
  program
    .command('promote')
    .description('Moves a document up to a scope above its own, where more can see it.')
    .argument('<id>', 'the document')
    .requiredOption('--to <level>', `How far up: ${kinds}.`, parseKind)
    .option('-f, --folder <id>', folderText)
    .option('--reason <text>', reasonText)
    .addHelpText('after', examples(['memory promote doc_abc123 --to project', 'to the project above it']))
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/promote.js')).promote(session, id, options)),
    );
}

function addDemote(program: Program): void {
  program
    .command('demote')
    .description('Moves a document down to one scope within its own.')
    .argument('<id>', 'the document')
    .requiredOption('--to-scope <address>', 'The scope that it goes to, such as engine/tp_12.')
    .option('-f, --folder <id>', folderText)
    .option('--reason <text>', reasonText)
    .addHelpText('after', examples(['memory demote doc_abc123 --to-scope think-process/tp_12', 'to one think process']))
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/promote.js')).demote(session, id, options)),
    );
}

function addPublish(program: Program): void {
  program
    .command('publish')
    .description('Promotes the results of a think process to its project: all of them, or those that are named.')
    .argument('<process>', 'the think process, such as tp_12 or engine/tp_12')
    .argument('[ids...]', 'results of it')
    .option('--reason <text>', reasonText)
    .addHelpText(
      'after',
      examples(['memory publish tp_12', 'all results'], ['memory publish tp_12 doc_1 doc_2', 'two of them']),
    )
    .action((process, ids, options, command) =>
      act(command, async (session) => (await import('../actions/promote.js')).publish(session, process, ids, options)),
    );
}
