import type { Services } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';

/** How well something works: `degraded` answers, but not as it should. */
export type HealthStatus = 'ok' | 'degraded' | 'down';

/** What was checked, and what came out. */
export interface HealthCheck {
  readonly name: string;
  readonly status: HealthStatus;
  readonly message: string;
}

/** The state of the database, of each search index, and of the embedding model. */
export async function checkHealth(
  services: Pick<Services, 'graph' | 'ai' | 'space'>,
): Promise<{ readonly status: HealthStatus; readonly checks: readonly HealthCheck[] }> {
  const checks = [...(await checkGraph(services)), await checkModel(services)];
  const worst = (['down', 'degraded'] as const).find((status) => checks.some((check) => check.status === status));
  return { status: worst ?? 'ok', checks };
}

async function checkGraph({ graph, space }: Pick<Services, 'graph' | 'space'>): Promise<readonly HealthCheck[]> {
  try {
    const indexes = await graph.read(cypher.schema.findIndexes, {});
    const database: HealthCheck = { name: 'database', status: 'ok', message: 'It answers.' };
    return [
      database,
      ...['chunk_embedding_a', 'chunk_text'].map((name) => checkIndex(name, indexes, space.dimensions)),
    ];
  } catch (error) {
    return [
      { name: 'database', status: 'down', message: error instanceof Error ? error.message : 'It does not answer.' },
    ];
  }
}

function checkIndex(
  name: string,
  indexes: readonly { name: string; state: string; populationPercent: number; dimensions: number | null }[],
  dimensions: number,
): HealthCheck {
  const index = indexes.find((row) => row.name === name);
  if (index === undefined) return { name, status: 'degraded', message: 'The index is missing.' };
  if (index.state !== 'ONLINE') {
    return { name, status: 'degraded', message: `${index.state}, ${Math.round(index.populationPercent)} % built.` };
  }
  if (index.dimensions !== null && index.dimensions !== dimensions) {
    return { name, status: 'degraded', message: `It is for ${index.dimensions} dimensions, not ${dimensions}.` };
  }
  return { name, status: 'ok', message: 'Online.' };
}

async function checkModel({ ai }: Pick<Services, 'ai'>): Promise<HealthCheck> {
  try {
    await ai.embedding.probe();
    return { name: 'embedding', status: 'ok', message: `${ai.embedding.id} answers.` };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'It does not answer.';
    return { name: 'embedding', status: 'degraded', message };
  }
}
