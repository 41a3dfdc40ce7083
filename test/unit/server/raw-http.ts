import { request } from 'node:http';
import { connect } from 'node:net';

/** An answer of a request whose headers `fetch` would not let us forge. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request with exactly these headers, Host and Origin included. */
export function rawRequest(
  port: number,
  {
    method = 'GET',
    path = '/',
    headers = {},
    body = '',
  }: { method?: string; path?: string; headers?: object; body?: string },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, method, path, headers: { ...headers } }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks).toString() });
      });
    });
    req.on('error', reject).end(body);
  });
}

/** Sends text as it stands over TCP and returns what comes back until the other side closes. */
export function rawExchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => {
      resolve(answer);
    });
    socket.on('error', reject);
  });
}
