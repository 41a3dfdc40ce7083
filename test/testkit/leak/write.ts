import { type Kind, kinds, liveNamed, type Model, type ModelScope, type ModelUser, writes } from './model.js';

/** What the model says of a write: the code that it is refused with, and for NOT_FOUND which thing; or what it changes. */
export type Verdict =
  { readonly code: string; readonly about?: number } | { readonly code: null; readonly change: () => void };

/** A write, with the ids and addresses that it names; they stand in errors. */
export interface Write {
  readonly mutation: string;
  readonly refs: readonly string[];
  text(refs: readonly string[]): string;
  judge(model: Model, who: ModelUser): Verdict;
}

export const q = (text: string): string => JSON.stringify(text);
export const enumOf = (name: string): string => name.toUpperCase().replaceAll('-', '_');
export const no = (code: string): Verdict => ({ code });
export const missing = (about = 0): Verdict => ({ code: 'NOT_FOUND', about });
export const yes = (change: () => void): Verdict => ({ code: null, change });
export const allKinds = Object.keys(kinds) as readonly Kind[];

let made = 0;
/** An id that no world has yet. */
export const fresh = (): string => `n${(made += 1)}`;

export type Maker = (model: Model, a: number, b: number, c: number) => Write;

/** A write into a scope that the viewer must be able to write. */
export function intoScope(
  address: string,
  judge: (model: Model, who: ModelUser, scope: ModelScope) => Verdict,
): Write['judge'] {
  return (model, who) => {
    const scope = liveNamed(model, address);
    return scope !== undefined && writes(who, scope) ? judge(model, who, scope) : missing();
  };
}
