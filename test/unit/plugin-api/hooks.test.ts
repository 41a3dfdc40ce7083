import type { CognitivePlugin } from '../../../src/plugin-api/cognitive-plugin.js';
import type { MemoryCandidate, StoredMemory } from '../../../src/plugin-api/hook-values.js';
import { noOpPlugin } from '../../../src/plugin-api/no-op-plugin.js';
import { named, open, place } from './world.js';

const candidate: MemoryCandidate = {
  ...place,
  ...{ type: 'learning', content: 'Tea is hot.', tags: [], keyEntities: [], importance: 0.5, source: 'user-stated' },
};
const memory = (id: string): StoredMemory => ({ ...candidate, id });

describe('admission', () => {
  const admission = (name: string, override: object | null): CognitivePlugin =>
    named(name, { onMemoryAdmission: () => Promise.resolve(override) });
  const decide = async (...plugins: readonly CognitivePlugin[]) =>
    await open(...plugins)
      .host.forTenant('t')
      .executeHook('onMemoryAdmission', candidate);

  it('is left to the score where no plugin says anything', async () => {
    expect(await decide(noOpPlugin, admission('silent', {}))).toEqual({ value: null, effects: [] });
  });

  it('is refused when one plugin refuses, whoever else admits, before it or after', async () => {
    const [yes, no] = [admission('yes', { forceAdmit: true }), admission('no', { forceReject: true })];
    expect((await decide(yes)).value).toEqual({ forceAdmit: true });
    for (const order of [
      [yes, no],
      [no, yes],
    ]) {
      const { value, effects } = await decide(...order);
      expect(value).toEqual({ forceReject: true });
      expect(effects).toEqual(
        order.map(({ name }) => ({ plugin: name, effect: name === 'yes' ? 'FORCE_ADMIT' : 'FORCE_REJECT' })),
      );
    }
  });

  it('chains modified candidates, past a plugin that fails', async () => {
    const adding = (name: string): CognitivePlugin =>
      named(name, {
        onMemoryAdmission: (given) =>
          Promise.resolve({
            modifiedCandidate: { ...given, tags: [...given.tags, `${name} after ${given.tags.length}`] },
          }),
      });
    const moving = named('moving', {
      onMemoryAdmission: (given) =>
        Promise.resolve({ forceAdmit: true, modifiedCandidate: { ...given, scope: 'project/other' } }),
    });
    const { value, effects } = await decide(adding('a'), moving, admission('odd', { forceAdmit: 'yes' }), adding('b'));
    expect(value).toEqual({ modifiedCandidate: { ...candidate, tags: ['a after 0', 'b after 1'] } });
    expect(effects.map(({ plugin, effect }) => `${plugin} ${effect}`)).toEqual([
      ...['a CHANGED', 'moving FAILED', 'odd FAILED', 'b CHANGED'],
    ]);
  });
});

describe('consolidation', () => {
  it('joins what all plugins want, and takes no memory that was not given', async () => {
    const wanting = (name: string, result: object): CognitivePlugin =>
      named(name, { onMemoryConsolidation: () => Promise.resolve(result) });
    const { host } = open(
      noOpPlugin,
      wanting('a', { merged: [['1', '2']], promoted: ['3'] }),
      wanting('stray', { promoted: ['3', '99'] }),
      wanting('lone', { merged: [['1']] }),
      wanting('b', { promoted: ['3', '1'], demoted: ['2'] }),
    );
    const outcome = await host.forTenant('t').executeHook('onMemoryConsolidation', ['1', '2', '3'].map(memory));
    expect(outcome).toEqual({
      value: { merged: [['1', '2']], promoted: ['3', '1'], demoted: ['2'] },
      effects: [
        { plugin: 'a', effect: 'CHANGED' },
        { plugin: 'stray', effect: 'FAILED' },
        { plugin: 'lone', effect: 'FAILED' },
        { plugin: 'b', effect: 'CHANGED' },
      ],
    });
  });
});

describe('hooks that tell', () => {
  it('reach every plugin that has them, in order, one after the other', async () => {
    const heard: string[] = [];
    const hearing = (name: string): CognitivePlugin =>
      named(name, {
        onAfterResponse: async ({ response }) => {
          heard.push(`${name} begins: ${response}`);
          await new Promise((resolve) => setImmediate(resolve));
          heard.push(`${name} ends`);
        },
        onSessionStart: ({ channel }) => void heard.push(`${name}: ${String(channel)}`) as unknown as Promise<void>,
      });
    const ours = open(hearing('a'), noOpPlugin, hearing('b')).host.forTenant('t');
    const said = { ...place, sessionId: 's', query: 'Hm?', response: 'Yes.' };
    expect(await ours.executeHook('onAfterResponse', said)).toEqual({ value: undefined, effects: [] });
    await ours.executeHook('onSessionStart', { ...place, sessionId: 's', channel: 'web' });
    expect(heard).toEqual(['a begins: Yes.', 'a ends', 'b begins: Yes.', 'b ends', 'a: web', 'b: web']);
  });
});
