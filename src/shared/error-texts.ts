import type { ErrorCode } from './errors.js';

/** What an error code says to people: to callers, and in the documentation. */
export interface ErrorText {
  /** What it means, whatever the case at hand. */
  readonly meaning: string;
  /** What to do next, where the error itself does not know better. */
  readonly hint: string;
}

/** The words of every code of the table of errors. A code without words fails to compile. */
export const errorTexts: Readonly<Record<ErrorCode, ErrorText>> = {
  BAD_INPUT: {
    meaning: 'A value cannot be used; `field` names it, the message says why. Nothing was changed.',
    hint: 'Correct the value and send it again.',
  },
  CURSOR_MISMATCH: {
    meaning: 'The cursor belongs to a list with another filter.',
    hint: 'Begin without a cursor after changing the filter.',
  },
  CURSOR_EXPIRED: {
    meaning: 'The feed of events does not reach back to that position any more: it is kept for 7 days.',
    hint: 'Read the current state, then subscribe anew without `since`.',
  },
  REQUEST_TOO_COMPLEX: {
    meaning: 'The operation exceeds a limit; the message names it and its value.',
    hint: 'Ask for less at once: fewer levels, aliases, or a smaller page.',
  },
  UNAUTHENTICATED: {
    meaning: 'Nobody that this server knows: the token or API key is missing, has ended, or is not valid.',
    hint: 'Send `Authorization: Bearer` with a token of your identity provider or with an API key.',
  },
  NOT_PERMITTED: {
    meaning:
      'Your credential, or what you are to the tenant, is not enough for this. Nothing hidden is given away by it.',
    hint: 'Use a credential with the permission that the message names, or ask an admin of the tenant.',
  },
  FORBIDDEN_ORIGIN: {
    meaning: "The request's `Host` or `Origin` is none that this server answers to.",
    hint: 'Open the server by the address that its banner shows; behind a proxy set `PUBLIC_URL`.',
  },
  NOT_FOUND: {
    meaning: 'There is no such thing, or you may not see or change it.',
    hint: 'Check the id; `scopes`, `documents` and `plugins` list what there is, `explainAccess` says what you may do.',
  },
  ALREADY_EXISTS: {
    meaning: 'The id or address is taken.',
    hint: 'Choose another one, or change what is there.',
  },
  CONFLICT: {
    meaning:
      'The document has changed since the version that you named; `version` is the newest, `document` what it is now.',
    hint: 'Repeat the change on what the document is now.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'A call with this idempotency key asked for something else. Nothing was changed.',
    hint: 'Take a new key for a new call; a repeated call sends the same input with its key.',
  },
  PROMOTIONS_NOT_ACCEPTED: {
    meaning: 'The scope that documents were to be promoted to takes no promotions. Nothing was moved.',
    hint: 'Who writes that scope can let it take them: `setPromotionRules`.',
  },
  SCOPE_NOT_EMPTY: {
    meaning: 'The scope that is to be deleted holds something.',
    hint: 'Look with `dryRun: true` at what it holds; `cascade: true` deletes that too.',
  },
  FOLDER_NOT_EMPTY: {
    meaning: 'The folder that is to be deleted holds documents.',
    hint: 'Call `deleteFolder` with `dryRun: true` to see what; `recursive: true` deletes it too, `unfile: true` keeps it.',
  },
  FILE_TOO_LARGE: {
    meaning: 'The file, its pages or its text exceed a limit; the message names it.',
    hint: 'Split the file.',
  },
  UNSUPPORTED_FILE: {
    meaning: 'Files of this type cannot be read.',
    hint: 'Convert it to PDF, Markdown or plain text.',
  },
  UNREADABLE_FILE: {
    meaning: 'The file is damaged, encrypted, no valid text, or too costly to read.',
    hint: 'Save it again without a password, as UTF-8.',
  },
  TOO_MANY_CONNECTIONS: {
    meaning: 'The server has as many connections open as it allows.',
    hint: 'Close those that you do not need, and try again in a moment.',
  },
  EMBEDDING_FAILED: {
    meaning: 'The embedding model did not answer.',
    hint: 'Try again; `/health/ready` shows its state.',
  },
  LOGIN_UNAVAILABLE: {
    meaning: "The identity provider's keys cannot be had at the moment, so that no token can be verified.",
    hint: 'Try again in a moment. API keys work meanwhile.',
  },
  DATABASE_UNAVAILABLE: {
    meaning: 'The database cannot be reached at the moment.',
    hint: 'Try again in a moment. An accepted write is never lost.',
  },
  SUBSCRIBER_LAGGED: {
    meaning:
      'The subscriber took its events too slowly; those that waited were dropped and the subscription is over. `position` is the last that was sent.',
    hint: 'Read the state again, then subscribe again.',
  },
  TIMEOUT: {
    meaning: 'The work did not finish in time. The message or hint says whether something may have changed.',
    hint: 'Try again, with less at once.',
  },
  STARTUP_FAILED: {
    meaning: 'The server could not start; the message says why and names the other ways.',
    hint: 'Mend what the message names, and start again.',
  },
  INTERNAL: {
    meaning: "A fault of ours. The message holds an id that stands in the server's log, with what happened.",
    hint: 'Report it with that part of the log.',
  },
};
