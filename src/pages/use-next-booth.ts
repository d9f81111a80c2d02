import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Booth } from '../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, type ExpoList, expoPhase, runningExpos } from '../domain/expo/expo.ts';
import type { Day } from '../domain/time/dates.ts';
import { useBoothsOfBrand } from '../features/exhibitors/use-booths-of-brand.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import type { AnyQuery } from '../platform/query-options.ts';

/** `expoName` is undefined at the expo that is on, unless asked for. */
type NextBooth = { booth: Booth; expoName: string | undefined };

/**
 * Where a brand stands at the expo that is on, or else at the next one; undefined where that is not known. A brand with
 * several booths is found at the first. `namesCurrent`: where the page does not say which expo is on.
 */
export function useNextBooth(brandSlug: string, namesCurrent = false): NextBooth | undefined {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const [first, second] = data ? currentAndUpcomingExpos(data, today) : [];
  const isOn = first && expoPhase(first, today) === 'running';
  const next = isOn ? second : first;
  const boothsHere = useBoothsOfBrand(brandSlug, isOn ? first : undefined);
  const [there] = useBoothsOfBrand(brandSlug, next) ?? [];
  // The brand may be at this one, too: its list may come after that of the next, or not at all.
  if (isOn && !boothsHere) return undefined;
  const [here] = boothsHere ?? [];
  if (here) return { booth: here, expoName: namesCurrent ? first?.name : undefined };
  return there && { booth: there, expoName: next?.name };
}

/**
 * `Booths at Baby Fair`, under the title of a list while an expo is on. Not at other times, when each booth names
 * its expo, and not above a list that is empty or could not be loaded.
 */
export function boothsFacts(client: QueryClient, list: AnyQuery, today: Day): string | undefined {
  const expoList = client.getQueryData<ExpoList>(expoQueries.menuList().queryKey);
  const rows = client.getQueryState<readonly unknown[]>(list.queryKey);
  const hasRows = rows?.data ? rows.data.length > 0 : !rows?.errorUpdateCount;
  const expo = expoList && runningExpos(expoList, today)[0];
  return expo && hasRows ? `Booths at ${expo.name}` : undefined;
}
