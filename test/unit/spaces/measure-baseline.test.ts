import { createLocalEmbeddingModel } from '../../../src/ai/local-embedding/create-local-embedding-model.js';
import type { EmbeddingModel } from '../../../src/ai/ports.js';
import { calibratedSimilarity } from '../../../src/modules/spaces/calibrated-similarity.js';
import { measureBaseline } from '../../../src/modules/spaces/measure-baseline.js';
import { unrelatedPairs, unrelatedTexts } from '../../../src/modules/spaces/unrelated-texts.js';
import { cosine, modelDir } from '../ai/local-model.js';

/** Question, its answer; the answers of others are unrelated to it. */
const related = [
  ['Who wrote the report on battery recycling?', 'The report on battery recycling was written by Ana Ruiz in March.'],
  ['How long does the dough rest?', 'Let the dough rest for 90 minutes before shaping.'],
  ['What is the refund period?', 'Customers can return goods within 30 days and get their money back.'],
  ['Which database do we use for the graph?', 'We decided to store the knowledge graph in Neo4j.'],
  ["What is Tom's favourite food?", 'Tom said that he loves ramen more than anything else.'],
  ['When is the release of version 2?', 'Version 2 ships on 14 June.'],
  ['Why did the build fail?', 'The build failed since the disk of the runner was full.'],
  ['What efficiency did the perovskite cell reach?', 'The perovskite cell reached an efficiency of 25.7 percent.'],
  ['Where does Caroline live now?', 'Caroline moved to Lisbon last autumn.'],
  ['How do I reset my password?', 'To set a new password, open the account page and choose Forgotten.'],
] as const;

describe('the fixed pairs of unrelated texts', () => {
  it('are 500 different pairs of two texts each, every text used alike', () => {
    const pairs = unrelatedPairs();
    expect(new Set(pairs.map(String)).size).toBe(500);
    for (const index of unrelatedTexts.keys()) {
      expect(pairs.filter(([query]) => query === index)).toHaveLength(10);
      expect(pairs.filter(([, passage]) => passage === index)).toHaveLength(10);
    }
    expect(pairs.every(([query, passage]) => query !== passage)).toBe(true);
  });
});

describe('the baseline of the local model', () => {
  let model: EmbeddingModel;
  let baseline: number;

  beforeAll(async () => {
    model = await createLocalEmbeddingModel({ modelDir });
    baseline = await measureBaseline(model);
  }, 60_000);

  afterAll(() => model.close());

  it('lies where unrelated texts lie with E5, and is the same for every run', async () => {
    expect(baseline).toBeGreaterThan(0.7);
    expect(baseline).toBeLessThan(0.82);
    expect(await measureBaseline(model)).toBeCloseTo(baseline, 5);
  });

  it('tells answers from unrelated texts', async () => {
    const questions = await model.embed(
      related.map(([question]) => question),
      'query',
      'interactive',
    );
    const answers = await model.embed(
      related.map(([, answer]) => answer),
      'passage',
      'interactive',
    );
    related.forEach((_, i) => {
      const unrelated = (i + 4) % related.length;
      expect(calibratedSimilarity(cosine(questions[i], answers[i]), baseline)).toBeGreaterThan(0.15);
      expect(calibratedSimilarity(cosine(questions[i], answers[unrelated]), baseline)).toBeLessThan(0.05);
    });
  });
});
