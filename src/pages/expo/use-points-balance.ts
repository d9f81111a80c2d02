import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { pointsView } from '../../features/points/points-view.ts';
import { pointsQueries } from '../../features/points/queries.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/** The visitor's points; null until they are loaded, and for visitors who are not signed in. */
export function usePointsBalance(): number | null {
  const isAuth = useAtomValue(isAuthAtom);
  const view = pointsView(useQuery(pointsQueries.summary(isAuth)));
  return isAuth && view.state === 'loaded' ? view.points : null;
}
