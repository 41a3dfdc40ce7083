import { connect } from 'node:net';

/**
 * The little of the Bolt protocol (5.0) and PackStream that it takes to run fixed statements, before any package is there.
 */
const magic = Buffer.from([0x60, 0x60, 0xb0, 0x17]);
const proposals = Buffer.from([0, 0, 0, 5, ...Array.from({ length: 12 }, () => 0)]);
const hello = 0x01;
const run = 0x10;
const pull = 0x3f;
const record = 0x71;
const failure = 0x7f;

/**
 * Runs statements one after the other, each in a transaction of its own, and drops their rows.
 * @param {{ port: number, password: string, statements: readonly string[] }} options the user is `neo4j`
 * @throws Error with the server's message when it refuses one
 */
export async function runStatements({ port, password, statements }) {
  const socket = connect(port, '127.0.0.1');
  /** @type {AsyncIterator<Buffer, undefined>} */
  const bytes = socket[Symbol.asyncIterator]();
  let buffer = Buffer.alloc(0);
  /** @param {number} length */
  const read = async (length) => {
    while (buffer.length < length) {
      const { value } = await bytes.next();
      if (value === undefined) throw new Error('the database closed the connection');
      buffer = Buffer.concat([buffer, value]);
    }
    const taken = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return taken;
  };
  try {
    socket.write(Buffer.concat([magic, proposals]));
    if ((await read(4)).readUInt8(3) !== 5) throw new Error('the database does not speak Bolt 5.0');
    const login = { user_agent: 'mnemograph/1', scheme: 'basic', principal: 'neo4j', credentials: password };
    socket.write(message(hello, login));
    await answer(read);
    for (const statement of statements) {
      socket.write(Buffer.concat([message(run, statement, {}, {}), message(pull, { n: -1 })]));
      await answer(read);
      await answer(read);
    }
  } finally {
    socket.destroy();
  }
}

/**
 * Reads to the end of one answer.
 * @param {(length: number) => Promise<Buffer>} read
 */
async function answer(read) {
  for (;;) {
    let text = Buffer.alloc(0);
    for (let size = (await read(2)).readUInt16BE(); size > 0; size = (await read(2)).readUInt16BE()) {
      text = Buffer.concat([text, await read(size)]);
    }
    const kind = text[1];
    if (kind === failure) throw new Error(text.toString('latin1').replaceAll(/[^ -~]+/g, ' '));
    if (kind !== undefined && kind !== record) return;
  }
}

/**
 * One message in one chunk.
 * @param {number} kind
 * @param {readonly unknown[]} fields
 */
function message(kind, ...fields) {
  const body = Buffer.concat([Buffer.from([0xb0 + fields.length, kind]), ...fields.map(pack)]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(body.length);
  return Buffer.concat([size, body, Buffer.from([0, 0])]);
}

/**
 * PackStream for strings below 64 KB, maps below 16 entries, and integers from -16 to 127.
 * @param {unknown} value
 * @returns {Buffer}
 */
function pack(value) {
  if (typeof value === 'number') return Buffer.from([value & 0xff]);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([Buffer.from([0xd1, text.length >> 8, text.length & 0xff]), text]);
  }
  const entries = Object.entries(/** @type {Record<string, unknown>} */ (value)).flat();
  return Buffer.concat([Buffer.from([0xa0 + entries.length / 2]), ...entries.map(pack)]);
}
