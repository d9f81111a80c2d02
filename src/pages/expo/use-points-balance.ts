import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { pointsView } from '../../features/points/points-view.ts';
import { pointsQueries } from '../../features/points/queries.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/** The points of whoever is signed in; null for others, and while nobody knows them. */
export function usePointsBalance(): number | null {
  const isAuth = useAtomValue(isAuthAtom);
  const view = pointsView(useQuery(pointsQueries.summary(isAuth)));
  return isAuth && view.state === 'loaded' ? view.points : null;
}
