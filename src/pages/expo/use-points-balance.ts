import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { pointsView } from '../../features/points/model.ts';
import { points } from '../../features/points/queries.ts';
import { isAuthAtom } from '../../platform/session.ts';

/** The points of whoever is signed in; null for others, and while nobody knows them. */
export function usePointsBalance(): number | null {
  const isAuth = useAtomValue(isAuthAtom);
  const view = pointsView(useQuery(points.summary(isAuth)));
  return isAuth && view.state === 'loaded' ? view.points : null;
}
