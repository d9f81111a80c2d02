import { expect, it } from 'vitest';
import { checkChanges } from '../../../server/content/check/check-changes.ts';
import { type Content, kindNames } from '../../../server/content/content-kinds.ts';
import { sentenceOf } from '../../../server/content/problem.ts';

const contentWith = (lengths: Partial<Record<keyof Content, number>>) =>
  Object.fromEntries(
    kindNames.map((name) => [name, Array(lengths[name] ?? 0).fill({})]),
  ) as unknown as Content;

it('A table whose last entries are taken out is named, with how many there were', () => {
  const problems = checkChanges(contentWith({}), contentWith({ hours: 3, 'earning-ways': 1 }), new WeakMap());
  expect(problems.map(sentenceOf)).toEqual([
    'hours: has no entries any more. Before there were 3: all are taken out.',
    'earning-ways: has no entries any more. Before there were 1: all are taken out.',
  ]);
  expect(checkChanges(contentWith({ hours: 1 }), contentWith({ hours: 3 }), new WeakMap())).toEqual([]);
});
