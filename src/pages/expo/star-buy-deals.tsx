import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Expo } from '../../domain/expo/expo.ts';
import { type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import type { ProductCategory } from '../../domain/shop/product.ts';
import { productQueries } from '../../features/products/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProductGrid } from '../shop/product-grid.tsx';

type Props = { address: RouteAddress; expo: Expo; category: ProductCategory | undefined };

/** The deals of one expo, the biggest saving first. */
export function StarBuyDeals({ address, expo: one, category }: Props) {
  const choices = useQuery(productQueries.filterChoices(one.slug)).data;
  const list = useInfiniteQuery({
    ...productQueries.starBuys(one.slug, category),
    placeholderData: keepPreviousData,
  });
  const deals = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      {choices && (
        <Chips
          label="Categories"
          chips={[undefined, ...choices.categories].map((name) => ({
            label: name ?? 'All',
            href: withQuery(address, { category: name ?? null }),
            current: category === name,
          }))}
        />
      )}
      {deals && deals.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <ProductGrid products={deals} priceExpo={one} isAboveTheFold />
          <ShowMore
            shown={deals.length}
            total={list.data?.pages[0]?.total ?? 0}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            isError={list.isFetchNextPageError}
            onLoadMore={() => list.fetchNextPage()}
          />
        </div>
      )}
      {deals?.length === 0 && (
        <EmptyState
          level={2}
          title="No star buys here"
          text="The other shelves are full."
          picture="teddy-bear"
        >
          <ButtonLink href={withQuery(address, { category: null })}>All star buys</ButtonLink>
        </EmptyState>
      )}
      {!deals && list.error && <ErrorState subject="The star buys" onRetry={list.refetch} />}
      {!deals && !list.error && <Skeleton shape="small" label="Loading the star buys" count={8} />}
    </>
  );
}
