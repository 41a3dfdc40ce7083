import { splitList, wholeNumber } from '../lists.js';
import { act, examples, type Program, scopeOption } from './root.js';

const everywhere = 'In the whole tenant and its hierarchy of tags, for its admins.';

/** Adds what lists tags and puts them in order. `memory tag` is about the tags of one document. */
export function addTagCommands(program: Program): void {
  const tags = program.command('tags').description('Lists, renames, merges and orders tags.');
  tags
    .command('list', { isDefault: true })
    .description('Lists the tags of the current scope with how many documents have each.')
    .addOption(scopeOption())
    .option('--tree', 'As a tree: each below those that it is narrower than.')
    .option('--search <text>', 'Only tags that hold this text.')
    .option('--namespace <name>', 'Only tags `name:value`.')
    .option('-r, --recursive', 'Those of the scopes within it too.')
    .option('-n, --limit <number>', 'Most tags.', wholeNumber, 500)
    .addHelpText(
      'after',
      examples(
        ['memory tags', 'in the current scope'],
        ['memory tags --tree --recursive', 'with all within it, as a tree'],
        ['memory tags list --namespace status', 'status:open and the like'],
      ),
    )
    .action((options, command) =>
      act(command, async (session) => (await import('../actions/tags.js')).listTags(session, options)),
    );
  addRename(tags);
  addMerge(tags);
  addBroader(tags);
}

function addRename(tags: ReturnType<Program['command']>): void {
  tags
    .command('rename')
    .description('Gives the documents of a scope another tag in place of one. What is within its path goes along.')
    .argument('<tag>', 'the tag')
    .argument('<label>', 'how it is to be written')
    .addOption(scopeOption())
    .option('--everywhere', everywhere)
    .addHelpText(
      'after',
      examples(
        ['memory tags rename topic subject', 'topic/x becomes subject/x too'],
        ['memory tags rename attention Attention --everywhere', 'another spelling'],
      ),
    )
    .action((tag, label, options, command) =>
      act(command, async (session) => (await import('../actions/tags.js')).renameTag(session, tag, label, options)),
    );
}

function addMerge(tags: ReturnType<Program['command']>): void {
  tags
    .command('merge')
    .description('Makes one tag of several on the documents of a scope, after asking.')
    .argument('<tags...>', 'the tags that go')
    .requiredOption('--into <tag>', 'The tag that stays.')
    .addOption(scopeOption())
    .option('--everywhere', everywhere)
    .addHelpText('after', examples(['memory tags merge gpu gpus --into hardware', 'asks first']))
    .action((names, options, command) =>
      act(command, async (session) => (await import('../actions/tags.js')).mergeTags(session, names, options)),
    );
}

function addBroader(tags: ReturnType<Program['command']>): void {
  tags
    .command('broader')
    .description('Puts a tag below others, in place of those that it was below. For admins of the tenant.')
    .argument('<tag>', 'the tag')
    .option('--below <names>', 'The tags right above it, with commas between. Default: none.', splitList, [])
    .addHelpText(
      'after',
      examples(
        ['memory tags broader gpu --below hardware', 'a search for hardware finds gpu'],
        ['memory tags broader gpu', 'below none'],
      ),
    )
    .action((tag, options, command) =>
      act(command, async (session) => (await import('../actions/tags.js')).setBroader(session, tag, options.below)),
    );
}
