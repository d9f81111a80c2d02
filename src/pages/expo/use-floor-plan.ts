import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import { searchExhibitors, sortedHalls } from '../../features/exhibitors/exhibitor-filter.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { allPlans } from '../../features/floor-plan/all-plans.ts';
import { findPlaces } from '../../features/floor-plan/place-names.ts';
import { askedFor, planLinks } from '../../features/floor-plan/plan-links.ts';
import { hallsWith, planView } from '../../features/floor-plan/plan-view.ts';
import type { LoadedExhibitors } from './exhibitors-query-view.tsx';

/** What the map shows at an address: what was searched or chosen there, and what it found. */
export function useFloorPlan(
  address: RouteAddress,
  { expoSlug, exhibitorList: { items, plans: drawnPlans } }: LoadedExhibitors,
) {
  const { data: detail } = useQuery(expoQueries.detail(expoSlug));
  const text = (address.search.get('text') ?? '').trim();
  const halls = useMemo(() => sortedHalls(items), [items]);
  const found = useMemo(() => (text ? searchExhibitors(items, text) : []), [items, text]);
  const foundPlaces = findPlaces(text, drawnPlans);
  const asked = askedFor(address.search, foundPlaces, found.length > 0);
  const selection = {
    booth: asked.booth,
    hall: address.search.get('hall'),
    searchResults: text && !asked.place ? found : null,
    place: asked.place,
  };
  const plans = useMemo(
    () => allPlans(halls, drawnPlans, items, detail?.programme ?? []),
    [halls, drawnPlans, items, detail],
  );
  const view = planView(items, halls, selection, plans);
  return {
    text,
    view,
    /** Whom the text found among the exhibitors, and the labels of the places that it found beside them. */
    found,
    placesFound: foundPlaces.labels,
    /** The plan of the hall that is shown. */
    plan: plans.find(({ hall }) => hall === view.hall),
    plans,
    /** The plans that the organiser has drawn. */
    drawnPlans,
    links: planLinks(address, asked, view, (name) => hallsWith(name, drawnPlans)),
    unknownBooth: view.selected.length === 0 ? selection.booth : null,
  };
}

export type FloorPlanState = ReturnType<typeof useFloorPlan>;
