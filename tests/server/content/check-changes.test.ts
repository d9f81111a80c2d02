import { expect, it } from 'vitest';
import { checkChanges } from '../../../server/content/check/check-changes.ts';
import { type Content, kindNames } from '../../../server/content/content-kinds.ts';
import { type Problem, sentenceOf } from '../../../server/content/problem.ts';
import type { RawEntry } from '../../../server/content/read/raw-entry.ts';
import { foundContent } from '../../support/found-content.ts';

const contentWith = (lengths: Partial<Record<keyof Content, number>>) =>
  Object.fromEntries(
    kindNames.map((name) => [name, Array(lengths[name] ?? 0).fill({})]),
  ) as unknown as Content;

it('A table whose last entries are taken out is named, with how many there were', () => {
  const problems = checkChanges(foundContent(contentWith({})), contentWith({ hours: 3, 'earning-ways': 1 }));
  expect(problems.map(sentenceOf)).toEqual([
    'hours: has no entries any more. Before there were 3: all are taken out.',
    'earning-ways: has no entries any more. Before there were 1: all are taken out.',
  ]);
  expect(checkChanges(foundContent(contentWith({ hours: 1 })), contentWith({ hours: 3 }))).toEqual([]);
});

const entries = (ids: readonly string[]) => ids.map((id) => ({ id, name: `Name of ${id}` }));
const rewards = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, title: `Title of ${slug}` }));
const ids = (count: number) => Array.from({ length: count }, (_, i) => `b-${i + 1}`);

it('Of what is gone the first ten are named, and how many more there are', () => {
  const before = {
    ...contentWith({}),
    brands: entries(['kept', ...ids(1_212)]),
    rewards: rewards(['tea', 'toy']),
  } as unknown as Content;
  const after = { ...contentWith({}), brands: entries(['kept']), rewards: rewards(['tea']) };
  const sources = new WeakMap<object, RawEntry>();
  sources.set(after.brands[0] as object, { file: 'brands.csv' } as RawEntry);
  sources.set(after.rewards[0] as object, { file: 'rewards.json' } as RawEntry);
  const [brands, reward, ...others] = checkChanges(
    foundContent(after as unknown as Content, sources),
    before,
  );
  expect(others).toEqual([]);
  expect(brands?.severity).toBe('warning');
  expect(sentenceOf(brands as Problem)).toMatch(
    /^brands\.csv: no longer has b-1 \(Name of b-1\), .*, b-10 \(Name of b-10\) and 1,202 more\. What is not meant/,
  );
  expect(sentenceOf(reward as Problem)).toMatch(/^rewards\.json: no longer has toy \(Title of toy\)\. /);
});
