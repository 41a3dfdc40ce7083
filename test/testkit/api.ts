import { assertGraph, closeAssertions } from './assert-graph.js';
import { beginStory, type Story } from './seed.js';

/** Begins a story in a tenant of its own for each test, and checks the invariants of its graph after it. */
export function useStory(): () => Story {
  let story: Story;
  beforeEach(() => {
    story = beginStory();
  });
  afterEach(() => assertGraph(story.client.tenant));
  afterAll(closeAssertions);
  return () => story;
}
