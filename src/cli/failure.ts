import { type ErrorCode, errorTable } from '../shared/errors.js';

/** Errors of the command itself, beside those of the server: exit code, and what to do. */
export const clientErrors = {
  USAGE: { exit: 2, hint: '`memory --help` shows what there is.' },
  NO_SCOPE: {
    exit: 2,
    hint: 'Choose one with `memory scope use project/ID`, --scope or MEMORY_SCOPE; `memory scope list` shows those there are.',
  },
  NO_SUCH_PROFILE: { exit: 3, hint: '`memory login --profile NAME` makes one.' },
  FILE_NOT_READABLE: { exit: 3, hint: 'Check the path, and whether you may read it.' },
  NOT_CONFIRMED: { exit: 9, hint: '--yes answers yes to every question.' },
  SERVER_UNREACHABLE: { exit: 8, hint: '`memory doctor` looks for the cause.' },
  STRANGE_ANSWER: { exit: 8, hint: 'Check --url and MEMORY_URL: is that a Mnemograph server?' },
  SOME_FAILED: { exit: 10, hint: 'The report names each with its reason; the others are done.' },
  UNWELL: { exit: 11, hint: '`memory doctor` names each finding with its cure.' },
  PROGRAM_MISSING: { exit: 1, hint: 'Open the address by hand.' },
} as const satisfies Record<string, { readonly exit: number; readonly hint: string }>;

/** A code of the table above. */
export type ClientCode = keyof typeof clientErrors;

/** Something that the person at the terminal, or the program in his place, has to know. */
export class CliFailure extends Error {
  constructor(
    /** A code of the command or of the server. */
    readonly code: string,
    message: string,
    /** What to do about it. */
    readonly hint: string | undefined,
    /** Exit code of the process. */
    readonly exit: number,
    /** The argument of the API that it is about, where it is about one. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** A failure of the command itself. */
export function failure(code: ClientCode, message: string, hint: string = clientErrors[code].hint): CliFailure {
  return new CliFailure(code, message, hint, clientErrors[code].exit);
}

/** What the caller gave cannot be used. */
export function usage(message: string, hint?: string): CliFailure {
  return failure('USAGE', message, hint);
}

/** Exit code of a code of the server: that of the table of errors, 2 for a request that it does not understand. */
export function exitOf(code: string): number {
  if (Object.hasOwn(errorTable, code)) return errorTable[code as ErrorCode].exit;
  return code.startsWith('GRAPHQL_') || code === 'BAD_USER_INPUT' ? 2 : 1;
}
