import { openingHours } from '../opening-hours.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';
import { placeOf } from './place-of.ts';

/** Days, hours and booths of expos that do not fit. */
export function checkExpos(found: FoundContent): Problem[] {
  const { content, sources, ids, isWhole } = found;
  const expos = new Map(allOf(found, 'expos').map((expo) => [expo.id, expo]));
  const booths = new Set(content.exhibitors.map(({ brand, expo }) => `${brand} ${expo}`));
  const withBooths = new Set(content.exhibitors.map(({ expo }) => expo));
  const brandOf = new Map(allOf(found, 'products').map(({ id, brand }) => [id, brand]));
  const withStarBuys = new Set(content['star-buys'].map(({ expo }) => expo));
  const isOutside = (day = '', expo = '') => {
    const { from = '', to } = expos.get(expo) ?? {};
    return day !== '' && (day < from || (to !== undefined && day > to));
  };
  const notADay = (entry: { expo?: string }, field: string, day = '') => {
    const { from, to } = expos.get(entry.expo) ?? {};
    const written = sources.get(entry)?.values[field] ?? day;
    const read = written === day ? day : `“${written}”, read as ${day},`;
    const days = from && to ? ` It is ${from === to ? `only on ${from}` : `from ${from} to ${to}`}.` : '';
    return `${read} is not a day of ${entry.expo}.${days}`;
  };
  const usual = openingHours(content);
  const hoursOn = (expo: string, day: string) => (isWhole('hours') ? usual(expo, day) : undefined);
  const announced = new Set(
    [...content.programme, ...content.highlights, ...content['star-buys']].map(({ expo }) => expo),
  );
  return [
    ...(content.expos.length === 0 && isWhole('expos')
      ? [errorAt({ file: 'expos' }, 'There is no expo.')]
      : []),
    ...[...allOf(found, 'programme'), ...allOf(found, 'hours')]
      .filter(({ day, expo }) => isOutside(day, expo))
      .map((entry) => errorAt(placeOf(sources, entry, 'day'), notADay(entry, 'day', entry.day))),
    ...content.programme
      .filter(({ starts, expo, day }) => {
        const open = hoursOn(expo, day);
        return open && (starts < open.opens || starts >= open.closes);
      })
      .map((talk) =>
        warningAt(
          placeOf(sources, talk, 'starts'),
          `${talk.starts} is outside the opening hours of ${talk.expo}.`,
        ),
      ),
    ...content.programme
      .filter(({ ends, expo, day }) => {
        const open = hoursOn(expo, day);
        return open && ends !== null && ends > open.closes;
      })
      .map((talk) =>
        warningAt(placeOf(sources, talk, 'ends'), `${talk.ends} is after the closing time of ${talk.expo}.`),
      ),
    ...content.moments
      .filter(({ taken, expo }) => isOutside(taken, expo))
      .map((moment) => warningAt(placeOf(sources, moment, 'taken'), notADay(moment, 'taken', moment.taken))),
    ...content.deals
      .filter(
        ({ brand, expo }) =>
          isWhole('exhibitors') &&
          ids.get('brands')?.has(brand) &&
          ids.get('expos')?.has(expo) &&
          !booths.has(`${brand} ${expo}`),
      )
      .map((deal) => errorAt(placeOf(sources, deal, 'expo'), `${deal.brand} has no booth at ${deal.expo}.`)),
    ...content['star-buys'].flatMap((starBuy) => {
      const { product, expo } = starBuy;
      const brand = brandOf.get(product);
      // An expo without any exhibitor is one whose booths are not known yet.
      const isExpected = brand !== undefined && withBooths.has(expo) && isWhole('exhibitors');
      return isExpected && !booths.has(`${brand} ${expo}`)
        ? warningAt(
            placeOf(sources, starBuy, 'expo'),
            `${product} is a star buy at ${expo}, but ${brand} has no booth there.`,
          )
        : [];
    }),
    ...content.expos
      .filter(({ id, showStarBuys }) => showStarBuys && !withStarBuys.has(id) && isWhole('star-buys'))
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
