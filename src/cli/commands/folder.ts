import { splitList, wholeNumber } from '../lists.js';
import { act, examples, type Program, scopeOption } from './root.js';

type Parent = ReturnType<Program['command']>;

/** Adds what makes, renames, deletes and restores folders; `memory move` files them. */
export function addFolder(program: Program): void {
  const folder = program.command('folder').description('Makes, renames, deletes and restores folders.');
  addCreate(folder);
  addRename(folder);
  addDelete(folder);
  addRestore(folder);
  addDeleted(folder);
}

function addCreate(folder: Parent): void {
  folder
    .command('create')
    .description('Makes a folder in the current scope.')
    .argument('<title>', 'its name')
    .addOption(scopeOption())
    .option('--id <id>', 'Its id. Default: one that the server makes.')
    .option('--parent <id>', 'The folder that it is in. Default: none.')
    .option('-t, --tags <names>', 'Its tags, with commas between.', splitList)
    .addHelpText('after', examples(['memory folder create Papers', 'in the current scope']))
    .action((title, options, command) =>
      act(command, async (session) => (await import('../actions/folder.js')).createFolder(session, title, options)),
    );
}

function addRename(folder: Parent): void {
  folder
    .command('rename')
    .description('Gives a folder another name.')
    .argument('<id>', 'the folder')
    .argument('<title>', 'its new name')
    .addHelpText('after', examples(['memory folder rename doc_folder_papers "Read papers"', 'another name']))
    .action((id, title, _options, command) =>
      act(command, async (session) => (await import('../actions/folder.js')).renameFolder(session, id, title)),
    );
}

function addDelete(folder: Parent): void {
  folder
    .command('delete')
    .description('Deletes a folder, after asking. For 30 days it can be restored.')
    .argument('<id>', 'the folder')
    .option('-r, --recursive', 'With all that is in it.')
    .option('--unfile', 'What is in it stays, at the root of the scope.')
    .option('--dry-run', 'Only says what it holds.')
    .addHelpText(
      'after',
      examples(
        ['memory folder delete doc_folder_papers --dry-run', 'what would go'],
        ['memory folder delete doc_folder_papers --recursive', 'all of it, after asking'],
        ['memory folder delete doc_folder_papers --unfile --yes', 'the folder alone'],
      ),
    )
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/folder.js')).deleteFolder(session, id, options)),
    );
}

function addRestore(folder: Parent): void {
  folder
    .command('restore')
    .description('Brings a deleted folder back with all that was deleted with it.')
    .argument('<id>', 'the folder')
    .addHelpText('after', examples(['memory folder restore doc_folder_papers', 'where it was']))
    .action((id, _options, command) =>
      act(command, async (session) => (await import('../actions/folder.js')).restoreFolder(session, id)),
    );
}

function addDeleted(folder: Parent): void {
  folder
    .command('deleted')
    .description('Lists the folders of the current scope that were deleted and can be restored.')
    .addOption(scopeOption())
    .option('-n, --limit <number>', 'Most folders, 1 to 100.', wholeNumber, 20)
    .addHelpText('after', examples(['memory folder deleted', 'the last one first']))
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/folder.js')).listDeleted(session, options)),
    );
}
