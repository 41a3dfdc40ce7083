import { setTimeout as delay } from 'node:timers/promises';

import { saysStarted } from './server-log.mjs';
import type { ServerProcess } from './server-process.js';

const pollEvery = 20;
const speakEvery = 5_000;
const longestSilence = 120_000;

/**
 * Waits until a database takes connections. A long recovery is told every 5 s, and waited for as long as the database
 * keeps writing its log; after 120 s of silence it is given up.
 * @returns whether it started; false when it ended, went silent, or cannot open what is stored
 */
export async function waitUntilStarted(server: ServerProcess, log: (line: string) => void): Promise<boolean> {
  const began = Date.now();
  let heard = 0;
  let lastSign = began;
  let nextWord = began + speakEvery;
  for (;;) {
    const started = saysStarted(server.readLog());
    const details = server.readDetails();
    if (cannotOpen(details)) return false;
    if (started) return true;
    if (server.hasEnded()) return false;
    const now = Date.now();
    if (details.length !== heard) lastSign = now;
    heard = details.length;
    if (now - lastSign > longestSilence) return false;
    if (now > nextWord) {
      log(progress(details, now - began));
      nextWord += speakEvery;
    }
    await Promise.race([server.ended, delay(pollEvery)]);
  }
}

/** The server itself starts without a database that it cannot open, and refuses each statement then. */
function cannotOpen(details: string): boolean {
  return /"Failed to start DatabaseId\{\w+\[(neo4j|system)\]\}"/.test(details);
}

function progress(details: string, waited: number): string {
  const what = details.includes('Recovery required') ? 'recovers what a hard stop left behind' : 'is still starting';
  return `The database ${what} (${Math.round(waited / 1000)} s).`;
}
