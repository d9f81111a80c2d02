import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CursorPage } from '../../domain/content/pagination.ts';
import { isInCategory } from '../../domain/shop/category.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { productQueries } from '../../features/products/queries.ts';
import { isMissing } from '../../ui/query-view.tsx';

type StarBuyPages = InfiniteData<CursorPage<ProductCard>, unknown>;

/**
 * The star buys of one expo, the biggest saving first. Those of a category come from the list of all, if this phone has
 * it whole, until they are loaded: at once, and without signal.
 */
export function useStarBuys(expoSlug: string, category: string | undefined) {
  const query = useInfiniteQuery({
    ...productQueries.starBuys(expoSlug, category),
    placeholderData: keepPreviousData,
  });
  const all = useInfiniteQuery({
    ...productQueries.starBuys(expoSlug, undefined),
    enabled: category !== undefined && isMissing(query),
  });
  if (category === undefined || (query.data && !query.isPlaceholderData)) return query;
  const data = all.data && ofCategory(all.data, category);
  return data ? { ...all, data, refetch: query.refetch } : query;
}

/** Null where further pages are missing. */
function ofCategory(all: StarBuyPages, category: string): StarBuyPages | null {
  if (all.pages.at(-1)?.nextCursor !== null) return null;
  const items = all.pages.flatMap((page) => page.items).filter((card) => isInCategory(card, category));
  return { pages: [{ items, total: items.length, nextCursor: null }], pageParams: [null] };
}
