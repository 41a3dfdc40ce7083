/** What was looked at, how it is, and what to do about it. */
export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed';
  /** What was found, in a sentence. */
  readonly finding: string;
  /** What to do; null where nothing is to be done. */
  readonly cure: string | null;
}

/** All is well with it. */
export function well(name: string, finding: string): Finding {
  return { name, state: 'ok', finding, cure: null };
}

/** It does not stop anything, and should be mended. */
export function warning(name: string, finding: string, cure: string): Finding {
  return { name, state: 'warning', finding, cure };
}

/** It stops something. */
export function failed(name: string, finding: string, cure: string): Finding {
  return { name, state: 'failed', finding, cure };
}
