import type { InfiniteData } from '@tanstack/react-query';
import type { CursorPage } from '../../domain/content/pagination.ts';
import type { BrandPage } from '../../domain/shop/brand.ts';
import { narrowBrands } from '../../domain/shop/narrow-brands.ts';
import { narrowProducts } from '../../domain/shop/narrow-products.ts';
import type { PriceExpo } from '../../domain/shop/price.ts';
import type { ProductCard, ProductListInput } from '../../domain/shop/product.ts';
import type { BrandFilter } from '../../features/brands/queries.ts';

export type SavedPages<Page> = InfiniteData<Page, unknown>;
/** `at`: ms since 1970. */
export type Saved<Page> = { data: SavedPages<Page>; at: number };
export type ProductPage = CursorPage<ProductCard>;

export type SavedMatches<Page> = {
  /** What takes the place of that in the list that could not be loaded. */
  shown: { data: SavedPages<Page>; dataUpdatedAt: number; isPlaceholderData: false };
  /** How many saved ones were searched; null where the list was saved with its last page: then it is the answer. */
  searchedCount: number | null;
};

/** The products that match, with the star buys, which may be beyond the pages of `all`. Null where nothing is saved. */
export function savedProducts(
  all: Saved<ProductPage> | null,
  starBuys: Saved<ProductPage> | null,
  input: Partial<ProductListInput>,
  expo: PriceExpo | undefined,
): SavedMatches<ProductPage> | null {
  const isWhole = all !== null && hasLastPage(all);
  const saved = [all, isWhole ? null : starBuys].filter((list) => list !== null);
  if (saved.length === 0) return null;
  const seen = new Set<string>();
  const cards = saved.flatMap(itemsOf).filter(({ slug }) => !seen.has(slug) && seen.add(slug));
  return matchesIn(saved, isWhole ? null : cards.length, pageOf(narrowProducts(cards, input, expo)));
}

/** The same for brands, with the letters that the other filters leave: of a part of the list those cannot be known. */
export function savedBrands(
  all: Saved<BrandPage> | null,
  filter: BrandFilter,
): SavedMatches<BrandPage> | null {
  const first = all?.data.pages[0];
  if (!first) return null;
  const isWhole = hasLastPage(all);
  const cards = itemsOf(all);
  const { letter, ...others } = filter;
  const ofAnyLetter = narrowBrands(cards, others, first.categories);
  const page = pageOf(ofAnyLetter.filter((brand) => !letter || brand.letter === letter));
  const letters = isWhole ? [...new Set(ofAnyLetter.map((brand) => brand.letter))].sort() : first.letters;
  return matchesIn([all], isWhole ? null : cards.length, { ...first, ...page, letters });
}

const itemsOf = <T>({ data }: Saved<CursorPage<T>>): T[] => data.pages.flatMap(({ items }) => items);
const hasLastPage = ({ data }: Saved<CursorPage<unknown>>) => data.pages.at(-1)?.nextCursor === null;
const pageOf = <T>(items: T[]): CursorPage<T> => ({ items, total: items.length, nextCursor: null });

/** As old as the older one of what was searched. */
const matchesIn = <Page>(
  searched: Saved<Page>[],
  searchedCount: number | null,
  page: Page,
): SavedMatches<Page> => ({
  shown: {
    data: { pages: [page], pageParams: [null] },
    dataUpdatedAt: Math.min(...searched.map(({ at }) => at)),
    isPlaceholderData: false,
  },
  searchedCount,
});
