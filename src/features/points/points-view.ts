import type { PointsSummary } from '../../domain/visitor/points.ts';
import { isRefusal } from '../../platform/request-error.ts';

type Known = { data: PointsSummary | undefined; error: Error | null };

export type PointsView = {
  points: number;
  state: 'loading' | 'loaded' | 'summary-error';
  isStale: boolean;
};

/**
 * A server that says no, or nothing ever loaded: 0 and the error state. No answer, with a figure known: that figure.
 */
export function pointsView({ data, error }: Known): PointsView {
  if (error && (isRefusal(error) || !data)) return { points: 0, state: 'summary-error', isStale: false };
  if (!data) return { points: 0, state: 'loading', isStale: false };
  return { points: data.balanceAmount.points, state: 'loaded', isStale: error !== null };
}
