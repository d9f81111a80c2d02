// @script pieces

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Expo, nextStarBuyExpo } from '../domain/expo/expo.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { todayAtom } from '../platform/clock.ts';

/** The expo whose prices lead on cards and pages: the running or next one with star buys. */
export function usePriceExpo(): Expo | undefined {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  return data && nextStarBuyExpo(data, today);
}
