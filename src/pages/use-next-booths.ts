import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Booth, ExhibitorList } from '../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, type Expo, expoPhase } from '../domain/expo/expo.ts';
import { exhibitorQueries } from '../features/exhibitors/queries.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { todayAtom } from '../platform/clock.ts';

/** `expoName` is undefined at the expo that is on. */
export type NextBooth = { booth: Booth; expoName: string | undefined };

/** Where a brand, by its slug, stands at the expo that is on, or else at the next one; undefined where that is not known. */
export function useNextBooths(): (brandSlug: string) => NextBooth | undefined {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const [first, second] = data ? currentAndUpcomingExpos(data, today) : [];
  const isOn = first !== undefined && expoPhase(first, today) === 'running';
  const next = isOn ? second : undefined;
  const nearest = useExhibitors(first);
  const later = useExhibitors(next);
  return (brandSlug) => {
    const here = boothOf(brandSlug, first, nearest);
    if (here) return { booth: here, expoName: isOn ? undefined : first?.name };
    // It may be at the expo that is on, whose list is not there yet.
    const there = nearest && boothOf(brandSlug, next, later);
    return there && { booth: there, expoName: next?.name };
  };
}

/** The list that is stored for the venue. Nothing is asked for without an expo. */
const useExhibitors = (expo: Expo | undefined) =>
  useQuery({ ...exhibitorQueries.list(expo?.slug ?? ''), enabled: expo !== undefined }).data;

/** A brand with several booths is found at the first. */
function boothOf(
  brandSlug: string,
  expo: Expo | undefined,
  list: ExhibitorList | undefined,
): Booth | undefined {
  const exhibitor = list?.items.find(({ slug }) => slug === brandSlug);
  if (!expo || !exhibitor) return undefined;
  const { hall, booth, isOffPlan } = exhibitor;
  return { expoSlug: expo.slug, hall, booth, isOffPlan };
}
