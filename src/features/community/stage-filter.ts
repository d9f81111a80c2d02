import * as v from 'valibot';
import { stageSchema } from '../../domain/content/article.ts';
import type { Group } from '../../domain/content/community.ts';
import { STAGES, type Stage, stageLabels } from '../../domain/content/stage.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import type { Chip } from '../../ui/chips.tsx';

/** The stage that the address asks for; what is no stage asks for all. */
export function parseStage(search: URLSearchParams): Stage | undefined {
  const read = v.safeParse(stageSchema, search.get('stage'));
  return read.success ? read.output : undefined;
}

/** Groups for a stage. Those for the whole family are for everybody, and come last. */
export function groupsForStage(groups: readonly Group[], stage: Stage | undefined): Group[] {
  if (!stage) return [...groups];
  const own = groups.filter((group) => group.stage === stage);
  return stage === 'family' ? own : [...own, ...groups.filter((group) => group.stage === 'family')];
}

export const stageChips = (current: Stage | undefined): Chip[] => [
  { label: 'All stages', href: paths.community, current: !current },
  ...STAGES.map((stage) => ({
    label: stageLabels[stage],
    href: fillPath(paths.community, { stage }),
    current: stage === current,
  })),
];
