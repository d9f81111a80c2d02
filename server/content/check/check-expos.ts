import { openingHours } from '../opening-hours.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';
import { placeOf } from './place-of.ts';

/** Days, hours and booths of expos that do not fit. */
export const checkExpos = (found: FoundContent): Problem[] => [
  ...checkSome(found),
  ...checkTalkHours(found),
  ...checkDays(found),
  ...checkBooths(found),
  ...checkAnnounced(found),
];

const checkSome = ({ content, isWhole }: FoundContent): Problem[] =>
  content.expos.length === 0 && isWhole('expos') ? [errorAt({ file: 'expos' }, 'There is no expo.')] : [];

/** Talks that begin or end while their expo is closed. */
function checkTalkHours({ content, sources, isWhole }: FoundContent): Problem[] {
  if (!isWhole('hours')) return [];
  const hoursOn = openingHours(content);
  return [
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
  ];
}

/** Talks, opening hours and pictures of a day that their expo does not have. */
function checkDays(found: FoundContent): Problem[] {
  const { content, sources } = found;
  const expos = new Map(allOf(found, 'expos').map((expo) => [expo.id, expo]));
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
  return [
    ...[...allOf(found, 'programme'), ...allOf(found, 'hours')]
      .filter(({ day, expo }) => isOutside(day, expo))
      .map((entry) => errorAt(placeOf(sources, entry, 'day'), notADay(entry, 'day', entry.day))),
    ...content.moments
      .filter(({ taken, expo }) => isOutside(taken, expo))
      .map((moment) => warningAt(placeOf(sources, moment, 'taken'), notADay(moment, 'taken', moment.taken))),
  ];
}

/** Deals and star buys at an expo where their brand has no booth. */
function checkBooths(found: FoundContent): Problem[] {
  const { content, sources, ids, isWhole } = found;
  if (!isWhole('exhibitors')) return [];
  const booths = new Set(content.exhibitors.map(({ brand, expo }) => `${brand} ${expo}`));
  const withBooths = new Set(content.exhibitors.map(({ expo }) => expo));
  const brandOf = new Map(allOf(found, 'products').map(({ id, brand }) => [id, brand]));
  return [
    ...content.deals
      .filter(
        ({ brand, expo }) =>
          ids.get('brands')?.has(brand) && ids.get('expos')?.has(expo) && !booths.has(`${brand} ${expo}`),
      )
      .map((deal) => errorAt(placeOf(sources, deal, 'expo'), `${deal.brand} has no booth at ${deal.expo}.`)),
    ...content['star-buys'].flatMap((starBuy) => {
      const { product, expo } = starBuy;
      const brand = brandOf.get(product);
      // An expo without any exhibitor is one whose booths are not known yet.
      const isExpected = brand !== undefined && withBooths.has(expo);
      return isExpected && !booths.has(`${brand} ${expo}`)
        ? warningAt(
            placeOf(sources, starBuy, 'expo'),
            `${product} is a star buy at ${expo}, but ${brand} has no booth there.`,
          )
        : [];
    }),
  ];
}

/** Where an expo shows less than it has, or announces what it has not. */
function checkAnnounced({ content, sources, isWhole }: FoundContent): Problem[] {
  const withStarBuys = new Set(content['star-buys'].map(({ expo }) => expo));
  const announced = new Set(
    [...content.programme, ...content.highlights, ...content['star-buys']].map(({ expo }) => expo),
  );
  return [
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
