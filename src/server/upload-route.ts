import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Express, Request, Response } from 'express';
import { withDeadline } from './deadline.js';
import type { ErrorPlaces } from './error-format.js';
import { flatHeaders } from './headers.js';
import type { Settled } from './options.js';
import { fileTooLarge, receiveUpload, temporaryPrefix, type UploadedFile } from './receive-upload.js';
import { currentScope, errorPlaces, newScope } from './request-scope.js';
import { headError, sendError } from './send-error.js';

/** Form parts around the file that the early look at Content-Length leaves room for. */
const formOverhead = 1024 * 1024;

/**
 * Adds `POST /upload`: a multipart form with one file and text fields; the answer is what `options.upload` returns.
 * Who may upload is asked before a byte of the body is read. A foreign page can post such a form without asking
 * leave, but its Origin gives it away to the guard that stands before.
 */
export function addUpload<C extends object>(app: Express, options: Settled<C>): void {
  app.post('/upload', async (req, res) => {
    try {
      res.json(await take(options, req));
    } catch (error) {
      await refuseUnread(req, res, error, errorPlaces(options));
    }
  });
}

async function take<C extends object>(options: Settled<C>, req: Request): Promise<unknown> {
  const { limits, uploadFolder, logger } = options;
  const { requestId, log } = currentScope() ?? newScope(logger);
  const context = await options.contextFor({ headers: flatHeaders(req.headers), requestId, log, transport: 'upload' });
  if (Number(req.headers['content-length'] ?? 0) > limits.fileBytes + formOverhead)
    throw fileTooLarge(limits.fileBytes);
  const file = withIdempotencyKey(req, await receiveUpload(req, uploadFolder, limits.fileBytes));
  return await withDeadline(handle(options, context, file), limits.answerMs, 'The upload');
}

/** The header `Idempotency-Key` stands for the form field `idempotencyKey`. */
function withIdempotencyKey(req: Request, file: UploadedFile): UploadedFile {
  const idempotencyKey = req.get('Idempotency-Key');
  return idempotencyKey === undefined ? file : { ...file, fields: { idempotencyKey, ...file.fields } };
}

async function handle<C extends object>(options: Settled<C>, context: C, file: UploadedFile): Promise<unknown> {
  try {
    return (await options.upload(context, file)) ?? null;
  } finally {
    await rm(file.path, { force: true });
  }
}

/**
 * Answers while the client may still be sending: the rest is thrown away for a moment before the connection is cut.
 * (Closing with unread data resets the connection, and the client might never see why.)
 */
async function refuseUnread(req: Request, res: Response, error: unknown, places: ErrorPlaces): Promise<void> {
  if (req.complete || req.destroyed) {
    sendError(res, error, places);
    return;
  }
  const body = headError(res, error, places);
  res.set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(body)) });
  res.write(body);
  const ended = new Promise((resolve) => req.once('end', resolve).once('close', resolve).resume());
  await Promise.race([ended, setTimeout(1_000, undefined, { ref: false })]);
  res.end(() => req.destroy());
}

/** Makes the upload folder and removes what a killed server left there: temporary files older than an hour. */
export async function prepareUploadFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.startsWith(temporaryPrefix));
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined); // another server may have removed it meanwhile
    if (found && Date.now() - found.mtimeMs > 3_600_000) await rm(path, { force: true });
  }
}
