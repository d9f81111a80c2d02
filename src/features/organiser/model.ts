import type { ContentPage } from '../../domain/content-page.ts';
import { dayRange } from '../../domain/dates.ts';
import type { Expo, ExpoList } from '../../domain/expo.ts';

/** All expos once, the earliest first. */
export function inTime(list: ExpoList): Expo[] {
  const byId = new Map([...list.past, ...list.upcoming].map((expo) => [expo.id, expo]));
  return [...byId.values()].sort((a, b) => a.fromDate.localeCompare(b.fromDate) || a.id.localeCompare(b.id));
}

/** `Last updated on 24 Jul 2026.`, always with the year. */
export const updatedSentence = ({ updatedOn }: Pick<ContentPage, 'updatedOn'>): string =>
  `Last updated on ${dayRange(updatedOn, updatedOn, '')}.`;
