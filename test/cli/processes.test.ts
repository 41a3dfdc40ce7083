import { useStory } from '../testkit/api.js';
import { createMemory, plain } from '../testkit/memory.js';
import { addTask, record, startProcess } from '../testkit/processes.js';

const story = useStory();

it('lists think processes, draws the tasks of one as a tree, and follows where a document comes from', async () => {
  const { client, document } = story();
  const { session, project } = await story().chain('look');
  const memory = createMemory({ MEMORY_URL: client.url, MEMORY_TENANT: client.tenant, MEMORY_SCOPE: project });
  const seen = async (...args: readonly string[]): Promise<string> => {
    const { code, screen } = await memory.terminal(args).ended();
    expect([args.join(' '), code]).toEqual([args.join(' '), 0]);
    return plain(screen);
  };
  await startProcess(client, 'tp_look', session);
  await document({ id: 'paper', scope: project, title: 'The paper', content: 'The lamp burns oil.' });
  await addTask(client, { processId: 'tp_look', id: 'read', goal: 'Read it', inputDocs: ['paper'] });
  await addTask(client, { processId: 'tp_look', id: 'judge', goal: 'Judge it', parentTaskId: 'read' });
  await record(client, { processId: 'tp_look', taskId: 'read', title: 'What it says', used: ['paper'] });
  await record(client, { processId: 'tp_look', taskId: 'judge', title: 'Verdict', used: ['doc_result_read'] });

  expect(await seen('process', 'list')).toMatch(/id +state +title +began\ntp_look +running +tp_look +20/);
  expect(await memory.json('process', 'list')).toMatchObject({ scope: project, processes: [{ id: 'tp_look' }] });
  const drawn = await seen('process', 'show', 'engine/tp_look');
  expect(drawn).toContain(
    '└── read extract  done  Read it  → doc_result_read\n    └── judge extract  done  Judge it  → doc_r',
  );
  expect(await memory.json('process', 'show', 'tp_look')).toMatchObject({ tasks: [{ id: 'read' }, { id: 'judge' }] });

  const up = await seen('lineage', 'doc_result_judge');
  expect(up).toContain(
    'doc_result_judge\n└── What it says  doc_result_read  result  tp_look read\n    └── The paper  paper',
  );
  const down = await seen('lineage', 'paper', '--down', '--hops', '1');
  expect(down).toBe('paper\n└── What it says  doc_result_read  result  tp_look read\n');
  expect(await seen('lineage', 'doc_result_judge', '--ends')).toContain('└── The paper  paper');
  expect(await seen('lineage', 'paper')).toBe('It was made from no document.\n');
  expect(await memory.json('lineage', 'paper', '--down')).toMatchObject({ direction: 'DOWN', hasMore: false });
  const codes = [
    [['lineage', 'paper', '--up', '--down'], 2],
    [['lineage', 'none'], 3],
    [['process', 'show', 'tp_none'], 3],
    [['process', 'show', 'project/x'], 2],
  ] as const;
  for (const [args, code] of codes) expect([args, (await memory.run(...args)).code]).toEqual([args, code]);
});
