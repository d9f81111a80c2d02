import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { useBoothVisits } from '../../features/booth-visits/use-booth-visits.ts';
import {
  type BoothMark,
  boothMarks,
  brandMarks,
  type MarkNames,
  namesAt,
} from '../../features/floor-plan/booth-marks.ts';
import { haveWords, MarkNotes } from '../../features/floor-plan/marks-legend.tsx';
import { optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { isTickedByOther } from '../../features/shopping-list/item-facts.ts';
import { useAllItems } from '../../features/shopping-list/use-all-items.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom, sessionAtom } from '../../platform/session/session-state.ts';

type Marks = {
  /** By the code of a booth, for the plan. */
  marks: Map<string, BoothMark[]>;
  /** For the row of a brand in a list: what it sells, and its marks. */
  noteOf: (exhibitor: Exhibitor) => ReactNode;
  /** What of the visitor's lists is at a booth. */
  namesAt: (exhibitor: Exhibitor) => MarkNames;
};

/** The visitor's marks at the booths of one expo, with changes that were not sent yet. */
export function useBoothMarks(expoId: string, exhibitors: readonly Exhibitor[]): Marks {
  const { items } = useAllItems(expoId);
  const { sub } = useAtomValue(sessionAtom);
  const visits = useBoothVisits(expoId);
  const isAuth = useAtomValue(isAuthAtom);
  const { data: brands } = useOptimisticQuery(followQueries.list(isAuth), optimisticFollowedBrands, []);
  return useMemo(() => {
    const followed = new Set(brands.map(({ slug }) => slug));
    const ticked = items.map((item) => ({ ...item, isTickedByOther: isTickedByOther(item, sub) }));
    const marks = boothMarks(exhibitors, { items: ticked, followed, visits });
    // Marks of an account load after the rows; added words would move the rows.
    const hasWords = !isAuth && haveWords(marks.values());
    return {
      marks,
      noteOf: (exhibitor) => {
        const ofBrand = brandMarks(exhibitor, marks.get(exhibitor.booth), followed);
        return <MarkNotes category={exhibitor.category} marks={ofBrand} hasWords={hasWords} />;
      },
      namesAt: (exhibitor) => namesAt(exhibitor, items),
    };
  }, [exhibitors, items, sub, brands, visits, isAuth]);
}
