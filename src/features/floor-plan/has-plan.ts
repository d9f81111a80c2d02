import type { ExhibitorList } from '../../domain/expo/exhibitor.ts';

/** Whether there is something to draw of a hall: its plan, or a booth that is known. */
export const hasPlan = (
  name: string,
  drawn: readonly { hall: string }[],
  exhibitors: readonly Pick<ExhibitorList['items'][number], 'hall' | 'isOffPlan'>[],
): boolean =>
  drawn.some(({ hall }) => hall === name) ||
  exhibitors.some(({ hall, isOffPlan }) => hall === name && !isOffPlan);
