import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedNeo4j } from '#src/embedded-neo4j/start-embedded-neo4j.js';

/** A real Neo4j for one run. */
export interface TestNeo4j {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  stop(): Promise<void>;
}

/** Image for machines with a Docker engine. */
const image = 'neo4j:2026.09.0';

/**
 * A real Neo4j: the one that NEO4J_URI names, else one in a container where a Docker engine answers, else the embedded one
 * on a folder of its own.
 */
export async function startTestNeo4j(): Promise<TestNeo4j> {
  const uri = process.env['NEO4J_URI'];
  if (uri) {
    const user = process.env['NEO4J_USER'] ?? 'neo4j';
    return { uri, user, password: process.env['NEO4J_PASSWORD'] ?? '', stop: () => Promise.resolve() };
  }
  return (await startContainer()) ?? startEmbedded();
}

async function startContainer(): Promise<TestNeo4j | undefined> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  if (engine === undefined) return undefined;
  const { Neo4jContainer } = await import('@testcontainers/neo4j');
  const container = await new Neo4jContainer(image).start();
  return {
    uri: container.getBoltUri(),
    user: container.getUsername(),
    password: container.getPassword(),
    stop: async () => {
      await container.stop();
    },
  };
}

async function startEmbedded(): Promise<TestNeo4j> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mnemograph-neo4j-'));
  const database = await startEmbeddedNeo4j({ dataDir, log: () => undefined });
  return {
    ...database,
    stop: async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
