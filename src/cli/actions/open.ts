import { spawn } from 'node:child_process';
import { failure } from '../failure.js';
import type { Session } from '../session.js';

/** Programs that open an address in the browser, by operating system. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens the page of the server in the browser. */
export async function open(
  { connection, out }: Session,
  { print }: { readonly print?: boolean | undefined },
): Promise<void> {
  const url = `${connection.url}/graphiql/`;
  if (print !== true) await startBrowser(url);
  await out.result({ url, opened: print !== true }, () => url);
}

async function startBrowser(url: string): Promise<void> {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', () =>
      reject(failure('PROGRAM_MISSING', `${program} could not be started.`, `Open ${url} by hand.`)),
    );
  });
  child.unref();
}
