import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { ProductFilterBar, ProductSortBar } from '../../features/products/product-filter-bar.tsx';
import {
  hasProductFilters,
  parseProductFilters,
  toProductListInput,
} from '../../features/products/product-filters.ts';
import { productQueries } from '../../features/products/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { ProductGrid } from './product-grid.tsx';

const listOf = ({ search }: RouteAddress) =>
  productQueries.list(toProductListInput(parseProductFilters(search)));

export const initialQueries: PageModule['initialQueries'] = (address) => [
  listOf(address),
  productQueries.filterChoices(),
  expoQueries.list(),
];

export const status: PageModule['status'] = (client, address) => httpStatusOf(client, listOf(address));

export const head: PageModule['head'] = (_client, { search }) => ({
  intro: 'What our brands bring to the expos, with today’s prices. Tap a heart to keep what you like.',
  description:
    'Bottles, car seats, cots, toys and more from the brands at our expos, with prices, savings and star buys.',
  noIndex: hasProductFilters(parseProductFilters(search)),
});

export function Page({ address }: PageProps) {
  const filters = parseProductFilters(address.search);
  const choices = useQuery(productQueries.filterChoices());
  const list = useInfiniteQuery({ ...listOf(address), placeholderData: keepPreviousData });
  const products = list.data?.pages.flatMap((page) => page.items);
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <ProductFilterBar filters={filters} choices={choices.data} />
      <ProductSortBar total={total} filters={filters} />
      {products?.length === 0 && <Nothing />}
      {products && products.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <ProductGrid products={products} isAboveTheFold />
          <ShowMore
            shown={products.length}
            total={total ?? 0}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            isError={list.isFetchNextPageError}
            onLoadMore={() => list.fetchNextPage()}
          />
        </div>
      )}
      {!products && list.error && <ErrorState subject="The products" onRetry={list.refetch} />}
      {!products && !list.error && <Skeleton shape="small" label="Loading the products" count={8} />}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      level={2}
      title="Nothing fits all of that"
      text="Try another word, or leave out the age or the brand."
      picture="teddy-bear"
    >
      <ButtonLink href={paths.products}>Show all products</ButtonLink>
    </EmptyState>
  );
}
