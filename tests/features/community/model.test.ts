import { describe, expect, it } from 'vitest';
import type { Group } from '../../../src/domain/content/community.ts';
import { STAGES, type Stage } from '../../../src/domain/content/stage.ts';
import { groupsFor, stageChips, stageIn } from '../../../src/features/community/model.ts';

const group = (slug: string, stage: Stage) => ({ slug, stage }) as Group;
const groups = [group('fathers', 'family'), group('first', 'newborn'), group('twins', 'baby')];
const slugs = (list: readonly Group[]) => list.map(({ slug }) => slug);

describe('the stage in an address', () => {
  it('is one of the stages, or none', () => {
    expect(stageIn(new URLSearchParams('stage=baby'))).toBe('baby');
    for (const odd of ['', 'stage=', 'stage=teenager', 'stage=constructor'])
      expect(stageIn(new URLSearchParams(odd))).toBeUndefined();
  });

  it('is what each chip leads to', () => {
    const chips = stageChips('toddler');
    const stages = chips.map(({ href }) => stageIn(new URL(href ?? '', 'https://yhello.test').searchParams));
    expect(stages).toEqual([undefined, ...STAGES]);
    expect(chips.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Toddler']);
  });
});

describe('groups for a stage', () => {
  it('are its own, then those for everybody', () => {
    expect(slugs(groupsFor(groups, 'newborn'))).toEqual(['first', 'fathers']);
    expect(slugs(groupsFor(groups, 'pregnancy'))).toEqual(['fathers']);
    expect(slugs(groupsFor(groups, 'family'))).toEqual(['fathers']);
  });

  it('are all of them where no stage is asked for', () => {
    expect(groupsFor(groups, undefined)).toEqual(groups);
  });
});
