import type { DocumentLineFragment } from './generated/operations.js';
import type { Output } from './terminal/output.js';
import { paint } from './terminal/output.js';
import { safeLine } from './terminal/safe-text.js';

/** A name of the API as people write it: `THINK_PROCESS` is `think-process`. */
export function words(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** A written name as the API has it: `think-process` is `THINK_PROCESS`. */
export function constant(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

/** Tags in a line, each with its `#`; those that the server has set come last. */
export function tagLine(tags: readonly { readonly label: string; readonly automatic?: boolean }[]): string {
  const [automatic = [], own = []] = [true, false].map((set) => tags.filter((tag) => (tag.automatic ?? false) === set));
  return [...own, ...automatic].map(({ label }) => `#${label}`).join(' ');
}

/** A moment to the minute, in the time zone of the machine. */
export function shortTime(moment: string): string {
  const date = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What became of a write, with the document after it. */
interface Written {
  readonly outcome: string;
  readonly warnings: readonly string[];
  readonly document: Pick<DocumentLineFragment, 'id' | 'title' | 'scope'> & Partial<Pick<DocumentLineFragment, 'tags'>>;
}

/** Says what became of a document: its id, title, scope and tags. */
export async function sayWritten(out: Output, written: Written, what = words(written.outcome)): Promise<void> {
  await out.result(written, () => {
    const { id, title, scope, tags = [] } = written.document;
    const head = `${paint('green', capital(what))} ${paint('bold', safeLine(id))}  ${safeLine(title)}`;
    return [head, `  ${[safeLine(scope), safeLine(tagLine(tags))].filter((part) => part !== '').join('  ')}`].join(
      '\n',
    );
  });
  if (!out.json) for (const warning of written.warnings) out.warn(warning);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
