// @script information

import type { QueryClient } from '@tanstack/react-query';
import { type Expo, type ExpoList, expoPhase, untilLastDay } from '../../domain/expo/expo.ts';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { knownExpo } from './expo-head.ts';

// For the heads of pages about one part of an expo, such as its map.

/** The expo that a page about one part of it shows, as far as responses in the cache know it. */
export function shownExpo(
  client: QueryClient,
  address: RouteAddress,
  select: (expoList: ExpoList) => Expo | undefined,
): Expo | undefined {
  const expoList = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  return (expoList && select(expoList)) ?? knownExpo(client, address.search.get('expoSlug'));
}

/** `Yhello Baby Fair KL, MITEC` */
export const nameAndVenue = (expo: Expo | undefined): string =>
  expo ? [expo.name, expo.venue].filter(Boolean).join(', ') : 'the next expo';

const NO_BREAK_SPACE = '\u00a0';

/** `Yhello Baby Fair KL · on until 24 Nov` */
function expoFacts(expo: Expo | undefined, today: Day): string | undefined {
  if (!expo) return undefined;
  const { name, fromDate, toDate } = expo;
  const isRunning = expoPhase(expo, today) === 'running';
  const dates = isRunning ? `on ${untilLastDay(expo, today)}` : dayRange(fromDate, toDate, today);
  return `${name}${NO_BREAK_SPACE}· ${dates}`;
}

/**
 * `Yhello Baby Fair KL · on until 24 Nov`, under the title of a page about one part of the expo that `select` finds.
 * The menus know the expos, too. Empty until one of both lists is loaded, but not once that has failed.
 */
export function expoFactsLine(
  client: QueryClient,
  today: Day,
  select: (expoList: ExpoList) => Expo | undefined,
): string | undefined {
  const { queryKey } = expoQueries.list();
  const expoList =
    client.getQueryData<ExpoList>(queryKey) ?? client.getQueryData<ExpoList>(expoQueries.menuList().queryKey);
  if (expoList) return expoFacts(select(expoList), today);
  return client.getQueryState(queryKey)?.errorUpdateCount ? undefined : '';
}
