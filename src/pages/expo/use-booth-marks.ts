import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { type BoothMark, boothMarks } from '../../features/floor-plan/booth-marks.ts';
import { optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { useShoppingItems } from '../../features/shopping-list/use-shopping-items.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/** The visitor's shopping list and followed brands on the booths of one expo, with what was not sent yet. */
export function useBoothMarks(expoId: string, exhibitors: readonly Exhibitor[]): Map<string, BoothMark[]> {
  const { items } = useShoppingItems(expoId);
  const { data: followed } = useOptimisticQuery(
    followQueries.list(useAtomValue(isAuthAtom)),
    optimisticFollowedBrands,
    [],
  );
  return useMemo(
    () => boothMarks(exhibitors, items, new Set(followed.map(({ slug }) => slug))),
    [exhibitors, items, followed],
  );
}
