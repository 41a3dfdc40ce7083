import { chooseSentences, type RatedSentence } from '../../../src/modules/lineage/executors/choose-sentences.js';

const vector = (...values: number[]): Float32Array => {
  const norm = Math.hypot(...values);
  return Float32Array.from(values.map((value) => value / norm));
};

const sentence = (at: Float32Array, input = 0, leans = false): RatedSentence => ({ vector: at, input, leans });
const freely = (wanted: number) => ({ wanted, atLeast: new Map<number, number>() });

it('chooses what is most like the goal and the document, and rather something new than the same again', () => {
  const sentences = [vector(1, 0.1), vector(1, 0.12), vector(0.6, 1), vector(-1, 0.2)].map((each) => sentence(each));
  expect(chooseSentences(vector(1, 0.4), sentences, freely(2))).toEqual([1, 2]);
  expect(chooseSentences(vector(1, 0.4), sentences, freely(9))).toHaveLength(4);
  expect(chooseSentences(vector(1, 1), [], freely(3))).toEqual([]);
});

it('takes of equal sentences the first, so that the same texts give the same choice', () => {
  const same = Array.from({ length: 5 }, () => sentence(vector(1, 0)));
  expect(chooseSentences(vector(1, 0), same, freely(3))).toEqual([0, 1, 2]);
});

it('takes of two sentences that say the same the one that stands by itself', () => {
  const both = [sentence(vector(1, 0.2), 0, true), sentence(vector(1, 0.2))];
  expect(chooseSentences(vector(1, 0), both, freely(1))).toEqual([1]);
});

it('takes of each document the fewest that are asked for, as far as it has them', () => {
  const near = Array.from({ length: 6 }, (_, i) => sentence(vector(1, i / 10), 0));
  const far = [sentence(vector(0.1, 1), 1), sentence(vector(0, 1), 2), sentence(vector(-0.1, 1), 2)];
  const chosen = chooseSentences(vector(1, 0), [...near, ...far], {
    wanted: 4,
    atLeast: new Map([
      [1, 2],
      [2, 1],
    ]),
  });
  const inputs = chosen.map((i) => [...near, ...far][i]?.input);
  expect(inputs.filter((each) => each === 1)).toHaveLength(1);
  expect(inputs.filter((each) => each === 2)).toHaveLength(1);
  expect(inputs.filter((each) => each === 0)).toHaveLength(2);
});
