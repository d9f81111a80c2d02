import type { Content } from '../content-kinds.ts';
import { openingHours } from '../opening-hours.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

/** Days, hours and booths of expos that do not fit. */
export function checkExpos(content: Content, sources: Sources): Problem[] {
  const expos = new Map(content.expos.map((expo) => [expo.id, expo]));
  const booths = new Set(content.exhibitors.map(({ brand, expo }) => `${brand} ${expo}`));
  const withStarBuys = new Set(content['star-buys'].map(({ expo }) => expo));
  const isOutside = (day: string, expo: string) => {
    const { from = '', to = '' } = expos.get(expo) ?? {};
    return day < from || day > to;
  };
  const hoursOn = openingHours(content);
  const announced = new Set(
    [...content.programme, ...content.highlights, ...content['star-buys']].map(({ expo }) => expo),
  );
  return [
    ...(content.expos.length === 0 ? [errorAt({ file: 'expos' }, 'There is no expo.')] : []),
    ...[...content.programme, ...content.hours]
      .filter(({ day, expo }) => isOutside(day, expo))
      .map((entry) => errorAt(placeOf(sources, entry, 'day'), `${entry.day} is not a day of ${entry.expo}.`)),
    ...content.programme
      .filter(({ starts, expo, day }) => {
        const { opens = '', closes = '' } = hoursOn(expo, day) ?? {};
        return starts < opens || starts >= closes;
      })
      .map((talk) =>
        warningAt(
          placeOf(sources, talk, 'starts'),
          `${talk.starts} is outside the opening hours of ${talk.expo}.`,
        ),
      ),
    ...content.programme
      .filter(({ ends, expo, day }) => ends !== null && ends > (hoursOn(expo, day)?.closes ?? ''))
      .map((talk) =>
        warningAt(placeOf(sources, talk, 'ends'), `${talk.ends} is after the closing time of ${talk.expo}.`),
      ),
    ...content.moments
      .filter(({ taken, expo }) => isOutside(taken, expo))
      .map((moment) =>
        warningAt(placeOf(sources, moment, 'taken'), `${moment.taken} is not a day of ${moment.expo}.`),
      ),
    ...content.deals
      .filter(({ brand, expo }) => expo !== null && !booths.has(`${brand} ${expo}`))
      .map((deal) => errorAt(placeOf(sources, deal, 'expo'), `${deal.brand} has no booth at ${deal.expo}.`)),
    ...content.expos
      .filter(({ id, showStarBuys }) => showStarBuys && !withStarBuys.has(id))
      .map((expo) =>
        warningAt(placeOf(sources, expo, 'showStarBuys'), 'is yes, but the expo has no star buys.'),
      ),
    ...content.expos
      .filter(({ id, showHighlights }) => !showHighlights && announced.has(id))
      .map((expo) =>
        warningAt(
          placeOf(sources, expo, 'showHighlights'),
          'is no: the expo is only announced, without a page. It has talks, highlights or star buys, which visitors do not find then.',
        ),
      ),
  ];
}
