import { describe, expect, it } from 'vitest';
import type { Group } from '../../../src/domain/content/community.ts';
import { STAGES, type Stage } from '../../../src/domain/content/family-stage.ts';
import { groupsForStage, stageChips, stageParams } from '../../../src/features/community/stage-filter.ts';

const group = (slug: string, stage: Stage) => ({ slug, stage }) as Group;
const groups = [group('fathers', 'family'), group('first', 'newborn'), group('twins', 'baby')];
const slugs = (list: readonly Group[]) => list.map(({ slug }) => slug);

describe('the stage in an address', () => {
  it('is one of the stages or undefined', () => {
    expect(stageParams.parse(new URLSearchParams('stage=baby')).stage).toBe('baby');
    for (const query of ['', 'stage=', 'stage=teenager', 'stage=constructor'])
      expect(stageParams.parse(new URLSearchParams(query)).stage).toBeUndefined();
  });

  it('is set by the link of each chip', () => {
    const chips = stageChips('toddler');
    const stages = chips.map(
      ({ href }) => stageParams.parse(new URL(href ?? '', 'https://yhello.test').searchParams).stage,
    );
    expect(stages).toEqual([undefined, ...STAGES]);
    expect(chips.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Toddler']);
  });
});

describe('groups for a stage', () => {
  it('are its own, then those for the whole family', () => {
    expect(slugs(groupsForStage(groups, 'newborn'))).toEqual(['first', 'fathers']);
    expect(slugs(groupsForStage(groups, 'pregnancy'))).toEqual(['fathers']);
    expect(slugs(groupsForStage(groups, 'family'))).toEqual(['fathers']);
  });

  it('are all groups without a stage', () => {
    expect(groupsForStage(groups, undefined)).toEqual(groups);
  });
});
