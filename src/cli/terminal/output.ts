import { styleText } from 'node:util';
import { safeJson, safeLine } from './safe-text.js';

/** Where a command says what it found. */
export interface Output {
  /** Whether what it says is JSON. */
  readonly json: boolean;
  /** Says the result: one JSON document, or the text for people. */
  result(value: unknown, text: () => string | Promise<string>): Promise<void>;
  /** Says one thing of many that come one after another: a line of JSON, or a line for people. */
  line(value: unknown, text: () => string): void;
  /** Tells a person something beside the result, on stderr. A program is told by the result alone. */
  note(text: string): void;
  /** Warns of something that the result does not say, on stderr. */
  warn(text: string): void;
}

/** An output in JSON or for people. Text for people has to be harmless already (`safeLine`). */
export function createOutput(json: boolean): Output {
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const tell = (text: string): void => void process.stderr.write(`${text}\n`);
  return {
    json,
    result: async (value, text) => say(json ? safeJson(value, 2) : await text()),
    line: (value, text) => say(json ? safeJson(value) : text()),
    note: (text) => (json ? undefined : tell(text)),
    warn: (text) => tell(`${styleText('yellow', 'Warning:', { stream: process.stderr })} ${safeLine(text)}`),
  };
}

/** Text in a style, where stdout is a terminal and NO_COLOR does not forbid it. */
export function paint(style: 'bold' | 'dim' | 'cyan' | 'green' | 'yellow' | 'red', text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

/** Columns of the terminal; 100 where the output is none. */
export function terminalWidth(): number {
  return Math.max(40, process.stdout.columns || 100);
}
