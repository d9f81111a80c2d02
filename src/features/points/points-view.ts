import { isRefusal } from '../../platform/request-error.ts';
import type { OptimisticPoints } from './optimistic-points.ts';

type Result = { data: OptimisticPoints | undefined; error: Error | null; errorUpdateCount: number };

export type PointsView = OptimisticPoints & {
  state: 'loading' | 'loaded' | 'summary-error';
  isStale: boolean;
};

/**
 * After a refusal, or if nothing was ever loaded: 0 points and the error state. Without an answer: the last points,
 * marked as stale. Points that wait on this phone are shown in any case.
 */
export function pointsView({ data, error, errorUpdateCount }: Result): PointsView {
  const none = { points: 0, pending: data?.pending ?? 0, isStale: false };
  if (isRefusal(error)) return { ...none, state: 'summary-error' };
  // Without data there is no error during a refetch.
  if (!data) return { ...none, state: errorUpdateCount > 0 ? 'summary-error' : 'loading' };
  return { ...data, state: 'loaded', isStale: error !== null };
}
