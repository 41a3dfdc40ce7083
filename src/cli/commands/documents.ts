import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { addMetadata, share, splitList, wholeNumber } from '../lists.js';
import { act, examples, type Program, scopeOption } from './root.js';

const textTypes = ['fact', 'note', 'result', 'reference', 'file'] as const;
const fileTypes = ['file', 'note', 'result', 'fact'] as const;
const allTypes = [...textTypes, 'folder'] as const;
const metaText = 'Metadata, name=value; given once or several times.';

/** Adds what remembers, finds and shows. */
export function addDocumentCommands(program: Program): void {
  program.commandsGroup('Remember and find:');
  addAdd(program);
  addUpload(program);
  addSearch(program);
  addList(program);
  addShow(program);
  addTag(program);
  addDelete(program);
}

function addAdd(program: Program): void {
  program
    .command('add')
    .description('Remembers a text: a fact in the current scope.')
    .argument('<text>', 'the text in quotes, or - for stdin')
    .addOption(scopeOption())
    .option('-t, --tags <names>', 'Its tags, with commas between.', splitList)
    .addOption(new Option('--type <type>', 'What it is.').choices(textTypes).default('fact' as const))
    .option('--title <title>', 'Its title. Default: its first line.')
    .option('--id <id>', 'Its id. Default: one that the server makes.')
    .option('--language <code>', 'Its language, such as de. Default: detected.')
    .option('--meta <entry>', metaText, addMetadata)
    .option('--process <id>', 'Think process that produced it: it is a result of that.')
    .option('--node <id>', 'Task of that process that produced it.')
    .addHelpText(
      'after',
      examples(
        ['memory add "Deadline is June 15th"', 'a fact'],
        ['memory add "Ask Ada" --type note --tags todo,ada', 'a note with tags'],
        ['memory add - --title Minutes < minutes.md', 'what stands on stdin'],
      ),
    )
    .action((text, options, command) =>
      act(command, async (session) => (await import('../actions/add.js')).add(session, text, options)),
    );
}

function addUpload(program: Program): void {
  program
    .command('upload')
    .description(
      'Brings in files and folders. A single file becomes a new document. Files of folders are kept by their place: ' +
        'Markdown and text are imported, and brought again only what has changed is written.',
    )
    .argument('<paths...>', 'files and folders')
    .addOption(scopeOption())
    .option('-t, --tags <names>', 'Tags, with commas between.', splitList)
    .addOption(
      new Option('--type <type>', 'What it is. Default: file; a text of a folder is a note.').choices(fileTypes),
    )
    .option('--title <title>', 'Title of a single file. Default: what the file says, else its name.')
    .option('--id <id>', 'Id of a single file.')
    .option('--language <code>', 'Language, such as de. Default: detected.')
    .option('--meta <entry>', metaText, addMetadata)
    .option('-w, --watch', 'Stays, and brings in what changes, until Ctrl-C.')
    .addHelpText(
      'after',
      examples(
        ['memory upload paper.pdf --tags attention,2024', 'one file'],
        ['memory upload vault', 'a folder with all in it'],
        ['memory upload vault --watch', 'the same, and what changes in it'],
      ),
    )
    .action((paths, options, command) =>
      act(command, async (session) => (await import('../actions/upload.js')).upload(session, paths, options)),
    );
}

function addSearch(program: Program): void {
  program
    .command('search')
    .description(
      'Finds passages that answer a question, by meaning and by words, in the current scope and all that it is within.',
    )
    .argument('<query>', 'the question in plain words, in quotes')
    .addOption(scopeOption())
    .option('-t, --tags <names>', 'Only documents that have all of these tags.', splitList)
    .option('-n, --limit <number>', 'Most passages.', wholeNumber, 10)
    .option('--languages <codes>', 'Only passages in one of these languages, such as de,en.', splitList)
    .option('--min-similarity <share>', 'Only passages at least so similar, 0 to 1.', share)
    .option('--by-document', 'Only the best passage of each document.')
    .option('--cross-project', 'From your own user scope: all of your projects answer.')
    .addHelpText(
      'after',
      examples(
        ['memory search "Sparse Attention"', 'in the current scope'],
        ['memory search "Who decided that?" --tags minutes -n 3', 'among what has a tag'],
        ['memory search hardware --json | jq ".hits[].text"', 'for a program'],
      ),
    )
    .action((query, options, command) =>
      act(command, async (session) => (await import('../actions/search.js')).search(session, query, options)),
    );
}

function addList(program: Program): void {
  program
    .command('list')
    .description(
      'Lists documents of the current scope. With a kind as --scope below the usual one, those of all scopes of that kind within it.',
    )
    .addOption(scopeOption())
    .option('-t, --tags <names>', 'Only those that have all of these tags.', splitList)
    .option('--type <types>', `Only these types, with commas between: ${allTypes.join(', ')}.`, documentTypes)
    .option('--text <words>', 'Only those that hold these words.')
    .option('-r, --recursive', 'Those of the scopes within it too.')
    .addOption(
      new Option('--sort <order>', 'What comes first.')
        .choices(['updated', 'created', 'title'])
        .default('updated' as const),
    )
    .option('-n, --limit <number>', 'Most documents.', wholeNumber, 50)
    .option('--after <cursor>', 'Goes on after this place, which the list before has told.')
    .addHelpText(
      'after',
      examples(
        ['memory list', 'what changed last'],
        ['memory list --tags hypothesis --scope engine', 'in the think processes of the current project'],
        ['memory list --type fact,note --text deadline', 'facts and notes with a word'],
      ),
    )
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/list.js')).list(session, options)),
    );
}

function addShow(program: Program): void {
  program
    .command('show')
    .alias('read')
    .description('Shows a document with its text.')
    .argument('<id>', 'the document')
    .addHelpText(
      'after',
      examples(['memory show doc_abc123', 'for people'], ['memory read doc_abc123 --json', 'for a program']),
    )
    .action((id, _options, command) =>
      act(command, async (session) => (await import('../actions/show.js')).show(session, id)),
    );
}

function addTag(program: Program): void {
  program
    .command('tag')
    .description('Changes the tags of a document. Those that the server has set stay.')
    .argument('<id>', 'the document')
    .option('-a, --add <names>', 'Adds tags, with commas between.', splitList)
    .option('-r, --remove <names>', 'Takes tags off.', splitList)
    .option('--set <names>', 'Sets tags in place of those that people have set.', splitList)
    .addHelpText(
      'after',
      examples(
        ['memory tag doc_abc123 --add important', 'adds one'],
        ['memory tag doc_abc123 --remove draft,old', 'takes two off'],
        ['memory tag doc_abc123 --set final', 'leaves no other'],
      ),
    )
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/tag.js')).tag(session, id, options)),
    );
}

function addDelete(program: Program): void {
  program
    .command('delete')
    .description('Deletes a document, after asking.')
    .argument('<id>', 'the document')
    .addHelpText(
      'after',
      examples(['memory delete doc_abc123', 'asks first'], ['memory delete doc_abc123 --yes', 'does not ask']),
    )
    .action((id, _options, command) =>
      act(command, async (session) => (await import('../actions/delete.js')).deleteOne(session, id)),
    );
}

function documentTypes(text: string, before: readonly string[] = []): readonly string[] {
  const types = splitList(text, before);
  const wrong = types.find((type) => allTypes.every((known) => known !== type));
  if (wrong === undefined) return types;
  throw new InvalidArgumentError(`"${wrong}" is none of ${allTypes.join(', ')}.`);
}
