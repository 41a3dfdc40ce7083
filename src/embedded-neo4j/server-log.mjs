import { closeSync, openSync, readSync, statSync } from 'node:fs';

/**
 * Reads what is appended to a log file from now on.
 * @param {string} file need not exist yet
 * @returns {() => string} all that came since, from the first call on; rotation of the file begins it anew
 */
export function followLog(file) {
  let position = sizeOf(file);
  let text = '';
  return () => {
    const size = sizeOf(file);
    if (size < position) position = 0;
    if (size > position) {
      text += readRange(file, position, size - position);
      position = size;
    }
    return text;
  };
}

/** @param {string} file */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * @param {string} file
 * @param {number} position
 * @param {number} length
 */
function readRange(file, position, length) {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(length);
    return buffer.toString('utf8', 0, readSync(handle, buffer, 0, length, position));
  } finally {
    closeSync(handle);
  }
}

/**
 * Whether the log of a database says that it takes connections.
 * @param {string} log
 */
export function saysStarted(log) {
  return /\bINFO\s+Started\.\s*$/m.test(log);
}
