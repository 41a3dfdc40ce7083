import type { ResultSummary } from 'neo4j-driver';

type QueryProfile = Exclude<ResultSummary['queryProfile'], false>;

/** What running a statement cost. */
export interface PlanCost {
  readonly dbHits: number;
  /** Operators that read every node or relationship of a label, type or index, with what they read. */
  readonly scans: readonly string[];
}

/** Sums up a profiled plan. */
export function costOf(plan: QueryProfile): PlanCost {
  const below = plan.children.map(costOf);
  const operator = plan.operatorType.replace('@neo4j', '');
  const own = /Scan$/.test(operator) ? [`${operator} ${plan.arguments['Details'] ?? ''}`.trim()] : [];
  return {
    dbHits: (plan.dbHits ?? 0) + below.reduce((sum, cost) => sum + cost.dbHits, 0),
    scans: [...own, ...below.flatMap((cost) => cost.scans)],
  };
}

/** Rows of a result, each map in a list of a row counted as one more. */
export function countRows(rows: readonly unknown[]): number {
  return rows.reduce<number>((sum, row) => sum + 1 + nestedRows(row), 0);
}

function nestedRows(value: unknown): number {
  if (value === null || typeof value !== 'object' || value instanceof Date) return 0;
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, item) => sum + (isMap(item) ? 1 : 0) + nestedRows(item), 0);
  }
  return Object.values(value).reduce<number>((sum, inner) => sum + nestedRows(inner), 0);
}

function isMap(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}
