import { jest } from '@jest/globals';
import { createFileParser } from '../../../src/modules/ingestion/parse-file/create-file-parser.js';
import { readFinishedExample } from '../../testkit/example.js';
import { demoBytes } from './fixtures.js';

/** Processes start slowly on a busy machine. */
jest.setTimeout(60_000);

const parser = createFileParser();
afterAll(() => parser.close());

describe('the example', () => {
  it('tells the story of the guide, word for word', async () => {
    const { scopes, folders, documents } = await readFinishedExample();
    const lines = documents.map(({ scope, folder, title, tags }) =>
      [
        scopes.find(({ id }) => id === scope)?.title,
        folders.find((one) => one.id === folder && one.scope === scope)?.title,
        [title, ...tags.map((tag) => `#${tag}`)].join(' '),
      ].join(' / '),
    );
    expect(lines).toEqual([
      'Transformer Efficiency Review / Papers / vaswani2017.pdf #foundational #attention',
      'Transformer Efficiency Review / Papers / dao2022_flashattention.pdf #efficiency #hardware',
      'Transformer Efficiency Review / Papers / kitaev2020_reformer.pdf #efficiency #sparse',
      'Transformer Efficiency Review / Facts / Supervisor: Prof. Müller',
      'Transformer Efficiency Review / Facts / Deadline: 15.06.2026',
      'Transformer Efficiency Review / Facts / Focus: Inference efficiency, not Training',
      'Transformer Efficiency Review / References / survey_overview.md #meta #survey',
      'Paper Analysis / Results / extraction_vaswani.md #extraction #foundational',
      'Paper Analysis / Results / extraction_flash.md #extraction #efficiency',
      'Paper Analysis / Results / comparison_methods.md #synthesis #comparison',
      'Paper Analysis / Notes / Flash Attention optimizes IO, not Compute #insight',
      'Paper Analysis / Notes / Reformer and Flash Attention are orthogonal #insight',
      'Hypothesis Check / Results / counterarguments.md #verification #hypothesis',
      'Hypothesis Check / Notes / Hypothesis 1 holds under restriction X #finding',
    ]);
  });

  it('has files that can be read, without warnings, for all documents that name one', async () => {
    for (const { file, content, mimeType } of (await readFinishedExample()).documents) {
      if (file === undefined) {
        expect(content?.trim()).toBeTruthy();
      } else {
        const parsed = await parser.parse(await demoBytes(file), { filename: file });
        expect([parsed.mimeType, parsed.warnings, parsed.text.length > 500]).toEqual([mimeType, [], true]);
      }
    }
  });
});
