// @script expo

import type { QueryClient } from '@tanstack/react-query';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import { type Expo, type ExpoList, expoPhase, untilLastDay } from '../../domain/expo/expo.ts';
import { about } from '../../domain/organiser/about.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import type { PageMeta } from '../page-module.ts';

/** An expo, as far as responses in the cache know it. */
export const knownExpo = (client: QueryClient, slug: string | null): Expo | undefined =>
  slug ? findKnownItem<Expo>(client, slug, 'showHighlights') : undefined;

/** What each page about one expo tells search engines and share previews. */
export const expoHead = (expo: Expo | undefined): Pick<PageMeta, 'keywords' | 'shareImage'> | undefined =>
  expo && {
    keywords: `${expo.name}, ${about.keywords}`,
    shareImage: expo.picture && sharePicturePath(expo.picture),
  };

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
 * Its room is kept free until the expos are loaded, but not once that has failed.
 */
export function expoFactsLine(
  client: QueryClient,
  today: Day,
  select: (expoList: ExpoList) => Expo | undefined,
): string | undefined {
  const { queryKey } = expoQueries.list();
  const expoList = client.getQueryData<ExpoList>(queryKey);
  if (expoList) return expoFacts(select(expoList), today);
  return client.getQueryState(queryKey)?.errorUpdateCount ? undefined : NO_BREAK_SPACE;
}
