import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpOptions } from './create-mcp-server.js';

/**
 * Serves one client over stdin and stdout, until stdin ends. Nothing else may be written to stdout meanwhile.
 * @param onError told of messages that are none, and of a connection that breaks
 */
export function serveOverStdio(options: McpOptions, onError: (error: Error) => void): void {
  serveStdio(() => createMcpServer(options), { onerror: onError, maxSubscriptions: 0 });
}
