import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { PointsSummary } from '../../domain/visitor/points.ts';
import { pointsQueries } from '../../features/points/queries.ts';
import { isRefusal } from '../../platform/request-error.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/**
 * The visitor's points on the server; null until they are loaded, after a refusal, and for visitors who are not signed
 * in. Without those on this phone: the outbox must stay out of what signed-out visitors load.
 */
export function usePointsSummary(): PointsSummary | null {
  const isAuth = useAtomValue(isAuthAtom);
  const { data, error } = useQuery(pointsQueries.summary(isAuth));
  return isAuth && data && !(error && isRefusal(error)) ? data : null;
}
