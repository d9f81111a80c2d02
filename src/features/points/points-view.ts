import type { PointsSummary } from '../../domain/visitor/points.ts';
import { isRefusal } from '../../platform/request-error.ts';

type SummaryResult = { data: PointsSummary | undefined; error: Error | null };

export type PointsView = {
  points: number;
  state: 'loading' | 'loaded' | 'summary-error';
  isStale: boolean;
};

/**
 * After a refusal, or when nothing was ever loaded: 0 and the error state. After no answer: the last points, as stale.
 */
export function pointsView({ data, error }: SummaryResult): PointsView {
  if (error && (isRefusal(error) || !data)) return { points: 0, state: 'summary-error', isStale: false };
  if (!data) return { points: 0, state: 'loading', isStale: false };
  return { points: data.balanceAmount.points, state: 'loaded', isStale: error !== null };
}
