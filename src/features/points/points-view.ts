import { isRefusal } from '../../platform/request-error.ts';
import type { OptimisticPoints } from './optimistic-points.ts';

type Result = { data: OptimisticPoints | undefined; error: Error | null };

export type PointsView = OptimisticPoints & {
  state: 'loading' | 'loaded' | 'summary-error';
  isStale: boolean;
};

/**
 * After a refusal, or when nothing was ever loaded: 0 and the error state. After no answer: the last points, as stale.
 * What waits on this phone is shown in any case.
 */
export function pointsView({ data, error }: Result): PointsView {
  const none = { points: 0, pending: data?.pending ?? 0, isStale: false };
  if (error && (isRefusal(error) || !data)) return { ...none, state: 'summary-error' };
  if (!data) return { ...none, state: 'loading' };
  return { ...data, state: 'loaded', isStale: error !== null };
}
