import { addAgentCommands } from './commands/agents.js';
import { addDocumentCommands } from './commands/documents.js';
import { addHistoryCommands } from './commands/history.js';
import { addLineageCommands } from './commands/lineage.js';
import { addMovingCommands } from './commands/moving.js';
import { addReferenceCommands } from './commands/references.js';
import { createRoot, examples, type Program } from './commands/root.js';
import { addScopeCommands } from './commands/scopes.js';
import { addTagCommands } from './commands/tags.js';
import { addCompletion, addToolCommands } from './commands/tools.js';

/** The whole command, as a tree. */
export function createProgram(): Program {
  const program = createTree();
  addCompletion(program, createTree);
  return program;
}

function createTree(): Program {
  const program = createRoot();
  addDocumentCommands(program);
  addMovingCommands(program);
  addTagCommands(program);
  addReferenceCommands(program);
  addHistoryCommands(program);
  addLineageCommands(program);
  addScopeCommands(program);
  addAgentCommands(program);
  addToolCommands(program);
  program.addHelpText(
    'after',
    examples(
      ['memory scope use project/proj_5', 'where you work'],
      ['memory add "Deadline is June 15th"', 'a fact'],
      ['memory upload paper.pdf --tags attention,2024', 'a file'],
      ['memory search "Sparse Attention"', 'by meaning'],
      ['memory browse', 'as a tree'],
      ['memory promote doc_abc123 --to project', 'where more can see it'],
    ),
  );
  return program;
}
