import { DemoFailure } from './client.js';
import type { Answer } from './show-answer.js';
import type { Story } from './story.js';

/**
 * Checks the answer before the promotion: the right paper first, nothing of the sibling's, nothing from elsewhere.
 * @throws DemoFailure saying what is not as the story has it
 */
export function checkBefore(story: Story, answer: Answer): void {
  const { promote, before } = story.question;
  const [first] = before;
  checkScopes(story, answer);
  if (answer.hits[0]?.documentId !== first) {
    throw new DemoFailure(`The first hit is ${answer.hits[0]?.documentId ?? 'missing'}, and should be ${first ?? ''}.`);
  }
  if (answer.hits.some((hit) => hit.documentId === promote.document)) {
    throw new DemoFailure(`${promote.document} was found although it is in a sibling's memory.`);
  }
}

/**
 * Checks the answer after the promotion: the paper and the promoted result come before every other document, and the
 * result is where it was promoted to.
 * @throws DemoFailure saying what is not as the story has it
 */
export function checkAfter(story: Story, answer: Answer): void {
  const { promote, after } = story.question;
  checkScopes(story, answer);
  const best = [...new Set(answer.hits.map((hit) => hit.documentId))].slice(0, after.length);
  if (!after.every((id) => best.includes(id))) {
    throw new DemoFailure(`The best documents are ${best.join(' and ')}, and should be ${after.join(' and ')}.`);
  }
  const hit = answer.hits.find(({ documentId }) => documentId === promote.document);
  if (hit?.scope !== promote.to) throw new DemoFailure(`${promote.document} was found in ${hit?.scope ?? 'no scope'}.`);
}

function checkScopes({ scopes }: Story, { hits }: Answer): void {
  const foreign = hits.find((hit) => !scopes.some(({ id }) => id === hit.scope));
  if (foreign === undefined) return;
  throw new DemoFailure(`${foreign.documentId} is from ${foreign.scope}, which is not of the example.`);
}
