import { spawnSync } from 'node:child_process';

it('logs the message and stack of an error under either of its names', () => {
  const script = `
    import { createLog } from '#src/shared/log.js';
    const log = createLog('warn');
    log.warn({ error: new Error('the wick is wet') }, 'first');
    log.warn({ err: new TypeError('the lamp is out') }, 'second');
    log.info('not logged');
    log.flush();`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, { message?: string; stack?: string }>);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ msg: 'first', error: { type: 'Error', message: 'the wick is wet' } });
  expect(lines[0]?.['error']?.stack).toContain('the wick is wet');
  expect(lines[1]).toMatchObject({ err: { type: 'TypeError', message: 'the lamp is out' } });
});
