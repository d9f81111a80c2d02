import { type CursorPage, MAX_PAGE_SIZE } from '../../src/domain/content/pagination.ts';
import type { ExpoList } from '../../src/domain/expo/expo.ts';
import { EXPO_LIST_PATH } from '../../src/domain/expo/expo-list-path.ts';
import { isIndexable } from '../../src/domain/routing/indexable.ts';
import { isNotFound } from '../../src/domain/routing/not-found.ts';
import { isListed } from '../../src/domain/routing/offered.ts';
import {
  exhibitorsPath,
  expoMapPath,
  expoPath,
  expoRewardsPath,
  fillPath,
  paths,
  positionPath,
  starBuyPath,
} from '../../src/domain/routing/paths.ts';
import type { FetchQuery } from '../../src/domain/routing/ssr-contract.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import { type Flags, parseFlags } from '../../src/domain/visitor/flags.ts';

export type SitemapEntry = { path: string; lastModifiedOn?: Day };

/** Pages of text, whose slug is their address. */
const TEXT_PAGES = [paths.aboutUs, paths.career, paths.terms, paths.privacy];
/** Without an expo in the address they show the next one, under whose address they are listed. */
const OF_AN_EXPO: readonly string[] = [paths.expoMap, paths.exhibitors, paths.expoRewards, paths.expoStarBuy];
/** As many entries as one sitemap may have, 50,000; a list that never ends is cut off. */
const MAX_LIST_PAGES = Math.ceil(50_000 / MAX_PAGE_SIZE);

/**
 * Every public address, in the order of the site, from the same responses that the pages show. Throws where one of them
 * is missing: addresses that a sitemap leaves out are taken for gone.
 */
export async function listSitemapEntries(fetchQuery: FetchQuery): Promise<SitemapEntry[]> {
  const list = <T>(path: string) => ifKnown(fetchQuery([path]) as Promise<T[]>, []);
  const paged = <T>(path: string) => ifKnown(allItems<T>(fetchQuery, path), []);
  const [flags, lastModified, { upcoming, past }, brands, products, articles, media, positions] =
    await Promise.all([
      ifKnown(fetchQuery(['businesses.settings.getAllFeatureFlags']).then(parseFlags), {}),
      textPageDates(fetchQuery),
      fetchQuery([EXPO_LIST_PATH]) as Promise<ExpoList>,
      paged<WithSlug>('businesses.brands.list'),
      paged<WithSlug>('businesses.products.list'),
      paged<Published>('businesses.articles.list'),
      list<Published>('businesses.media.list'),
      list<WithSlug & { postedOn: Day }>('businesses.positions.list'),
    ]);
  const pages = Object.values(paths)
    .filter((path) => !path.includes(':') && isIndexable(path) && !OF_AN_EXPO.includes(path))
    // A backend without such flags says by the text itself that there is none.
    .filter((path) => isListed(flags, path) && lastModified.get(path) !== null)
    .map((path) => ({ path, ...lastModified.get(path) }));
  return [
    ...pages,
    ...[...past]
      .reverse()
      .concat(upcoming)
      .flatMap((expo) => expoEntries(expo, flags)),
    ...bySlug(brands).map(({ slug }) => ({ path: fillPath(paths.brand, { slug }) })),
    ...bySlug(products).map(({ slug }) => ({ path: fillPath(paths.product, { slug }) })),
    ...bySlug(articles).map(dated((slug) => fillPath(paths.article, { slug }))),
    ...bySlug(media).map(dated((slug) => fillPath(paths.mediaArticle, { slug }))),
    ...positions.map(({ slug, postedOn }) => ({ path: positionPath(slug), lastModifiedOn: postedOn })),
  ];
}

type WithSlug = { slug: string };
type Published = WithSlug & { publishedOn: Day };

const bySlug = <T extends WithSlug>(items: readonly T[]) =>
  [...items].sort((a, b) => (a.slug < b.slug ? -1 : Number(a.slug > b.slug)));

const dated =
  (path: (slug: string) => string) =>
  ({ slug, publishedOn }: Published): SitemapEntry => ({ path: path(slug), lastModifiedOn: publishedOn });

/** `otherwise` for what a backend does not have at all. */
const ifKnown = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  answer.catch((error) => {
    if (isNotFound(error)) return otherwise;
    throw error;
  });

async function allItems<T>(fetchQuery: FetchQuery, path: string): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_LIST_PAGES; page++) {
    const input = { limit: MAX_PAGE_SIZE, ...(cursor !== null && { cursor }) };
    const answer = (await fetchQuery([path, input])) as CursorPage<T>;
    items.push(...answer.items);
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  return items;
}

async function textPageDates(fetchQuery: FetchQuery) {
  const dates = await Promise.all(
    TEXT_PAGES.map(async (path) => {
      const answer = fetchQuery(['businesses.pages.detail', { slug: path.slice(1) }]);
      const page = await ifKnown(answer as Promise<{ updatedOn: Day } | null>, null);
      return [path, page && { lastModifiedOn: page.updatedOn }] as const;
    }),
  );
  return new Map<string, Pick<SitemapEntry, 'lastModifiedOn'> | null>(dates);
}

const expoEntries = (
  { slug, showHighlights, showStarbuys }: ExpoList['past'][number],
  flags: Flags,
): SitemapEntry[] => {
  if (!showHighlights) return [];
  const pages = [
    { section: paths.expo, path: expoPath(slug) },
    { section: paths.expoMap, path: expoMapPath(slug) },
    { section: paths.exhibitors, path: exhibitorsPath(slug) },
    { section: paths.expoRewards, path: expoRewardsPath(slug) },
    ...(showStarbuys ? [{ section: paths.expoStarBuy, path: starBuyPath(slug) }] : []),
  ];
  return pages.filter(({ section }) => isListed(flags, section)).map(({ path }) => ({ path }));
};
