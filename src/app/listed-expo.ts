// @script shell

import { useSearch } from 'wouter';
import { currentAndUpcomingExpos, type Expo, type ExpoList, listExpo } from '../domain/expo/expo.ts';
import type { Day } from '../domain/time/dates.ts';

/** The address of the expo that a page was last about, in this visit. */
let lastSlug: string | null = null;

/**
 * The expo whose shopping list the menus mean: the one that the page is about, or else the last one that a page was about,
 * or else the one that the visitor most likely shops at.
 */
export function useListedExpo(expoList: ExpoList | undefined, today: Day): Expo | undefined {
  const search = new URLSearchParams(useSearch());
  // The day at the expo puts an end to the planning of another one.
  const slug = search.get('expoSlug') ?? (search.get('page') === 'expo-check-in' ? null : lastSlug);
  // On the server it would be that of another visitor.
  if (!import.meta.env.SSR) lastSlug = slug;
  return (
    expoList &&
    (currentAndUpcomingExpos(expoList, today).find((expo) => expo.slug === slug) ?? listExpo(expoList, today))
  );
}
