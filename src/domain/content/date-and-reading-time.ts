// @script pieces

import { dayLong } from '../time/dates.ts';
import type { ArticleCard } from './article.ts';

/** `04 December 2026 · 3 min read`, with no-break spaces so that no line begins with the dot. */
export const dateAndReadingTime = ({
  publishedOn,
  readingMinutes,
}: Pick<ArticleCard, 'publishedOn' | 'readingMinutes'>) =>
  `${dayLong(publishedOn)}\u00a0· ${readingMinutes}\u00a0min\u00a0read`;
