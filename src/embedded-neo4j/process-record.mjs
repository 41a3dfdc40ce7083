import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who runs the database of a data folder. The supervisor writes it and removes it at the end.
 * @typedef {object} ProcessRecord
 * @property {number} database process id of the database
 * @property {number} supervisor process id of its supervisor
 * @property {number} owner process id of the program that it was started for
 * @property {boolean} stopping whether it has been asked to stop
 */

/** @param {string} dataDir */
const recordFile = (dataDir) => join(dataDir, 'run', 'processes.json');

/**
 * @param {string} dataDir
 * @returns {ProcessRecord | undefined} nothing when no database was started, or the last one ended in order
 */
export function readRecord(dataDir) {
  try {
    /** @type {unknown} */
    const record = JSON.parse(readFileSync(recordFile(dataDir), 'utf8'));
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} dataDir
 * @param {ProcessRecord} record
 */
export function writeRecord(dataDir, record) {
  writeFileSync(recordFile(dataDir), JSON.stringify(record));
}

/**
 * Removes the record that a supervisor wrote, and no other.
 * @param {string} dataDir
 * @param {number} supervisor
 */
export function removeRecord(dataDir, supervisor) {
  if (readRecord(dataDir)?.supervisor === supervisor) rmSync(recordFile(dataDir), { force: true });
}

/**
 * @param {unknown} value
 * @returns {value is ProcessRecord}
 */
function isRecord(value) {
  const keys = ['database', 'supervisor', 'owner'];
  return typeof value === 'object' && value !== null && keys.every((key) => key in value) && 'stopping' in value;
}
