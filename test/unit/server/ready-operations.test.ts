import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { readReadyOperations } from '../../../src/server/ready-operations.js';

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'operations-test-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const notes = `# Notes: read
# and write.

fragment Inner on Note { id }
fragment Parts on Note { ...Inner title }
fragment Unused on Note { id }

# Not about this one.

# One note,
# by its id.
query GetNote($id: ID!) { note(id: $id) { ...Parts } }

mutation AddNote { addNote { ...Inner } }
`;

describe('reading the ready operations', () => {
  it('gives each its comment, the fragments that it uses, and its example', async () => {
    const folder = await folderOf({
      'all-notes.graphql': notes,
      'all-notes.variables.json': '{"GetNote": {"id": "n1"}}',
      'about.graphql': '# What is there.\nquery About { __typename }\n',
      'README.md': 'no operation',
    });
    expect(await readReadyOperations(folder)).toEqual([
      {
        ...{ title: 'About', description: '' },
        operations: [
          {
            ...{ name: 'About', kind: 'query', description: 'What is there.', variables: undefined },
            query: '# What is there.\nquery About { __typename }\n',
          },
        ],
      },
      {
        ...{ title: 'All notes', description: 'Notes: read and write.' },
        operations: [
          {
            ...{ name: 'GetNote', kind: 'query', description: 'One note, by its id.', variables: { id: 'n1' } },
            query: [
              '# One note,\n# by its id.\nquery GetNote($id: ID!) { note(id: $id) { ...Parts } }',
              'fragment Parts on Note { ...Inner title }',
              'fragment Inner on Note { id }\n',
            ].join('\n\n'),
          },
          {
            ...{ name: 'AddNote', kind: 'mutation', description: '', variables: undefined },
            query: 'mutation AddNote { addNote { ...Inner } }\n\nfragment Inner on Note { id }\n',
          },
        ],
      },
    ]);
  });
});

describe('schema/operations', () => {
  it('says what each operation does, and holds an example for each and for nothing else', async () => {
    const groups = await readReadyOperations('schema/operations');
    const operations = groups.flatMap((group) => group.operations);
    expect(operations.length).toBeGreaterThan(15);
    expect(operations.filter(({ description }) => !/^[A-Z].*\.$/.test(description)).map(({ name }) => name)).toEqual(
      [],
    );
    expect(operations.filter(({ variables }) => variables === undefined).map(({ name }) => name)).toEqual([]);
    const files = (await readdir('schema/operations')).filter((name) => name.endsWith('.variables.json'));
    const examples = await Promise.all(
      files.map(async (name) => Object.keys(JSON.parse(await readFile(`schema/operations/${name}`, 'utf8')) as object)),
    );
    expect(examples.flat().sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it('gives the menu documents that stand on their own', async () => {
    const schema = buildSchema(await readFile('schema/schema.graphql', 'utf8'));
    for (const { operations } of await readReadyOperations('schema/operations'))
      for (const { name, query } of operations) expect([name, validate(schema, parse(query))]).toEqual([name, []]);
  });
});
