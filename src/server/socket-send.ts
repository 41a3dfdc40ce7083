import type { WebSocket } from 'ws';
import type { Limits } from './limits.js';
import type { ServerMetrics } from './options.js';

/** Hands a text to the network; resolves when it is written. */
export type Send = (text: string) => Promise<void>;

/** How long in ms a client that is told to go may take to do so. */
const goMs = 5_000;

/**
 * Sends to one client. An operation waits until its last message is written, so a slow reader slows down its own operations
 * only. One that does not read at all is closed with 1013: when more waits for it than `socketBufferBytes`, or nothing of
 * what waits was taken for `sendMs`.
 */
export function createSend(socket: WebSocket, limits: Limits, metrics: ServerMetrics): Send {
  const drop = (limit: 'socketBufferBytes' | 'sendMs'): void => {
    if (socket.readyState !== socket.OPEN) return;
    metrics.socketsEnded.inc({ limit });
    socket.close(1013, 'Read faster');
    setTimeout(() => socket.terminate(), goMs).unref();
  };
  return (text) =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) {
        resolve();
        return;
      }
      const timer = watchProgress(socket, limits.sendMs, () => drop('sendMs'));
      socket.send(text, (error) => {
        clearInterval(timer);
        if (error && socket.readyState === socket.OPEN) reject(error);
        else resolve();
      });
      if (socket.bufferedAmount > limits.socketBufferBytes) drop('socketBufferBytes');
    });
}

function watchProgress(socket: WebSocket, everyMs: number, stuck: () => void): NodeJS.Timeout {
  let before = Infinity;
  return setInterval(() => {
    if (socket.bufferedAmount >= before) stuck();
    before = socket.bufferedAmount;
  }, everyMs / 2).unref();
}
