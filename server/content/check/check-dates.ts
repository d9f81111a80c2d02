import type { Day } from '../../../src/domain/time/dates.ts';
import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

/** Texts that say they were written on a day that is still to come. */
export function checkDates(content: Content, sources: Sources, today: Day): Problem[] {
  const future = (entry: object, field: string, day: Day) =>
    day > today ? [warningAt(placeOf(sources, entry, field), `${day} is still to come.`)] : [];
  return [
    ...content.pages.flatMap((page) => future(page, 'updated', page.updated)),
    ...content.articles.flatMap((article) => future(article, 'published', article.published)),
    ...content.media.flatMap((item) => future(item, 'published', item.published)),
  ];
}
