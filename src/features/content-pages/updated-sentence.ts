import type { ContentPage } from '../../domain/content/content-page.ts';
import { dayLong } from '../../domain/time/dates.ts';

/** `Last updated on 24 July 2026.` */
export const updatedSentence = ({ updatedOn }: Pick<ContentPage, 'updatedOn'>): string =>
  `Last updated on ${dayLong(updatedOn)}.`;
