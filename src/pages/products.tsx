import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '../domain/paths.ts';
import { isNarrowed, listInput, readFilters } from '../features/catalog/filters.ts';
import { ProductCount, ProductFilterBar } from '../features/catalog/product-filters.tsx';
import { catalog } from '../features/catalog/queries.ts';
import { expo } from '../features/expo/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import type { At, PageModule, PageProps } from './page.ts';
import { ProductGrid } from './product-grid.tsx';

const listOf = ({ search }: At) => catalog.list(listInput(readFilters(search)));

export const queries: PageModule['queries'] = (at) => [listOf(at) as never, catalog.choices(), expo.list()];

export const status: PageModule['status'] = (client, at) => statusOf(client, listOf(at));

export const head: PageModule['head'] = (_client, { search }) => ({
  intro: 'What our brands bring to the expos, with today’s prices. Tap a heart to keep what you like.',
  description:
    'Bottles, car seats, cots, toys and more from the brands at our expos, with prices, savings and star buys.',
  noIndex: isNarrowed(readFilters(search)),
});

export function Page({ at }: PageProps) {
  const filters = readFilters(at.search);
  const choices = useQuery(catalog.choices());
  const list = useInfiniteQuery({ ...listOf(at), placeholderData: keepPreviousData });
  const products = list.data?.pages.flatMap((page) => page.items);
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <ProductFilterBar filters={filters} choices={choices.data} />
      <ProductCount total={total} filters={filters} />
      {products?.length === 0 && <Nothing />}
      {products && products.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <ProductGrid products={products} top />
          <ShowMore
            shown={products.length}
            total={total ?? 0}
            hasMore={list.hasNextPage}
            busy={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => list.fetchNextPage()}
          />
        </div>
      )}
      {!products && list.error && <Failure what="The products" onRetry={list.refetch} />}
      {!products && !list.error && <Waiting shape="small" label="Loading the products" blocks={8} />}
    </>
  );
}

function Nothing() {
  return (
    <Notice
      level={2}
      title="Nothing fits all of that"
      text="Try another word, or leave out the age or the brand."
      picture="teddy-bear"
    >
      <ButtonLink href={paths.products}>Show all products</ButtonLink>
    </Notice>
  );
}
