/** Clients whose configuration is known. They stand apart, for the help of `memory` loads no more. */
export const clientNames = [
  'claude-desktop',
  'claude-code',
  'codex',
  'cursor',
  'gemini',
  'vscode',
  'windsurf',
] as const;

/** A client whose configuration is known. */
export type ClientName = (typeof clientNames)[number];
