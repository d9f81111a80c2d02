import type { QueryClient } from '@tanstack/react-query';
import type { CursorPage } from '../../domain/content/pagination.ts';
import type { Product, ProductCard, ProductCategory, ProductListInput } from '../../domain/shop/product.ts';
import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;
const MAX_STAR_BUYS = 48;

export const productQueries = {
  list: (input: Partial<ProductListInput>) =>
    trpcInfiniteQuery('businesses.products.list', { input, staleTime: STALE_MS }),
  /** Categories and brands that have products, among all or among the star buys of one expo. */
  filterChoices: (starBuysAt?: string) =>
    trpcQuery('businesses.products.choices', {
      ...(starBuysAt && { input: { starBuysAt } }),
      staleTime: STALE_MS,
    }),
  detail: (slug: string) =>
    trpcQuery('businesses.products.detail', {
      input: { slug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
  /** The star buys of one expo, the biggest saving first. */
  starBuys: (expoSlug: string, category: ProductCategory | undefined, limit: number = MAX_STAR_BUYS) =>
    productQueries.list({ starBuysAt: expoSlug, sort: 'saving', limit, ...(category && { category }) }),
};

/** A product from the query cache: its detail, or its card in a loaded list. */
export function cachedProductCard(client: QueryClient, slug: string): ProductCard | null {
  const detail = client.getQueryData<Product>(productQueries.detail(slug).queryKey);
  if (detail) return detail;
  const lists = client.getQueriesData<{ pages?: CursorPage<ProductCard>[] }>({
    queryKey: ['businesses.products.list'],
  });
  for (const [, list] of lists)
    for (const { items } of list?.pages ?? []) {
      const card = items.find((item) => item.slug === slug);
      if (card) return card;
    }
  return null;
}
