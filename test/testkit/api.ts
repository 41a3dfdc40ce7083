import { jest } from '@jest/globals';
import { assertGraph, closeAssertions } from './assert-graph.js';
import { beginStory, type Story } from './seed.js';

/** Longest time of one test in ms: what a loaded machine may need, not what a test takes. */
const longestMs = 300_000;

/** Begins a story in a tenant of its own for each test, and checks the invariants of its graph after it. */
export function useStory(): () => Story {
  jest.setTimeout(longestMs);
  let story: Story;
  beforeEach(() => {
    story = beginStory();
  });
  afterEach(() => assertGraph(story.client.tenant));
  afterAll(closeAssertions);
  return () => story;
}
