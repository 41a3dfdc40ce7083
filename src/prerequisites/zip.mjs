import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

/** Signatures and sizes of the ZIP format (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const endSignature = 0x06054b50;
const endSize = 22;
const entrySignature = 0x02014b50;
const entrySize = 46;
const localHeaderSize = 30;
const longestComment = 0xffff;

/** @typedef {{ name: string, method: number, compressedSize: number, headerOffset: number }} ZipEntry */

/**
 * Extracts single files of a ZIP or JAR archive (stored or deflated, below 4 GB, not encrypted). Contents are not checked
 * here: the caller compares checksums.
 * @param {string} archive
 * @param {Readonly<Record<string, string>>} targets name inside the archive → path to write
 * @throws Error when the archive is not one, or lacks a name
 */
export async function extractFiles(archive, targets) {
  const file = await open(archive);
  try {
    const entries = await readDirectory(file);
    for (const [name, target] of Object.entries(targets)) {
      const entry = entries.find((candidate) => candidate.name === name);
      if (entry === undefined) throw new Error(`${archive} holds no ${name}`);
      await extractEntry(archive, file, entry, target);
    }
  } finally {
    await file.close();
  }
}

/**
 * @param {import('node:fs/promises').FileHandle} file
 * @returns {Promise<ZipEntry[]>}
 */
async function readDirectory(file) {
  const { size } = await file.stat();
  const tail = await readBytes(
    file,
    Math.max(0, size - endSize - longestComment),
    Math.min(size, endSize + longestComment),
  );
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || tail.readUInt32LE(end) !== endSignature) throw new Error('The file is not a ZIP archive');
  const directory = await readBytes(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  /** @type {ZipEntry[]} */
  const entries = [];
  for (let at = 0; at + entrySize <= directory.length && directory.readUInt32LE(at) === entrySignature;) {
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + entrySize, at + entrySize + nameLength),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      headerOffset: directory.readUInt32LE(at + 42),
    });
    at += entrySize + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * @param {string} archive
 * @param {import('node:fs/promises').FileHandle} file
 * @param {ZipEntry} entry
 * @param {string} target
 */
async function extractEntry(archive, file, entry, target) {
  const header = await readBytes(file, entry.headerOffset, localHeaderSize);
  const start = entry.headerOffset + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28);
  const source = createReadStream(archive, { start, end: start + entry.compressedSize - 1 });
  if (entry.method === 0) await pipeline(source, createWriteStream(target));
  else if (entry.method === 8) await pipeline(source, createInflateRaw(), createWriteStream(target));
  else throw new Error(`${entry.name} is compressed by method ${entry.method}, which is not supported`);
}

/**
 * @param {import('node:fs/promises').FileHandle} file
 * @param {number} position
 * @param {number} length
 */
async function readBytes(file, position, length) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
