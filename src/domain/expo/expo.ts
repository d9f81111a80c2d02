// @script shell

import type * as v from 'valibot';
import { compareText } from '../text/compare.ts';
import { type Day, dayRange, daysBetween } from '../time/dates.ts';
import type { expoDetailSchema, expoListSchema, expoSchema, talkSchema } from './expo-schema.ts';

export type Expo = v.InferOutput<typeof expoSchema>;
export type ExpoList = v.InferOutput<typeof expoListSchema>;
export type ExpoDetail = v.InferOutput<typeof expoDetailSchema>;
export type Talk = v.InferOutput<typeof talkSchema>;
type ExpoPhase = 'past' | 'running' | 'upcoming';

export function expoPhase(expo: Pick<Expo, 'fromDate' | 'toDate'>, today: Day): ExpoPhase {
  if (expo.toDate < today) return 'past';
  return expo.fromDate <= today ? 'running' : 'upcoming';
}

export const OVER = 'This expo is over';

const NEAR_DAYS = 14;
/** From here on an expo is what a visitor gets ready for. */
export const isNear = ({ fromDate }: Pick<Expo, 'fromDate'>, today: Day): boolean =>
  daysBetween(today, fromDate) <= NEAR_DAYS;

/** The hours of a schedule whose days all have the same; null otherwise. */
export function sameHours(schedule: Expo['schedule']): Expo['schedule'][number] | null {
  const [first] = schedule;
  const isSame = schedule.every(
    ({ startTime, endTime }) => startTime === first?.startTime && endTime === first.endTime,
  );
  return first && isSame ? first : null;
}

const byStart = (a: Expo, b: Expo) =>
  compareText(a.fromDate, b.fromDate) || compareText(a.toDate, b.toDate) || compareText(a.id, b.id);

/** All expos without duplicates, soonest first. */
export function chronologicalExpos({ upcoming, past }: ExpoList): Expo[] {
  const seen = new Set<string>();
  return [...upcoming, ...past].filter(({ id }) => !seen.has(id) && seen.add(id)).sort(byStart);
}

/** Running and upcoming expos, soonest first. */
export const currentAndUpcomingExpos = (expoList: ExpoList, today: Day): Expo[] =>
  chronologicalExpos(expoList).filter((expo) => expoPhase(expo, today) !== 'past');

type ExpoGroups = { current: Expo[]; comingSoon: Expo[]; past: Expo[] };

/**
 * The order of the expo submenu: running and upcoming expos with a highlight link (and running ones without),
 * then upcoming ones without a link, then this calendar year's past ones, latest first.
 * Only the dates decide the phase: a list stored yesterday may still name yesterday's expo as upcoming.
 */
export function groupExpos(expoList: ExpoList, today: Day): ExpoGroups {
  const notPast = currentAndUpcomingExpos(expoList, today);
  const isComingSoon = (expo: Expo) => expoPhase(expo, today) === 'upcoming' && !expo.showHighlights;
  return {
    current: notPast.filter((expo) => !isComingSoon(expo)),
    comingSoon: notPast.filter(isComingSoon),
    past: chronologicalExpos(expoList)
      .filter(({ toDate }) => toDate < today && toDate.slice(0, 4) === today.slice(0, 4))
      .reverse(),
  };
}

/**
 * `until 24 Nov`, and `today` on the last day: true at any hour of a day at a running expo, as in HTML that is kept for
 * the day.
 */
export const untilLastDay = ({ toDate }: Pick<Expo, 'toDate'>, today: Day): string =>
  toDate === today ? 'today' : `until ${dayRange(toDate, toDate, today)}`;

/** Dates with the venue, where one is known. */
export const withVenue = (dates: string, { venue }: Pick<Expo, 'venue'>): string =>
  venue ? `${dates}\u00a0· ${venue}` : dates;

/** `4 - 6 Dec · MITEC` */
export const whenAndWhere = (expo: Expo, today: Day): string =>
  withVenue(dayRange(expo.fromDate, expo.toDate, today), expo);

/** The menu label: the name, with its dates unless the expo is past. */
export function expoLabel(expo: Expo, today: Day): string {
  if (expoPhase(expo, today) === 'past') return expo.name;
  return `${expo.name} (${dayRange(expo.fromDate, expo.toDate, today)})`;
}

/** The expo a visitor most likely means: the first running one, else the next with a highlight link, else the next. */
export function defaultExpo(expoList: ExpoList, today: Day): Expo | undefined {
  const { current, comingSoon } = groupExpos(expoList, today);
  return current[0] ?? comingSoon[0];
}

export const expoBySlug = (expoList: ExpoList, slug: string): Expo | undefined =>
  [...expoList.upcoming, ...expoList.past].find((expo) => expo.slug === slug);

/** The expos where a visitor can check in today. */
export function runningExpos(expoList: ExpoList, today: Day): Expo[] {
  return groupExpos(expoList, today).current.filter((expo) => expoPhase(expo, today) === 'running');
}

/** The running or next expo with star buys, to which the shopping bag in the header leads. */
export const nextStarBuyExpo = (expoList: ExpoList, today: Day): Expo | undefined =>
  currentAndUpcomingExpos(expoList, today).find((expo) => expo.showStarbuys);

/** The expo that a visitor most likely shops at, whose list is meant where none is named. */
export const listExpo = (expoList: ExpoList, today: Day): Expo | undefined =>
  nextStarBuyExpo(expoList, today) ?? currentAndUpcomingExpos(expoList, today)[0];

/** The cart is open only while an upcoming expo has a pre-expo sale. */
export function isCartOpen(expoList: ExpoList, today: Day): boolean {
  return preSaleExpo(expoList, today) !== undefined;
}

/** How many expos a page with all groups shows. */
export const countExpos = (expoList: ExpoList, today: Day): number =>
  Object.values(groupExpos(expoList, today)).flat().length;

/** The first upcoming expo with a pre-expo sale. */
export function preSaleExpo(expoList: ExpoList, today: Day): Expo | undefined {
  return expoList.upcoming
    .toSorted(byStart)
    .find((expo) => expo.showPreExpoSale && expoPhase(expo, today) === 'upcoming');
}
