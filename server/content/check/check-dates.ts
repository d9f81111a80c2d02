import type { Day } from '../../../src/domain/time/dates.ts';
import { type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';
import { placeOf } from './place-of.ts';

/** Texts that say they were written on a day that is still to come. */
export function checkDates(found: FoundContent, today: Day): Problem[] {
  const future = (entry: object, field: string, day: Day = today) =>
    day > today ? [warningAt(placeOf(found.sources, entry, field), `${day} is still to come.`)] : [];
  return [
    ...allOf(found, 'pages').flatMap((page) => future(page, 'updated', page.updated)),
    ...allOf(found, 'articles').flatMap((article) => future(article, 'published', article.published)),
    ...allOf(found, 'media').flatMap((item) => future(item, 'published', item.published)),
  ];
}
