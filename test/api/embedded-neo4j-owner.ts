/** A program that owns a database and waits: `node embedded-neo4j-owner.ts DIST DATA_DIR`. Prints the address when it runs. */
interface Door {
  startEmbeddedNeo4j(options: { dataDir: string; log: () => void; fast: boolean }): Promise<{ uri: string }>;
}

const [, , dist = '', dataDir = ''] = process.argv;
const { startEmbeddedNeo4j } = (await import(`${dist}/embedded-neo4j/start-embedded-neo4j.js`)) as Door;
const { uri } = await startEmbeddedNeo4j({ dataDir, log: () => undefined, fast: true });
process.stdout.write(`${uri}\n`);
setInterval(() => undefined, 1_000);
export {};
