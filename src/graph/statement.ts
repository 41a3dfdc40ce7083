/** How the value of a parameter is sent: the driver sends plain numbers as floats and needs DateTime objects. */
export type ParamShape = 'plain' | 'int' | 'date' | { readonly [field: string]: ParamShape };

/** How many rows a statement gives: `many` a list, `maybe` one or none, `one` exactly one. */
export type Cardinality = 'many' | 'maybe' | 'one';

/**
 * A Cypher file as the generator turns it into TypeScript. `P` are its parameters, `R` is what running it gives:
 * a list of rows, one row or null, or one row.
 */
export interface Statement<P, R> {
  /** Path below `cypher/` without its ending, e.g. `scopes/get-scope`: the name in logs, spans and plans. */
  readonly name: string;
  readonly mode: 'read' | 'write';
  readonly cardinality: Cardinality;
  readonly text: string;
  readonly params: Readonly<Record<string, ParamShape>>;
  /** Only carries the types; never there at run time. */
  readonly types?: { readonly params: P; readonly result: R };
}

/** A file of `cypher/migrations`. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  /** SHA-256 of the file: a migration that was applied must not change. */
  readonly checksum: string;
  readonly statements: readonly string[];
}
