import { leansOnOthers, sentencesOf } from '../../../src/modules/lineage/executors/sentences.js';

const texts = (text: string, quotes = false): readonly string[] => sentencesOf(text, quotes).map((each) => each.text);

it('takes the sentences of a text that say something by themselves, each once, without headings, marks, code and tables', () => {
  const text = `# A heading that is long enough to be one

- The lamp turns **once** a minute. Yes.
2. The lens was [ground in Paris](https://example.org/lens).
| a table | with a row of several cells. |
Layer\tOperations\tSequential steps in a row.

\`\`\`
Code is no sentence that anybody would quote.
\`\`\`
The lamp turns once a minute.`;
  expect(texts(text)).toEqual(['The lamp turns once a minute.', 'The lens was ground in Paris.']);
});

it('leaves out what a page break has cut, titles, lists of literature and entries of one', () => {
  const text = `kernel visits the blocks of queries, and updates the output.
4 Hardware requirements of Flash Attention
The kernel visits the blocks of keys one by one. The final value is that of the ordinary
[12] A. Vaswani and others, Attention Is All You Need, NeurIPS 2017.
Digest of J. Smith and A. Vaswani, Attention, NeurIPS 2017.
Read more at https://example.org/attention in the long version.
= 28.4 + 41.8 (65, 213, 27.3, 38.1) x 3.

References
Nothing that stands here is running text of the paper.`;
  expect(texts(text)).toEqual(['The kernel visits the blocks of keys one by one.']);
});

it('does not end a sentence at an abbreviation or an initial', () => {
  const text = 'The review is led by Prof. Müller in Jena. It was J. Smith et al. Who built it is not known to us.';
  expect(texts(text)[0]).toBe('The review is led by Prof. Müller in Jena.');
  expect(texts('Blocks fit the chip, e.g. On an A100 they are larger than on a T4.')).toHaveLength(1);
});

it('takes the lines of a text that has no sentence, and nothing of an empty one', () => {
  expect(texts('Supervisor: Prof. Müller\n# Title\nDeadline: 15.06.2026')).toEqual([
    'Supervisor: Prof. Müller',
    'Deadline: 15.06.2026',
  ]);
  expect(texts('# Title\n\n')).toEqual([]);
});

it('takes sentences of languages without spaces', () => {
  expect(texts('记忆体的带宽限制了注意力机制的计算速度和能耗。第二句话也说明了同样的一个道理和结论。')).toHaveLength(2);
});

it('reads where a result has quoted a sentence from, and only in a result', () => {
  const line = '- The lens was ground in Paris. [lamp.pdf, page 2]';
  expect(sentencesOf(line, true)).toEqual([{ text: 'The lens was ground in Paris.', quotedFrom: 'lamp.pdf, page 2' }]);
  expect(sentencesOf('The lens was ground in Paris [12].', true)[0]?.quotedFrom).toBeNull();
  expect(sentencesOf(line).every(({ quotedFrom }) => quotedFrom === null)).toBe(true);
});

it('knows sentences that lean on the one before them', () => {
  expect(
    ['It turns.', 'This adds arithmetic.', 'Dabei dreht sie sich.', 'The latter is dear.'].map(leansOnOthers),
  ).toEqual([...[true, true, false, true]]);
  expect(leansOnOthers('Italy has lighthouses.')).toBe(false);
});
