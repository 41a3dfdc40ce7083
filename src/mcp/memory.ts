import { type Api, ApiRefusal } from './api.js';
import { McpCreateScopeDocument, McpViewerDocument } from './generated/operations.js';

/** What was chosen once, when the client was connected. */
export interface Acting {
  /** The think process that acts in every call; without one a call may name its own. */
  readonly process: string | undefined;
  /** Address of the scope that is meant where none is named and no process acts; the caller's own where it is undefined. */
  readonly scope: (() => Promise<string>) | undefined;
}

/** What the tools work with, for one client. */
export interface Memory extends Acting {
  readonly api: Api;
}

/** The process that acts in a call: the one of the connection, else the one that the call names; undefined for none. */
export function processOf({ process }: Acting, named: string | undefined): string | undefined {
  return process ?? named;
}

/** Where a call works that no process acts in. */
export interface Place {
  readonly scope: string;
  /** Whether the scope is the caller's own, taken because nobody has named one. */
  readonly own: boolean;
}

/**
 * Does something in the scope that is named, else in that of the connection, else in the caller's own, which is made when it is
 * first needed.
 * @throws ApiRefusal
 */
export async function inPlace<T>(
  memory: Memory,
  named: string | undefined,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const scope = named ?? (await memory.scope?.());
  if (scope !== undefined) return work({ scope, own: false });
  const { viewer } = await memory.api.run(McpViewerDocument, {});
  const place = { scope: `user/${viewer.userId}`, own: true };
  try {
    return await work(place);
  } catch (error) {
    if (!isMissing(error, 'scope')) throw error;
    await makeOwn(memory.api, viewer.userId);
    return work(place);
  }
}

/** Whether an error says that what an argument names is not there, or not for the caller. */
export function isMissing(error: unknown, field: string): boolean {
  return error instanceof ApiRefusal && error.code === 'NOT_FOUND' && error.field === field;
}

async function makeOwn(api: Api, id: string): Promise<void> {
  try {
    await api.run(McpCreateScopeDocument, { input: { kind: 'USER', id } });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.code === 'ALREADY_EXISTS') return; // another call was faster
    if (error.code !== 'NOT_PERMITTED') throw error;
    const message = 'You have no scope of your own yet, and your credential may not make one.';
    throw new ApiRefusal(error.code, message, 'Name a scope, such as project/proj_5.');
  }
}
