import { chooseSentences, sentencesOf } from '../../../src/modules/lineage/executors/choose-sentences.js';

const vector = (...values: number[]): Float32Array => {
  const norm = Math.hypot(...values);
  return Float32Array.from(values.map((value) => value / norm));
};

it('takes the sentences of a text that say something by themselves, without headings, marks and tables', () => {
  const text = `# A heading that is long enough to be one

- The lamp turns once a minute. Yes.
2. The lens was ground in Paris.
| a table | with a row of several cells |
The lamp turns once a minute.`;
  expect(sentencesOf(text)).toEqual(['The lamp turns once a minute.', 'The lens was ground in Paris.']);
});

it('chooses what is most like the goal, and rather something new than the same again', () => {
  const sentences = [vector(1, 0.1), vector(1, 0.12), vector(0.1, 1), vector(-1, 0)].map((each, i) => ({
    ...{ text: `sentence ${i}`, vector: each },
  }));
  expect(chooseSentences(vector(1, 1), sentences, 2)).toEqual([1, 2]);
  expect(chooseSentences(vector(1, 1), sentences, 9)).toHaveLength(4);
  expect(chooseSentences(vector(1, 1), [], 3)).toEqual([]);
});

it('takes of equal sentences the first, so that the same texts give the same choice', () => {
  const same = Array.from({ length: 5 }, (_, i) => ({ text: `sentence ${i}`, vector: vector(1, 0) }));
  expect(chooseSentences(vector(1, 0), same, 3)).toEqual([0, 1, 2]);
});
