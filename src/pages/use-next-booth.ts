import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Booth } from '../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, expoPhase } from '../domain/expo/expo.ts';
import { useBoothsOfBrand } from '../features/exhibitors/use-booths-of-brand.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { todayAtom } from '../platform/clock.ts';

/** `expoName` is undefined at the expo that is on. */
export type NextBooth = { booth: Booth; expoName: string | undefined };

/**
 * Where a brand stands at the expo that is on, or else at the next one; undefined where that is not known. A brand with
 * several booths is found at the first.
 */
export function useNextBooth(brandSlug: string): NextBooth | undefined {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const [first, second] = data ? currentAndUpcomingExpos(data, today) : [];
  const isOn = first && expoPhase(first, today) === 'running';
  const next = isOn ? second : first;
  const [here] = useBoothsOfBrand(brandSlug, isOn ? first : undefined);
  const [there] = useBoothsOfBrand(brandSlug, next);
  if (here) return { booth: here, expoName: undefined };
  return there && { booth: there, expoName: next?.name };
}

/** `Booths at Baby Fair`, above a list of them while an expo is on; null otherwise: each booth then names its expo. */
export function useBoothsText(): string | null {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const [first] = data ? currentAndUpcomingExpos(data, today) : [];
  return first && expoPhase(first, today) === 'running' ? `Booths at ${first.name}` : null;
}
