import type { KindName } from '../content-kinds.ts';
import type { Organiser } from '../organiser.ts';
import { type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';

const OF_POINTS: readonly KindName[] = ['rewards', 'reward-stock', 'tiers', 'earning-ways'];

/** Where the folder and what `organiser.json` offers say different things. */
export function checkOffers(found: FoundContent, { points, careers, shop }: Organiser['offers']): Problem[] {
  const { content, isWhole } = found;
  const filled = (names: readonly KindName[]) => names.filter((name) => allOf(found, name).length > 0);
  const hasCareerPage = content.pages.some(({ slug }) => slug === 'career') || !isWhole('pages');
  return [
    ...(points && filled(OF_POINTS).length === 0 && isWhole(...OF_POINTS)
      ? [warningAt({ file: 'organiser.json', field: 'offers.points' }, NO_REWARDS)]
      : []),
    ...(points ? [] : unused(filled(OF_POINTS), 'points')),
    ...(careers && !hasCareerPage ? [warningAt({ file: 'pages' }, NO_CAREER_PAGE)] : []),
    ...(careers ? [] : unused(filled(['positions']), 'careers')),
    ...(!shop && content.expos.some(({ showPreExpoSale }) => showPreExpoSale)
      ? [warningAt({ file: 'expos', field: 'showPreExpoSale' }, NO_SHOP)]
      : []),
  ];
}

const NO_REWARDS =
  'is true, and there is nothing to earn and no reward. Write "offers": { "points": false } where visitors earn no points; or say in earning-ways.csv how they do.';
const NO_SHOP = 'has no effect: “offers” in organiser.json says "shop": false, so there is no cart to open.';
const NO_CAREER_PAGE =
  'There is no career.md, so no menu leads to your positions. Write it, or "offers": { "careers": false } into organiser.json.';

const unused = (names: readonly KindName[], offer: string): Problem[] =>
  names.map((file) =>
    warningAt({ file }, `is not shown: “offers” in organiser.json says "${offer}": false.`),
  );
