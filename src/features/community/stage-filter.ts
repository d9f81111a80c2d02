import * as v from 'valibot';
import { stageSchema } from '../../domain/content/article.ts';
import type { Group } from '../../domain/content/community.ts';
import { STAGES, type Stage, stageLabels } from '../../domain/content/stage.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import type { Chip } from '../../ui/chips.tsx';

/** The stage in the address; undefined, for all stages, when it is missing or invalid. */
export function parseStage(search: URLSearchParams): Stage | undefined {
  const result = v.safeParse(stageSchema, search.get('stage'));
  return result.success ? result.output : undefined;
}

/** Groups for a stage, then the groups for the whole family, which suit every stage. */
export function groupsForStage(groups: readonly Group[], stage: Stage | undefined): Group[] {
  if (!stage) return [...groups];
  const ofStage = groups.filter((group) => group.stage === stage);
  return stage === 'family' ? ofStage : [...ofStage, ...groups.filter((group) => group.stage === 'family')];
}

export const stageChips = (current: Stage | undefined): Chip[] => [
  { label: 'All stages', href: paths.community, current: !current },
  ...STAGES.map((stage) => ({
    label: stageLabels[stage],
    href: fillPath(paths.community, { stage }),
    current: stage === current,
  })),
];
