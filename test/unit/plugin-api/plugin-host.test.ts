import type { CognitivePlugin } from '../../../src/plugin-api/cognitive-plugin.js';
import type { AssemblyContext } from '../../../src/plugin-api/hook-values.js';
import { noOpPlugin } from '../../../src/plugin-api/no-op-plugin.js';
import { hookTimeoutMs } from '../../../src/plugin-api/plugin-host.js';
import { AppError } from '../../../src/shared/errors.js';
import { context, named, never, open, place, timeoutMs, type World } from './world.js';

/** Adds a hint, so that the order of plugins shows in the order of its hints. */
const hinting = (name: string): CognitivePlugin =>
  named(name, {
    onBeforeContextAssembly: (given) => Promise.resolve({ ...given, hints: { ...given.hints, [name]: 'here' } }),
  });

async function assemble({ host }: World): Promise<{ hints: readonly string[]; effects: readonly string[] }> {
  const { value, effects } = await host.forTenant('t').executeHook('onBeforeContextAssembly', context);
  return { hints: Object.keys(value.hints), effects: effects.map(({ plugin, effect }) => `${plugin} ${effect}`) };
}

describe('registering', () => {
  it('takes plugins in order, instances of classes too, and lets go of them', async () => {
    class Tagger implements CognitivePlugin {
      readonly name = 'tagger';
      readonly version = '2.1.0';
      readonly enabled = true;
      private readonly hint = 'from the instance';
      onBeforeContextAssembly(given: AssemblyContext): Promise<AssemblyContext> {
        return Promise.resolve({ ...given, hints: { ...given.hints, tagger: this.hint } });
      }
    }
    const world = open(hinting('zebra'), new Tagger(), hinting('ant'));
    expect((await assemble(world)).hints).toEqual(['zebra', 'tagger', 'ant']);
    world.host.unregister('tagger');
    expect((await assemble(world)).hints).toEqual(['zebra', 'ant']);
    world.host.register(new Tagger());
    expect((await assemble(world)).hints).toEqual(['zebra', 'ant', 'tagger']);
  });

  it.each<[string, object, string]>([
    ['a name in capitals', named('Loud', {}), 'BAD_INPUT'],
    ['no name', { version: '1', enabled: true }, 'BAD_INPUT'],
    ['no version', { name: 'a', version: '', enabled: true }, 'BAD_INPUT'],
    ['enabled as a text', { name: 'a', version: '1', enabled: 'true' }, 'BAD_INPUT'],
    ['a misspelt hook', { ...named('a', {}), onBeforeRespons: never }, 'BAD_INPUT'],
    ['a hook that is no function', { ...named('a', {}), onSessionEnd: true }, 'BAD_INPUT'],
    ['a name that is taken', named('no-op', {}), 'ALREADY_EXISTS'],
  ])('refuses %s, and changes nothing', async (_, plugin, code) => {
    const world = open(noOpPlugin);
    expect(refusal(() => world.host.register(plugin as CognitivePlugin))).toBe(code);
    expect((await world.host.forTenant('t').getStatus()).map(({ name }) => name)).toEqual(['no-op']);
  });

  it('cannot unregister what is not there', () => {
    expect(refusal(() => open().host.unregister('nobody'))).toBe('NOT_FOUND');
  });

  it('holds to what was registered, whatever the plugin changes about itself later', async () => {
    const plugin = { ...hinting('steady') };
    const world = open(plugin);
    Object.assign(plugin, { name: 'other', enabled: false, onBeforeContextAssembly: never });
    expect(await assemble(world)).toEqual({ hints: ['steady'], effects: ['steady CHANGED'] });
  });
});

describe('a plugin that goes wrong', () => {
  const wrong: readonly [string, Partial<CognitivePlugin>, 'FAILED' | 'TIMEOUT'][] = [
    ['throws', { onBeforeContextAssembly: () => Promise.reject(new Error('boom')) }, 'FAILED'],
    ['throws at once', { onBeforeContextAssembly: throwing }, 'FAILED'],
    ['throws something odd', { onBeforeContextAssembly: throwingText }, 'FAILED'],
    ['never answers', { onBeforeContextAssembly: never }, 'TIMEOUT'],
    ['blocks the process', { onBeforeContextAssembly: blocking }, 'TIMEOUT'],
    ['gives back nothing', { onBeforeContextAssembly: () => Promise.resolve(undefined as never) }, 'FAILED'],
    [
      'gives back too much',
      { onBeforeContextAssembly: (given) => Promise.resolve({ ...given, hnits: {} } as AssemblyContext) },
      'FAILED',
    ],
    [
      'gives back a function',
      { onBeforeContextAssembly: (given) => Promise.resolve({ ...given, hints: { a: never as unknown as string } }) },
      'FAILED',
    ],
    [
      'changes the scope',
      { onBeforeContextAssembly: (given) => Promise.resolve({ ...given, scope: 'session/other' }) },
      'FAILED',
    ],
  ];

  it.each(wrong)('and %s is passed over, counted and reported', async (_, hooks, effect) => {
    const world = open(hinting('first'), named('bad', hooks), hinting('last'));
    const answer = await assemble(world);
    expect(answer).toEqual({ hints: ['first', 'last'], effects: ['first CHANGED', `bad ${effect}`, 'last CHANGED'] });
    expect(world.reports).toMatchObject([
      { kind: `PLUGIN_${effect}`, plugin: 'bad', hook: 'onBeforeContextAssembly', tenantKey: 't', degraded: false },
    ]);
    const outcome = effect === 'TIMEOUT' ? 'timeout' : 'failed';
    expect(world.calls.map((call) => call.outcome)).toEqual(['done', outcome, 'done']);
    const [, status] = await world.host.forTenant('t').getStatus();
    expect(status).toMatchObject({
      ...{ name: 'bad', calls: 1, degraded: false, enabled: true },
      ...{ failures: effect === 'FAILED' ? 1 : 0, timeouts: effect === 'TIMEOUT' ? 1 : 0 },
    });
    if (effect === 'TIMEOUT') expect(status?.meanMs).toBeGreaterThan(timeoutMs - 10);
  });

  it('leaves no trace of what it did to its value before it failed', async () => {
    const world = open(
      named('vandal', {
        onBeforeContextAssembly: (given) => {
          given.messages.splice(0);
          given.hints['vandal'] = 'was here';
          return Promise.reject(new Error('boom'));
        },
      }),
    );
    const mine = structuredClone(context);
    const { value } = await world.host.forTenant('t').executeHook('onBeforeContextAssembly', mine);
    expect(value).toEqual(context);
    expect(mine).toEqual(context);
  });

  it('changes nothing by answering late, nor by changing its answer later', async () => {
    let answerLate: (value: AssemblyContext) => void = () => undefined;
    let kept: AssemblyContext | undefined;
    const world = open(
      named('late', { onBeforeContextAssembly: () => new Promise((resolve) => (answerLate = resolve)) }),
      named('keeper', {
        onBeforeContextAssembly: (given) => Promise.resolve((kept = { ...given, hints: { a: 'as given' } })),
      }),
    );
    const { value } = await world.host.forTenant('t').executeHook('onBeforeContextAssembly', context);
    answerLate({ ...context, hints: { late: 'too late' } });
    Object.assign(kept?.hints ?? {}, { a: 'changed' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(value.hints).toEqual({ a: 'as given' });
    expect(world.calls).toHaveLength(2);
  });

  it('does not end the process by rejecting late', async () => {
    let rejectLate: (error: Error) => void = () => undefined;
    const unhandled: unknown[] = [];
    const listen = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', listen);
    const world = open(named('late', { onSessionEnd: () => new Promise((_, reject) => (rejectLate = reject)) }));
    const session = { ...place, sessionId: 's', channel: null };
    const { effects } = await world.host.forTenant('t').executeHook('onSessionEnd', session);
    rejectLate(new Error('too late'));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', listen);
    expect(effects).toEqual([{ plugin: 'late', effect: 'TIMEOUT' }]);
    expect(unhandled).toEqual([]);
  });

  it('is degraded after three failures in a row, still runs, and is well again after one good call', async () => {
    let broken = true;
    const world = open(
      named('shaky', {
        onBeforeContextAssembly: (given) => (broken ? Promise.reject(new Error('boom')) : Promise.resolve(given)),
      }),
    );
    const ours = world.host.forTenant('t');
    const degraded: unknown[] = [];
    for (const now of [true, true, false, true, true, true, true, false]) {
      broken = now;
      await assemble(world);
      degraded.push((await ours.getStatus())[0]?.degraded);
    }
    expect(degraded).toEqual([false, false, false, false, false, true, true, false]);
    expect((await ours.getStatus())[0]).toMatchObject({ calls: 8, failures: 6, timeouts: 0 });
    expect(world.reports.map((report) => 'degraded' in report && report.degraded)).toEqual([
      ...[false, false, false, false, true, true],
    ]);
  });

  it('waits for it 500 ms when it is not told otherwise', () => {
    expect(hookTimeoutMs).toBe(500);
  });
});

describe('switches', () => {
  it('decide in each tenant whether a plugin runs; without one its default holds', async () => {
    const world = open(hinting('on'), { ...hinting('off'), enabled: false });
    expect((await assemble(world)).hints).toEqual(['on']);
    world.switches.set('on', false).set('off', true);
    expect((await assemble(world)).hints).toEqual(['off']);
    const enabled = async (tenant: string) =>
      (await world.host.forTenant(tenant).getStatus()).map((status) => [status.name, status.enabled, status.calls]);
    expect(await enabled('t')).toEqual([
      ['on', false, 1],
      ['off', true, 1],
    ]);
    expect(await enabled('other')).toEqual([
      ['on', true, 0],
      ['off', false, 0],
    ]);
  });

  it('are read anew and reported when one is set', () => {
    const world = open(hinting('on'));
    world.host.forTenant('t').switched('on', false);
    expect(world.forgotten).toBe(1);
    expect(world.reports).toEqual([{ kind: 'PLUGIN_TOGGLED', tenantKey: 't', plugin: 'on', enabled: false }]);
  });
});

/** Rejects with what is no error. */
async function throwingText(): Promise<never> {
  return Promise.resolve().then(() => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw 'boom';
  });
}

function throwing(): never {
  throw new Error('boom');
}

/** Keeps the process busy for longer than a hook may take, without awaiting anything. */
function blocking(given: AssemblyContext): Promise<AssemblyContext> {
  const begin = performance.now();
  while (performance.now() - begin < timeoutMs + 20);
  return Promise.resolve(given);
}

function refusal(work: () => void): string {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
  }
  throw new Error('It was not refused.');
}
