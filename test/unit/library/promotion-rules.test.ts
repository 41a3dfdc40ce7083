import 'reflect-metadata';
import type { PromotionTargetRow } from '../../../src/graph/generated/library.js';
import { decidePromotion, readPromotionTag, writePromotionTag } from '../../../src/modules/library/promotion-rules.js';

const serverTags = ['project-relevant:project', 'group-relevant:group'];

const kinds = [
  ['think-process', 4],
  ['session', 3],
  ['project', 2],
  ['group', 1],
  ['organization', 0],
] as const;

/** The chain from one kind up to another one, with changes of single scopes. */
function chain(
  from: string,
  to: string,
  changes: Readonly<Record<string, Partial<PromotionTargetRow>>> = {},
): readonly PromotionTargetRow[] {
  const names = kinds.map(([kind]) => kind as string);
  return kinds.slice(names.indexOf(from), names.indexOf(to) + 1).map(([kind, tier]) => ({
    ...{ fromKey: from, key: kind, address: `${kind}/1`, kind, tier, writable: true, acceptsPromotions: true },
    ...{ autoPromoteResults: false, promotionTags: null, ...changes[kind] },
  }));
}

const decide = (rows: readonly PromotionTargetRow[], tags: readonly string[], isNewResult = false) => {
  const { target, refused } = decidePromotion(rows, { tags, isNewResult }, serverTags);
  return [target?.scope.key ?? null, target?.cause ?? null, refused.map(({ reason }) => reason)];
};

it('promotes by the tags of the server to their levels, and by no other tag', () => {
  const rows = chain('think-process', 'organization');
  expect(decide(rows, ['project-relevant'])).toEqual(['project', '#project-relevant', []]);
  expect(decide(rows, ['group-relevant'])).toEqual(['group', '#group-relevant', []]);
  expect(decide(rows, ['project', 'project-relevant/x', 'relevant'])).toEqual([null, null, []]);
});

it('takes the highest of several levels that can be reached', () => {
  const tags = ['project-relevant', 'group-relevant'];
  expect(decide(chain('session', 'organization'), tags)[0]).toBe('group');
  const refusing = chain('session', 'organization', { group: { writable: false } });
  expect(decide(refusing, tags)).toEqual(['project', '#project-relevant', ['not-permitted']]);
});

it('says why it promotes nothing, and for its own level or one below it has nothing to say', () => {
  expect(decide(chain('think-process', 'session'), ['project-relevant'])).toEqual([null, null, ['no-scope']]);
  const closed = chain('session', 'group', { project: { acceptsPromotions: false } });
  expect(decide(closed, ['project-relevant'])).toEqual([null, null, ['not-accepted']]);
  for (const from of ['project', 'group', 'organization']) {
    expect(decide(chain(from, 'organization'), ['project-relevant'])).toEqual([null, null, []]);
  }
});

it('takes the tags of the project in place of those of the server, for all that is within it', () => {
  const rows = chain('think-process', 'group', { project: { promotionTags: ['share:session'] } });
  expect(decide(rows, ['share'])).toEqual(['session', '#share', []]);
  expect(decide(rows, ['project-relevant'])).toEqual([null, null, []]);
  expect(decide(chain('session', 'group', { project: { promotionTags: [] } }), ['project-relevant'])[0]).toBeNull();
});

it('promotes new results out of a process alone, where the project wants it', () => {
  const on = { project: { autoPromoteResults: true } };
  expect(decide(chain('think-process', 'group', on), [], true)[0]).toBe('project');
  expect(decide(chain('think-process', 'group', on), [], false)[0]).toBeNull();
  expect(decide(chain('session', 'group', on), [], true)[0]).toBeNull();
  expect(decide(chain('think-process', 'group'), [], true)[0]).toBeNull();
});

it('keeps a tag with its level as text, also one that holds a colon', () => {
  for (const tag of [
    { tag: 'a:b', to: 'group' },
    { tag: '2026', to: 'project' },
  ] as const) {
    expect(readPromotionTag(writePromotionTag(tag))).toEqual(tag);
  }
  expect(readPromotionTag('#Project-Relevant:project')).toEqual({ tag: 'project-relevant', to: 'project' });
  expect(() => readPromotionTag('a:nothing')).toThrow('names no kind');
});
