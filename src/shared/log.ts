import { type Logger, pino, stdSerializers } from 'pino';

/** A log of JSON lines on stderr. Errors under `error` or `err` keep their message, cause and stack. */
export function createLog(level: 'debug' | 'info' | 'warn' | 'error'): Logger {
  const serializers = { error: stdSerializers.err, err: stdSerializers.err };
  return pino({ level, base: null, serializers }, pino.destination({ dest: 2, sync: false }));
}
