import type { Group } from '../../domain/content/community.ts';
import { STAGES, type Stage, stageLabels } from '../../domain/content/family-stage.ts';
import { paths } from '../../domain/routing/paths.ts';
import { oneOf, searchParamsCodec } from '../../domain/routing/search-params.ts';
import type { Chip } from '../../ui/chips.tsx';

/** The stage in an address; without one, groups and questions of every stage are shown. */
export const stageParams = searchParamsCodec(paths.community, { stage: oneOf(STAGES) });

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
    href: stageParams.href({ stage }),
    current: stage === current,
  })),
];
