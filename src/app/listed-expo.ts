// @script shell

import { useSearch } from 'wouter';
import { currentAndUpcomingExpos, type Expo, type ExpoList, listExpo } from '../domain/expo/expo.ts';
import type { Day } from '../domain/time/dates.ts';

/** The address of the expo that a page was last about, in this visit. */
let lastSlug: string | null = null;

/**
 * The expo to whose shopping list the menus link: that of the page, or else the one that was viewed last, or else the
 * one at which the visitor most likely shops.
 */
export function useListedExpo(expoList: ExpoList | undefined, today: Day): Expo | undefined {
  const search = new URLSearchParams(useSearch());
  // A visitor who checks in at an expo no longer plans another one.
  const slug = search.get('expoSlug') ?? (search.get('page') === 'expo-check-in' ? null : lastSlug);
  // On the server it would be that of another visitor.
  if (!import.meta.env.SSR) lastSlug = slug;
  return (
    expoList &&
    (currentAndUpcomingExpos(expoList, today).find((expo) => expo.slug === slug) ?? listExpo(expoList, today))
  );
}
