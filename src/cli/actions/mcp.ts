import { ApiRefusal, type CallApi } from '../../mcp/api.js';
import type { ToolCall } from '../../mcp/create-mcp-server.js';
import { serveOverStdio } from '../../mcp/over-stdio.js';
import { chooseScope, parseAddress, parseKind } from '../choose-scope.js';
import { CliFailure } from '../failure.js';
import { TypedDocumentString } from '../generated/operations.js';
import type { Session } from '../session.js';
import { safeLine } from '../terminal/safe-text.js';

/**
 * Serves one agent over stdin and stdout, until stdin ends. Stdout holds nothing but the protocol; what fails is told to the agent,
 * and named on stderr.
 */
export function serve(session: Session, options: { readonly process?: string | undefined }): Promise<void> {
  const { api } = session;
  const call: CallApi = (query, variables) =>
    told(() => api.run(new TypedDocumentString<unknown, Readonly<Record<string, unknown>>>(query), variables));
  const acting = { process: options.process, scope: scopeOf(session) };
  serveOverStdio({ call, acting, onToolCall: note }, (error) => {
    process.stderr.write(`memory mcp: ${safeLine(error.message)}\n`);
  });
  return Promise.resolve();
}

/** The scope of the connection: an address is checked at once, a kind alone is looked for when it is needed. */
function scopeOf(session: Session): (() => Promise<string>) | undefined {
  const { scope } = session.connection;
  if (scope === undefined) return undefined;
  if (!scope.includes('/')) {
    parseKind(scope);
    return () => told(() => chooseScope(session));
  }
  const address = parseAddress(scope);
  return () => Promise.resolve(address);
}

/** What the command has to say of a failure, as the tools say it. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CliFailure ? new ApiRefusal(error.code, error.message, error.hint, error.field) : error;
  }
}

/** Names a call that has failed: nothing of what was asked or answered. */
function note({ tool, outcome, code = '', fault }: ToolCall): void {
  if (outcome === 'ok') return;
  const why = fault instanceof Error ? ` ${fault.stack ?? fault.message}` : '';
  process.stderr.write(`memory mcp: ${tool} failed: ${code}${why}\n`);
}
