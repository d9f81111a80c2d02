import { useAtomValue } from 'jotai';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { optimisticPoints } from './optimistic-points.ts';
import { type PointsView, pointsView } from './points-view.ts';
import { pointsQueries } from './queries.ts';

/** The visitor's points, with those that wait on this phone. */
export function usePoints(): PointsView {
  const isAuth = useAtomValue(isAuthAtom);
  return pointsView(useOptimisticQuery(pointsQueries.summary(isAuth), optimisticPoints));
}
