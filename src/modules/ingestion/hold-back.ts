import type { HeldBack } from '../../ai/ports.js';
import type { Services } from '../../context.js';
import { announceSystemEvent } from '../../outbox/system-events.js';

/**
 * Until when nothing of a tenant is indexed, because its daily limit is reached; null where it is not. Each write and job run
 * that is held back is counted and logged, and the first of a day is told to the admins.
 */
export async function holdBack(
  services: Pick<Services, 'ai' | 'metrics' | 'log' | 'systemEvents'>,
  tenantKey: string,
): Promise<HeldBack | null> {
  const held = await services.ai.embedding.heldBack(tenantKey);
  if (held === null) return null;
  services.metrics.embeddingsHeld.inc();
  services.log.info({ until: held.until }, 'the daily limit of embedding tokens is reached: indexing waits');
  if (held.isNews) {
    const message = held.reason;
    announceSystemEvent(services, { kind: 'EMBEDDING_LIMIT_REACHED', tenantKey, subject: 'embedding', message });
  }
  return held;
}
