import { jest } from '@jest/globals';
import {
  AddTagsDocument,
  ChangeTaskDocument,
  CompleteThinkProcessDocument,
  DemoteDocumentDocument,
  GetTaskDocument,
  GetThinkProcessDocument,
  GetVersionDocument,
  PromoteDocumentDocument,
  PublishToProjectDocument,
  TaskTreeDocument,
  UpdateDocumentDocument,
  WatchTasksDocument,
} from '../../src/client/generated/operations.js';
import { assertGraph, closeAssertions } from '../testkit/assert-graph.js';
import { record } from '../testkit/processes.js';
import { beginReview, madeBy, type Review } from '../testkit/review.js';

jest.setTimeout(300_000);

const analysis = 'tp_paper_analysis';
const check = 'tp_hypothesis_check';
const project = 'project/proj_transformer';
const insights = [
  { id: 'doc_note_io', type: 'NOTE', content: 'Flash Attention optimizes IO, not Compute', tags: ['#insight'] },
  {
    id: 'doc_note_orthogonal',
    type: 'NOTE',
    content: 'Reformer and Flash Attention are orthogonal',
    tags: ['#insight'],
  },
] as const;

/** One review for all tests: each goes on where the one before it has ended. */
let review: Review;
beforeAll(async () => {
  review = await beginReview();
}, 300_000);
afterEach(() => assertGraph(review.client.tenant));
afterAll(closeAssertions);

const everythingFromFlash = [
  ...['doc_note_finding', 'doc_note_io', 'doc_note_orthogonal', 'doc_result_compare_methods', 'doc_result_conclude'],
  ...['doc_result_extract_flash', 'doc_result_verify_hypothesis'],
];

it('begins with the facts and passages of its project, in their folders, and with nothing of another project', async () => {
  for (const [id, folder] of [
    ['doc_vaswani2017', 'Papers'],
    ['doc_fact_deadline', 'Facts'],
    ['doc_survey_overview', 'References'],
  ] as const) {
    expect((await review.see(id)).folderPath).toEqual([folder]);
  }
  const started = await review.start(review.analysis);
  expect(started).toMatchObject({ outcome: 'CREATED', indexing: 0, warnings: [] });
  expect(started.process).toMatchObject({ id: analysis, title: 'Paper Analysis', status: 'RUNNING', project });
  expect(started.facts.map(({ content }) => content).sort()).toEqual([
    'Deadline: 15.06.2026',
    'Focus: Inference efficiency, not Training',
    'Supervisor: Prof. Müller',
  ]);
  expect(started.hits.length).toBeGreaterThan(0);
  expect(new Set(started.hits.map(({ scope }) => scope))).toEqual(new Set([project]));
  await review.start(review.check);
});

it('has a tree of tasks, and saves what the first has extracted: title, tags, source, folder and lineage as they should be', async () => {
  await review.addTasks(review.analysis);
  const { taskTree } = await review.client.run(TaskTreeDocument, { processId: analysis });
  expect(taskTree.tasks.map(({ id, parentId, type, status }) => [id, parentId, type, status])).toEqual([
    ['compare_methods', null, 'synthesize', 'PENDING'],
    ['extract_vaswani', 'compare_methods', 'extract', 'PENDING'],
    ['extract_flash', 'compare_methods', 'extract', 'PENDING'],
  ]);
  expect(await review.run(analysis, 'extract_vaswani')).toMatchObject({
    ...madeBy(analysis, 'extract_vaswani'),
    ...{ title: 'Extraction: vaswani2017.pdf', type: 'RESULT', version: 1, folderPath: ['Results'] },
    tags: ['#auto:extract_vaswani', '#extraction', '#foundational', `#thinkProcess:${analysis}`].sort(),
  });
  const [source, ...more] = await review.lineage('doc_result_extract_vaswani', 'UP');
  expect(source).toMatchObject({ id: 'doc_vaswani2017', type: 'FILE', hops: 1, isEnd: true, taskId: null });
  expect(more).toEqual([]);
});

it('quotes whole sentences of the paper, each with its page, none of them a heading, a table or a piece', async () => {
  const { content } = await review.see('doc_result_extract_vaswani');
  const lines = content.split('\n');
  expect(lines).toHaveLength(8);
  for (const line of lines) expect(line).toMatch(/^- [\p{Lu}\d].{19,400}[.!?] \[vaswani2017\.pdf, page \d\]$/u);
  expect(content).not.toMatch(/Table \d|\t/);
});

it('finds what the first task has found at once by the query of the next, and not from a sibling process', async () => {
  const query = 'What does a layer of self-attention cost?';
  expect(await review.queried(analysis, 'look_again', query)).toContain('doc_result_extract_vaswani');
  const sibling = await review.queried(check, 'look_aside', query);
  expect(sibling).toContain('doc_vaswani2017');
  expect(sibling).not.toContain('doc_result_extract_vaswani');
});

it('compares both extractions in sentences of both papers, and says of each from which page it is', async () => {
  expect(await review.run(analysis, 'extract_flash')).toMatchObject({
    ...madeBy(analysis, 'extract_flash'),
    ...{ title: 'Extraction: dao2022_flashattention.pdf', folderPath: ['Results'] },
    tags: ['#auto:extract_flash', '#efficiency', '#extraction', `#thinkProcess:${analysis}`].sort(),
  });
  const compared = await review.run(analysis, 'compare_methods');
  expect(compared).toMatchObject({
    ...madeBy(analysis, 'compare_methods'),
    ...{ title: 'Synthesis: survey_overview.md and 2 more', folderPath: ['Results'] },
    tags: ['#auto:compare_methods', '#comparison', '#synthesis', `#thinkProcess:${analysis}`].sort(),
  });
  for (const source of [
    /\[vaswani2017\.pdf, page \d\]/,
    /\[dao2022_flashattention\.pdf, page \d\]/,
    /survey_overview\.md\]/,
  ])
    expect(compared.content).toMatch(source);
  const up = await review.lineage('doc_result_compare_methods', 'UP');
  expect(up.map(({ id, hops, taskId, isEnd }) => [id, hops, taskId, isEnd]).sort()).toEqual([
    ['doc_dao2022', 2, null, true],
    ['doc_result_extract_flash', 1, 'extract_flash', false],
    ['doc_result_extract_vaswani', 1, 'extract_vaswani', false],
    ['doc_survey_overview', 1, null, true],
    ['doc_vaswani2017', 2, null, true],
  ]);
});

it('takes further documents of a task: two insights, tagged, filed under Notes, with the lineage of the comparison', async () => {
  const { content, title } = await review.see('doc_result_compare_methods');
  const used = ['doc_result_extract_vaswani', 'doc_result_extract_flash', 'doc_survey_overview'];
  const result = { processId: analysis, taskId: 'compare_methods', title, content, used, furtherDocuments: insights };
  const recorded = await record(review.client, result);
  expect([recorded.outcome, recorded.furtherDocuments.map(({ id }) => id)]).toEqual([
    'UNCHANGED',
    insights.map(({ id }) => id),
  ]);
  for (const { id, content: text } of insights) {
    const note = await review.see(id);
    expect(note).toMatchObject({
      ...madeBy(analysis, 'compare_methods'),
      type: 'NOTE',
      content: text,
      folderPath: ['Notes'],
    });
    expect(note.tags).toEqual(expect.arrayContaining(['#auto:compare_methods', '#insight', '#synthesis']));
    const made = (await review.lineage(id, 'UP')).filter(({ hops }) => hops === 1).map((entry) => entry.id);
    expect(made.sort()).toEqual(used.toSorted());
  }
});

it('answers the question of the sibling process from the paper, with nothing of its own and of others, and from the extraction only once a tag promotes it', async () => {
  const before = await review.ask();
  expect(before.hits[0]).toMatchObject({ documentId: 'doc_dao2022', scope: project, weight: 0.5 });
  expect(new Set(before.hits.map(({ scope }) => scope))).toEqual(new Set([project]));
  expect(before.trace.scopes.map(({ scope, hits }) => [scope, hits > 0])).toEqual([
    [`think-process/${check}`, false],
    ['session/sess_review', false],
    [project, true],
  ]);
  const found = async (variables = {}) => (await review.ask(variables)).hits.map(({ documentId }) => documentId);
  const id = 'doc_result_extract_flash';
  for (const tags of [[], ['extraction']]) expect(await found({ tags })).not.toContain(id);
  await review.client.run(AddTagsDocument, { id, tags: ['#project-relevant'] });
  expect([...new Set(await found())].slice(0, 2).sort()).toEqual(['doc_dao2022', id]);
  expect(await review.see(id)).toMatchObject({
    ...madeBy(analysis, 'extract_flash', project),
    folderPath: ['Results', 'Think-Process: Paper Analysis'],
  });
  await review.client.run(DemoteDocumentDocument, { id, toScope: `think-process/${analysis}` });
  for (const tags of [[], ['extraction']]) expect(await found({ tags })).not.toContain(id);
  await review.client.run(PromoteDocumentDocument, { id, to: 'PROJECT' });
  expect(await found({ tags: ['extraction'] })).toEqual(
    (await found({ tags: ['extraction'] })).filter((each) => each === id),
  );
  expect(await found()).not.toContain('doc_foreign');
});

it('keeps the memory of a completed process, offers its results, and publishes them where the sibling finds them', async () => {
  const { completeThinkProcess } = await review.client.run(CompleteThinkProcessDocument, { id: analysis });
  expect(completeThinkProcess.publishable.map(({ id }) => id).sort()).toEqual([
    'doc_result_compare_methods',
    'doc_result_extract_vaswani',
  ]);
  const { publishToProject } = await review.client.run(PublishToProjectDocument, { thinkProcessId: analysis });
  expect(publishToProject).toMatchObject({ project, moved: 2, failed: 0 });
  for (const { id } of completeThinkProcess.publishable) {
    expect(await review.see(id)).toMatchObject({
      scope: project,
      folderPath: ['Results', 'Think-Process: Paper Analysis'],
    });
  }
  expect(await review.see('doc_note_io')).toMatchObject({ scope: `think-process/${analysis}`, folderPath: ['Notes'] });
  const { thinkProcess } = await review.client.run(GetThinkProcessDocument, { id: analysis });
  expect(thinkProcess).toMatchObject({ status: 'COMPLETED', scope: `think-process/${analysis}` });
  expect(await review.queried(check, 'look_up', 'What does a layer of self-attention cost?')).toContain(
    'doc_result_extract_vaswani',
  );
});

it('verifies and concludes in the other process, back to the papers: why do we believe this?', async () => {
  await review.addTasks(review.check);
  await review.verify();
  const verified = ['#auto:verify_hypothesis', '#hypothesis', `#thinkProcess:${check}`, '#verification'];
  expect(await review.see('doc_result_verify_hypothesis')).toMatchObject({
    ...madeBy(check, 'verify_hypothesis'),
    ...{ title: 'counterarguments.md', version: 1, folderPath: ['Results'], tags: verified.toSorted() },
  });
  expect(await review.see('doc_note_finding')).toMatchObject({
    ...madeBy(check, 'verify_hypothesis'),
    ...{
      content: 'Hypothesis 1 holds under restriction X',
      folderPath: ['Notes'],
      tags: ['#finding', ...verified].sort(),
    },
  });
  const concluded = await review.run(check, 'conclude');
  expect(concluded.title).toBe('Synthesis: kitaev2020_reformer.pdf and 3 more');
  for (const source of [
    /\[kitaev2020_reformer\.pdf, page \d\]$/m,
    /\[counterarguments\.md\]$/m,
    /\[vaswani2017\.pdf, page \d\]$|\[dao2022_flashattention\.pdf, page \d\]$/m,
  ])
    expect(concluded.content).toMatch(source);
  const up = await review.lineage('doc_result_conclude', 'UP');
  expect(
    up
      .filter(({ isEnd }) => isEnd)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...['doc_dao2022', 'doc_kitaev2020', 'doc_survey_overview', 'doc_vaswani2017']]);
  expect(up.find(({ id }) => id === 'doc_vaswani2017')?.path.map(({ id }) => id)).toEqual([
    ...['doc_result_conclude', 'doc_result_compare_methods', 'doc_result_extract_vaswani', 'doc_vaswani2017'],
  ]);
  const down = await review.lineage('doc_dao2022', 'DOWN');
  expect(down.map(({ id }) => id).sort()).toEqual(everythingFromFlash);
});

it('marks all that was made from a changed task, and a re-run takes off its own mark alone and makes a version of the same document', async () => {
  const id = 'doc_result_extract_flash';
  const before = await review.see(id);
  const goal = 'Which limits do the authors of Flash Attention name, and what does it mean for inference?';
  const input = { processId: analysis, id: 'extract_flash', goal };
  const { changeTask } = await review.client.run(ChangeTaskDocument, { input });
  expect(changeTask.task).toMatchObject({ status: 'CHANGED', resultStale: true });
  expect(changeTask.stale.map((each) => each.id).sort()).toEqual(everythingFromFlash);
  expect(await review.stale()).toEqual(everythingFromFlash);
  const after = await review.run(analysis, 'extract_flash');
  expect(after).toMatchObject({ title: before.title, scope: project, folderPath: before.folderPath });
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.content).not.toBe(before.content);
  expect(after.tags).toEqual(before.tags);
  expect(await review.stale()).toEqual(everythingFromFlash.filter((each) => each !== id));
  const { documentVersion } = await review.client.run(GetVersionDocument, { id, version: before.version });
  expect(documentVersion).toMatchObject({ content: before.content });
  const { hits } = await review.ask({ query: goal });
  expect(hits.find(({ documentId }) => documentId === id)?.text).toBe(after.content);
});

it('marks all that was made from a changed source and nothing else, until each is made again', async () => {
  await review.run(analysis, 'compare_methods');
  const { content } = await review.see('doc_survey_overview');
  const addition = review.story.change.addition;
  await review.client.run(UpdateDocumentDocument, {
    input: { id: 'doc_survey_overview', content: `${content}\n\n${addition}` },
  });
  const rest = everythingFromFlash.filter((each) => each !== 'doc_result_extract_flash');
  expect(await review.stale()).toEqual(rest);
  const { task } = await review.client.run(GetTaskDocument, { processId: analysis, id: 'extract_vaswani' });
  expect(task).toMatchObject({ status: 'DONE', resultStale: false });
  const answered = await review.ask({ includeStale: false });
  expect(answered.hits.filter(({ documentId }) => rest.includes(documentId))).toEqual([]);
  await review.run(analysis, 'compare_methods');
  expect(await review.stale()).toEqual(rest.filter((each) => each !== 'doc_result_compare_methods'));
  await review.verify();
  await review.run(check, 'conclude');
  expect(await review.stale()).toEqual(['doc_note_io', 'doc_note_orthogonal']);
});

it('tells all of it in the order in which it happened', async () => {
  const events: (readonly [string, string | null])[] = [];
  const last = 14;
  for await (const { taskEvents } of review.client.watch(WatchTasksDocument, { processId: analysis, since: '0' })) {
    events.push([taskEvents.kind, taskEvents.taskId]);
    if (events.length === last) break;
  }
  const run = (id: string) => ['TASK_STARTED', 'RESULT_SAVED', 'TASK_DONE'].map((kind) => [kind, id] as const);
  expect(events).toEqual([
    ['PROCESS_STARTED', null],
    ...run('extract_vaswani'),
    ...run('extract_flash'),
    ...run('compare_methods'),
    ...run('compare_methods').slice(1),
    ['PROCESS_COMPLETED', null],
    ['PLAN_COMPLETED', null],
  ]);
});
