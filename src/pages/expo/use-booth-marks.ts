import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { useBoothVisits } from '../../features/booth-visits/use-booth-visits.ts';
import { type BoothMark, boothMarks } from '../../features/floor-plan/booth-marks.ts';
import { optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { useAllItems } from '../../features/shopping-list/use-all-items.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/** What there is for the visitor at the booths of one expo, with what was not sent yet. */
export function useBoothMarks(expoId: string, exhibitors: readonly Exhibitor[]): Map<string, BoothMark[]> {
  const { items } = useAllItems(expoId);
  const visits = useBoothVisits(expoId);
  const { data: brands } = useOptimisticQuery(
    followQueries.list(useAtomValue(isAuthAtom)),
    optimisticFollowedBrands,
    [],
  );
  return useMemo(() => {
    const followed = new Set(brands.map(({ slug }) => slug));
    return boothMarks(exhibitors, { items, followed, visits });
  }, [exhibitors, items, brands, visits]);
}
