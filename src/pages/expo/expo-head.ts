// @script expo

import type { QueryClient } from '@tanstack/react-query';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import { type Expo, expoPhase, untilLastDay } from '../../domain/expo/expo.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import type { PageMeta } from '../page-module.ts';

/** An expo, as far as responses in the cache know it. */
export const knownExpo = (client: QueryClient, slug: string | null): Expo | undefined =>
  slug ? findKnownItem<Expo>(client, slug, 'showHighlights') : undefined;

/** What each page about one expo tells search engines and share previews. */
export const expoHead = (expo: Expo | undefined): Pick<PageMeta, 'keywords' | 'shareImage'> | undefined =>
  expo && { keywords: expo.name, shareImage: expo.picture && sharePicturePath(expo.picture) };

/** `Yhello Baby Fair KL · on until 24 Nov`, under the title of a page about one part of an expo. */
export function expoFacts(expo: Expo | undefined, today: Day): string | undefined {
  if (!expo) return undefined;
  const { name, fromDate, toDate } = expo;
  const isRunning = expoPhase(expo, today) === 'running';
  const dates = isRunning ? `on ${untilLastDay(expo, today)}` : dayRange(fromDate, toDate, today);
  return `${name}\u00a0· ${dates}`;
}
