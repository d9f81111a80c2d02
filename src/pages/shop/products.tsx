// @script lists

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { productName } from '../../domain/organiser/brand.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { ProductFilterBar, ProductSortBar } from '../../features/products/product-filter-bar.tsx';
import { productFilterParams, toProductListInput } from '../../features/products/product-filters.ts';
import { productQueries } from '../../features/products/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { inCategory, NoMatches, SeeAllButton } from '../../ui/no-matches.tsx';
import { isMissing, QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { ProductGrid } from './product-grid.tsx';
import { useListCount } from './use-list-count.ts';
import { useSavedMatches } from './use-saved-matches.tsx';

const listQueryOf = ({ search }: RouteAddress) =>
  productQueries.list(toProductListInput(productFilterParams.parse(search)));

export const initialQueries: PageModule['initialQueries'] = (address) => [
  listQueryOf(address),
  productQueries.filterChoices(),
  expoQueries.list(),
];

export const status: PageModule['status'] = (client, address) => httpStatusOf(client, listQueryOf(address));

export const head: PageModule['head'] = (_client, { search }) => ({
  intro: 'What our brands bring to the expos. The heart saves what you like.',
  description: `What the brands at ${productName} expos bring along: every product with its price.`,
  noIndex: !productFilterParams.isEmpty(productFilterParams.parse(search)),
});

export function Page({ address }: PageProps) {
  const filters = productFilterParams.parse(address.search);
  const choices = useQuery(productQueries.filterChoices());
  // If not even the whole list could be loaded, there is nothing to search or to sort.
  const isWhole = productFilterParams.isEmpty(filters);
  const today = useAtomValue(todayAtom);
  const { query, note } = useSavedMatches(
    { ...listQueryOf(address), placeholderData: keepPreviousData },
    'product',
    !isWhole,
    (lists, client) => lists.loadSavedProducts(client, toProductListInput(filters), today),
  );
  const total = query.isPlaceholderData ? undefined : query.data?.pages[0]?.total;
  const count = useListCount(query, 'product', note !== null);
  const hasFilters = !isMissing(query) || !isWhole;
  const { q, category, brand, age, price } = filters;
  const brandName = choices.data?.brands.find(({ slug }) => slug === brand)?.name;
  const none = (
    <>
      {note}
      <NoMatches
        things={note ? 'saved products' : 'products'}
        text={q}
        choices={[
          inCategory(choices.data?.categories, category),
          brandName && `from ${brandName}`,
          age !== undefined && 'for that age',
          price && 'at that price',
        ]}
        allHref={paths.products}
      />
    </>
  );
  return (
    <>
      {hasFilters && (
        <ProductFilterBar filters={filters} choices={choices.data} isLoading={choices.isLoading} />
      )}
      {!isMissing(query) && total !== 0 && <ProductSortBar count={count} filters={filters} />}
      <QueryView
        query={query}
        subject="The products"
        skeleton={{ shape: 'small-product', label: 'Loading the products', count: 12 }}
        empty={isWhole ? <NoShop /> : none}
        errorLinks={!isWhole && <SeeAllButton things="products" href={paths.products} />}
      >
        {({ pages }) => (
          <div aria-busy={query.isPlaceholderData}>
            <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />
            {note}
            <ProductGrid products={pages.flatMap(({ items }) => items)} isAboveTheFold />
            {!query.isPlaceholderData && !note && <ShowMore query={query} isCounted />}
          </div>
        )}
      </QueryView>
    </>
  );
}

const NoShop = () => (
  <EmptyState
    level={2}
    title="No products yet"
    text="What brands bring to the expos shows here first."
    picture="nothing-found"
  >
    <ButtonLink href={paths.brands}>See the brands</ButtonLink>
  </EmptyState>
);
