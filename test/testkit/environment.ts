/** What the global set-up hands to the tests, through one environment variable. */
export interface TestEnvironment {
  readonly neo4j: { readonly uri: string; readonly user: string; readonly password: string };
  /** Address of the one server that every test may use. */
  readonly url: string;
  /** Folder of that server's files. */
  readonly dataDir: string;
  /** Address of what lends databases of their own to test files. */
  readonly lender: string;
}

const variable = 'MNEMOGRAPH_TEST_ENVIRONMENT';

export function publishEnvironment(environment: TestEnvironment): void {
  process.env[variable] = JSON.stringify(environment);
}

/** @throws Error outside a jest run of the integration project. */
export function testEnvironment(): TestEnvironment {
  const text = process.env[variable];
  if (text === undefined) throw new Error('There is no test environment: run jest with the integration project.');
  return JSON.parse(text) as TestEnvironment;
}
