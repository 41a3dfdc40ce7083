import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from '../lists.js';
import { act, examples, type Program } from './root.js';

const kinds = ['link', 'citation', 'cross-reference'] as const;

/** Adds what shows and makes references between documents. */
export function addReferenceCommands(program: Program): void {
  program.commandsGroup('Follow references:');
  addRefs(program);
  addRef(program);
}

function addRefs(program: Program): void {
  program
    .command('refs')
    .description('Shows what a document refers to and what refers to it, the nearest first.')
    .argument('<id>', 'the document')
    .option('--hops <number>', 'Steps from it, 1 to 5.', wholeNumber, 1)
    .addOption(new Option('--direction <way>', 'Which way.').choices(['both', 'out', 'in']).default('both' as const))
    .addOption(new Option('--kind <kind>', 'Only these.').choices(kinds))
    .option('-n, --limit <number>', 'Most references, 1 to 100.', wholeNumber, 50)
    .addHelpText(
      'after',
      examples(
        ['memory refs doc_abc123', 'either way, one step'],
        ['memory refs doc_abc123 --hops 3 --direction out', 'what it leads to'],
      ),
    )
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/references.js')).references(session, id, options)),
    );
}

function addRef(program: Program): void {
  const ref = program.command('ref').description('Adds and removes references of documents.');
  ref
    .command('add')
    .description('Says that a document refers to another one, or to an address.')
    .argument('<id>', 'the document that refers to it')
    .option('--to <id>', 'The document that is meant.')
    .option('--title <title>', 'Title or file name of the document that is meant; it may come later.')
    .option('--link <address>', 'The address that is meant, http or https.')
    .addOption(new Option('--kind <kind>', 'Default: link for an address, else cross-reference.').choices(kinds))
    .option('--locator <text>', 'The heading, page or other place that is meant.')
    .option('--note <text>', 'What else is to be said of it.')
    .addHelpText(
      'after',
      examples(
        ['memory ref add doc_abc123 --to doc_def456', 'to a document'],
        ['memory ref add doc_abc123 --link https://example.org --note "Where it is from"', 'to an address'],
      ),
    )
    .action((id, options, command) =>
      act(command, async (session) => (await import('../actions/references.js')).addReference(session, id, options)),
    );
  ref
    .command('remove')
    .description('Takes a reference off that people have added. One that stands in a text goes with the text.')
    .argument('<key>', 'its key, as `memory refs` shows it')
    .addHelpText('after', examples(['memory ref remove 01k4r3f3r3nc3', 'by its key']))
    .action((key, _options, command) =>
      act(command, async (session) => (await import('../actions/references.js')).removeReference(session, key)),
    );
}
