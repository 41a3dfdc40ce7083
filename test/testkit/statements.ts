import { cypher } from '#src/graph/generated/cypher.js';
import type { Statement } from '#src/graph/statement.js';

/** Every statement of `cypher/`, by name. */
export function allStatements(): ReadonlyMap<string, Statement<object, unknown>> {
  const statements = Object.values(cypher).flatMap((module) => Object.values(module) as Statement<object, unknown>[]);
  return new Map(statements.map((statement) => [statement.name, statement]));
}

/** Whether a statement is a command on the schema, which has no plan; those that make something give no rows. */
export function isSchemaCommand(text: string): boolean {
  return /^(?:CYPHER 25\s+)?(SHOW|CREATE (?:VECTOR |FULLTEXT )?(?:INDEX|CONSTRAINT))/.test(text);
}
