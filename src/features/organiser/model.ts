import type { ContentPage } from '../../domain/content/content-page.ts';
import type { Expo, ExpoList } from '../../domain/expo/expo.ts';
import { dayLong } from '../../domain/time/dates.ts';

/** All expos once, the earliest first. */
export function inTime(list: ExpoList): Expo[] {
  const byId = new Map([...list.past, ...list.upcoming].map((expo) => [expo.id, expo]));
  return [...byId.values()].sort((a, b) => a.fromDate.localeCompare(b.fromDate) || a.id.localeCompare(b.id));
}

/** `Last updated on 24 July 2026.` */
export const updatedSentence = ({ updatedOn }: Pick<ContentPage, 'updatedOn'>): string =>
  `Last updated on ${dayLong(updatedOn)}.`;
