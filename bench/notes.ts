import { createRandom, type Random } from './random.ts';

/** A Markdown file as people keep them: a title and one to six sections. */
export interface Note {
  readonly id: string;
  readonly content: string;
}

const sections = 6;
const wordsFrom = 30;
const wordsTo = 120;

const topics = 'harbour,mill,archive,greenhouse,observatory,bakery,workshop,ferry,library,quarry'.split(',');
const words =
  'the of and to in is that for with on as by at from it was were this which after before while lamp valve ledger sensor rope engine chart filter bell oven keeper council supplier apprentice inspector repaired measured ordered painted recorded tested delivered replaced old new northern cold broken bright heavy careful early late two seven twelve hours metres boxes reports because until without between through'.split(
    ' ',
  );

/** As many notes as are asked for; the same seed gives the same. */
export function makeNotes(count: number, seed: number): readonly Note[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => ({ id: `note_${i}`, content: makeNote(random, i) }));
}

function makeNote(random: Random, number: number): string {
  const title = `# ${random.pick(topics)} notes ${number}`;
  const parts = Array.from({ length: 1 + random.int(sections) }, (_, i) => {
    return `## Part ${i + 1}: the ${random.pick(topics)}\n\n${prose(random)}`;
  });
  return [title, ...parts].join('\n\n');
}

function prose(random: Random): string {
  const count = wordsFrom + random.int(wordsTo - wordsFrom + 1);
  const text = Array.from({ length: count }, () => random.pick(words)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
