import type * as v from 'valibot';
import { type Day, dayRange } from '../time/dates.ts';
import type { expoDetailSchema, expoListSchema, expoSchema, programmeItemSchema } from './expo-schema.ts';

export type Expo = v.InferOutput<typeof expoSchema>;
export type ExpoList = v.InferOutput<typeof expoListSchema>;
export type ExpoDetail = v.InferOutput<typeof expoDetailSchema>;
export type ProgrammeItem = v.InferOutput<typeof programmeItemSchema>;
export type ExpoPhase = 'past' | 'running' | 'upcoming';

export function expoPhase(expo: Pick<Expo, 'fromDate' | 'toDate'>, today: Day): ExpoPhase {
  if (expo.toDate < today) return 'past';
  return expo.fromDate <= today ? 'running' : 'upcoming';
}

const byStart = (a: Expo, b: Expo) =>
  a.fromDate.localeCompare(b.fromDate) || a.toDate.localeCompare(b.toDate) || a.id.localeCompare(b.id);

/** Each once, soonest first. */
function everyExpo({ upcoming, past }: ExpoList): Expo[] {
  const seen = new Set<string>();
  return [...upcoming, ...past].filter((e) => !seen.has(e.id) && seen.add(e.id)).sort(byStart);
}

/** Running and upcoming expos, soonest first. */
export const currentAndUpcomingExpos = (list: ExpoList, today: Day): Expo[] =>
  everyExpo(list).filter((e) => expoPhase(e, today) !== 'past');

export type ExpoGroups = { current: Expo[]; comingSoon: Expo[]; past: Expo[] };

/**
 * The order of the expo submenu: running and upcoming expos with a highlight link (and running ones without),
 * then upcoming ones without a link, then this calendar year's past ones, latest first.
 * Phases are told by the dates alone: a list stored yesterday may still call yesterday's expo upcoming.
 */
export function groupExpos(list: ExpoList, today: Day): ExpoGroups {
  const ahead = currentAndUpcomingExpos(list, today);
  const soon = (e: Expo) => expoPhase(e, today) === 'upcoming' && !e.showHighlights;
  return {
    current: ahead.filter((e) => !soon(e)),
    comingSoon: ahead.filter(soon),
    past: everyExpo(list)
      .filter((e) => e.toDate < today && e.toDate.slice(0, 4) === today.slice(0, 4))
      .reverse(),
  };
}

/** The menu label: the name, with its dates unless the expo is past. */
export function expoLabel(expo: Expo, today: Day): string {
  if (expoPhase(expo, today) === 'past') return expo.name;
  return `${expo.name} (${dayRange(expo.fromDate, expo.toDate, today)})`;
}

/** The expo a visitor most likely means: the first running one, else the next with a highlight link, else the next. */
export function defaultExpo(list: ExpoList, today: Day): Expo | undefined {
  const { current, comingSoon } = groupExpos(list, today);
  return current[0] ?? comingSoon[0];
}

export const expoBySlug = (list: ExpoList, slug: string): Expo | undefined =>
  [...list.upcoming, ...list.past].find((expo) => expo.slug === slug);

/** The expo a visitor can check in at today, if any. */
export function runningExpos(list: ExpoList, today: Day): Expo[] {
  return groupExpos(list, today).current.filter((e) => expoPhase(e, today) === 'running');
}

/** The expo that the shopping bag is for: the running or next one with star buys. */
export const nextStarBuyExpo = (list: ExpoList, today: Day): Expo | undefined =>
  currentAndUpcomingExpos(list, today).find((e) => e.showStarbuys);

/** The cart opens only while some expo that is not over sells before its doors open. */
export function isCartOpen(list: ExpoList, today: Day): boolean {
  return preSaleExpo(list, today) !== undefined;
}

/** The expo that sells before its doors open; the first, if there are several. */
export function preSaleExpo(list: ExpoList, today: Day): Expo | undefined {
  return list.upcoming.toSorted(byStart).find((e) => e.showPreExpoSale && expoPhase(e, today) === 'upcoming');
}
