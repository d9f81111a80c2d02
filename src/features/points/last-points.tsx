import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { pointsText } from '../../domain/text/points-text.ts';
import { dayAndTimeAt } from '../../domain/time/expo-time-text.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { pointsQueries } from './queries.ts';

/** After a refusal: the balance that was loaded last, and when; nothing where none was. */
export default function LastPoints() {
  const isAuth = useAtomValue(isAuthAtom);
  const { data, dataUpdatedAt } = useQuery(pointsQueries.summary(isAuth));
  if (!data || dataUpdatedAt === 0) return null;
  return `${pointsText(data.balanceAmount.points)} as of ${dayAndTimeAt(dataUpdatedAt)}`;
}
