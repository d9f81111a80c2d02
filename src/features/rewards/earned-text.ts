import type { Day } from '../../domain/time/dates.ts';
import type { PointsSummary } from '../../domain/visitor/points.ts';

/** What stands in the place of an offer that was paid; null while it is open, or nothing is known. */
export function earnedText(way: string, summary: PointsSummary | null, today: Day): string | null {
  if (summary?.paidWays?.includes(way)) return 'Earned';
  return way === 'check-in' && summary?.lastCheckInOn === today ? 'Earned today' : null;
}
