// @script shell

import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import {
  currentAndUpcomingExpos,
  type Expo,
  type ExpoList,
  expoPhase,
  listExpo,
} from '../domain/expo/expo.ts';
import type { Day } from '../domain/time/dates.ts';

/** The address of the expo that a page was last about, in this visit. */
const lastSlugAtom = atom<string | null>(null);

/**
 * The expo whose shopping list the menus mean: the one that the page is about, or else the last one that a page was about,
 * or else the one that the visitor most likely shops at. The day at the expo is about those that are on.
 */
export function useListedExpo(expoList: ExpoList | undefined, today: Day): Expo | undefined {
  const search = new URLSearchParams(useSearch());
  const [lastSlug, setLastSlug] = useAtom(lastSlugAtom);
  const isAtExpo = search.get('page') === 'expo-check-in';
  const slug = search.get('expoSlug') ?? (isAtExpo ? null : lastSlug);
  useEffect(() => setLastSlug(slug), [slug, setLastSlug]);
  if (!expoList) return undefined;
  const open = currentAndUpcomingExpos(expoList, today);
  return (
    open.find((expo) => expo.slug === slug) ??
    (isAtExpo ? open.find((expo) => expoPhase(expo, today) === 'running') : undefined) ??
    listExpo(expoList, today)
  );
}
