import type { Day } from '../../domain/time/dates.ts';
import type { PointsSummary } from '../../domain/visitor/points.ts';

/** Shown in place of the way to the points, once they were paid; null until then, and while that is not known. */
export function earnedLabel(way: string, summary: PointsSummary | null, today: Day): string | null {
  if (summary?.paidWays?.includes(way)) return 'Earned';
  return way === 'check-in' && summary?.lastCheckInOn === today ? 'Earned today' : null;
}
