import type { SelectionNode, SelectionSetNode, ValidationContext, ValidationRule } from 'graphql';
import { Kind } from 'graphql';
import type { Limits } from './limits.js';
import { tooComplex, tooComplexAt } from './too-complex.js';

interface Size {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly fields: number;
}

const nothing: Size = { depth: 0, aliases: 0, directives: 0, fields: 0 };

/**
 * A validation rule that refuses operations above the limits of depth, aliases, root fields and directives.
 * Fragments count as often as they are spread, and each is measured once, so a fragment tree that would expand
 * to billions of fields is refused in linear time.
 */
export function sizeRule(limits: Limits): ValidationRule {
  return (context) => {
    const measure = measurer(context);
    return {
      OperationDefinition(operation) {
        const size = measure(operation.selectionSet);
        const found = {
          depth: size.depth,
          aliases: size.aliases,
          rootFields: size.fields,
          directives: size.directives + (operation.directives?.length ?? 0),
        };
        for (const limit of ['depth', 'aliases', 'rootFields', 'directives'] as const) {
          if (found[limit] > limits[limit])
            context.reportError(tooComplexAt(operation, tooComplex(limit, limits[limit], found[limit])));
        }
      },
    };
  };
}

function measurer(context: ValidationContext): (set: SelectionSetNode) => Size {
  const fragments = new Map<string, Size>();
  const ofSet = (set: SelectionSetNode): Size => set.selections.map(ofSelection).reduce(beside, nothing);
  const ofFragment = (name: string): Size => {
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, nothing); // a fragment that spreads itself ends here; graphql-js reports it
    const fragment = context.getFragment(name);
    const size = fragment ? ofSet(fragment.selectionSet) : nothing;
    fragments.set(name, size);
    return size;
  };
  const ofSelection = (selection: SelectionNode): Size => {
    const directives = selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD) return plus(ofFragment(selection.name.value), directives);
    if (selection.kind === Kind.INLINE_FRAGMENT) return plus(ofSet(selection.selectionSet), directives);
    const inner = selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
    const aliases = inner.aliases + (selection.alias ? 1 : 0);
    const introspection = selection.name.value.startsWith('__');
    return {
      depth: introspection ? 1 : inner.depth + 1,
      aliases,
      directives: inner.directives + directives,
      fields: 1,
    };
  };
  return ofSet;
}

const plus = (size: Size, directives: number): Size => ({ ...size, directives: size.directives + directives });

const beside = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  fields: a.fields + b.fields,
});
