/**
 * One step that takes a while, shown on the terminal: a live line where there is a terminal, else one line when it begins
 * and one when it is done.
 * @typedef {object} Step
 * @property {(detail: string) => void} update what has been reached so far; shown only on a terminal
 * @property {(summary: string) => void} done ends the step with its line
 * @property {() => void} abandon ends the step without a line
 */

/** Where progress is written to. @typedef {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} Output */

/**
 * @param {string} label what is being done
 * @param {Output} [output]
 * @returns {Step}
 */
export function beginStep(label, output = process.stdout) {
  const started = performance.now();
  let detail = '';
  const live = output.isTTY === true;
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const clear = () => live && output.write('\r\u001B[K');
  const show = () => {
    const line = `  ${label} ... ${[detail, seconds()].filter((part) => part !== '').join(', ')}`;
    output.write(`\r\u001B[K${line.slice(0, (output.columns ?? 80) - 1)}`);
  };
  if (!live) output.write(`  ${label} ...\n`);
  const timer = live ? setInterval(show, 250) : undefined;
  return {
    update: (text) => void (detail = text),
    done: (summary) => {
      clearInterval(timer);
      clear();
      output.write(`  ${label}: ${summary}, ${seconds()}\n`);
    },
    abandon: () => {
      clearInterval(timer);
      clear();
    },
  };
}

/**
 * A size for people.
 * @param {number} bytes
 */
export function megabytes(bytes) {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
