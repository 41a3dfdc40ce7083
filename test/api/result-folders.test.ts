import {
  BrowseDocument,
  PromoteDocumentDocument,
  PublishToProjectDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';

const story = useStory();

it('files results that are promoted to a project under the title of their process, in folders that are made once', async () => {
  const { client, scope, document, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  const session = await scope({ kind: 'SESSION', parent: project });
  const process = await scope({ kind: 'THINK_PROCESS', id: 'tp_a', title: 'Paper Analysis', parent: session });
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_a' } as const;
  const ids = ['r1', 'r2', 'r3', 'r4'];
  for (const id of ids) await document({ id, scope: process, type: 'RESULT', title: id, content: `Of ${id}.`, source });
  await document({ id: 'note', scope: process, type: 'NOTE', title: 'note', content: 'A thought.' });
  await folder({ id: 'elsewhere', scope: project, title: 'Elsewhere' });
  await Promise.all([
    ...ids.slice(0, 2).map((id) => client.run(PromoteDocumentDocument, { id, to: 'PROJECT' })),
    client.run(PublishToProjectDocument, { thinkProcessId: 'tp_a', documentIds: ['r3'] }),
    client.run(PromoteDocumentDocument, { id: 'r4', to: 'PROJECT', toFolder: 'elsewhere' }),
    client.run(PromoteDocumentDocument, { id: 'note', to: 'PROJECT' }),
  ]);
  const { browse } = await client.run(BrowseDocument, { scope: project, depth: 3, first: 50 });
  const lines = browse.entries.map(({ document: each, depth, parentId }) => {
    const parent = browse.entries.find((entry) => entry.document.id === parentId)?.document.title ?? 'root';
    return `${depth} ${parent} / ${each.title}`;
  });
  expect(lines.sort()).toEqual([
    '1 root / Elsewhere',
    '1 root / Results',
    '1 root / note',
    '2 Elsewhere / r4',
    '2 Results / Think-Process: Paper Analysis',
    '3 Think-Process: Paper Analysis / r1',
    '3 Think-Process: Paper Analysis / r2',
    '3 Think-Process: Paper Analysis / r3',
  ]);
});
