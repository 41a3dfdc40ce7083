import { registerHooks } from 'node:module';
import type { TextDiff } from './text-diff.js';

/** Two texts, and their names. */
export interface DiffTask {
  readonly older: string;
  readonly newer: string;
  readonly names: readonly [string, string];
}

// Started from the sources (in tests), the modules are `.ts` files under their `.js` names.
if (import.meta.url.endsWith('.ts')) {
  registerHooks({
    resolve: (specifier, context, next) => {
      const ours = /^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts');
      return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
    },
  });
}
const { diffTexts } = await import('./diff-texts.js');

/** The task of the thread that compares texts. */
export default function diff({ older, newer, names }: DiffTask): TextDiff {
  return diffTexts(older, newer, names);
}
