import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { BrandCards } from '../../features/brands/brand-cards.tsx';
import { categoryChoices, parseBrandFilter } from '../../features/brands/brand-filter.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { AlphabetFilter } from '../../ui/alphabet-filter.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const isNarrowed = ({ search }: RouteAddress) => Object.keys(parseBrandFilter(search)).length > 0;

export const initialQueries: PageModule['initialQueries'] = ({ search }) => [
  brandQueries.list(parseBrandFilter(search)),
];

export const status: PageModule['status'] = (client, { search }) =>
  httpStatusOf(client, brandQueries.list(parseBrandFilter(search)));

export const head: PageModule['head'] = (_, address) => ({
  description: 'The brands that families meet at Yhello expos, from feeding to strollers, A to Z.',
  noIndex: isNarrowed(address),
});

export function Page({ address }: PageProps) {
  const [, navigate] = useLocation();
  const filter = parseBrandFilter(address.search);
  const { category = null, letter = null, text = '' } = filter;
  const all = useInfiniteQuery(brandQueries.list({}));
  const letters = all.data?.pages[0]?.letters ?? [];
  return (
    <>
      <h1>Brands</h1>
      <SearchField
        label="Search brands"
        name="text"
        value={text}
        onSearch={(words) => navigate(withQuery(address, { text: words }))}
        hiddenParams={{ ...(category && { category }), ...(letter && { letter }) }}
      />
      <Chips
        label="Categories"
        chips={categoryChoices.map((choice) => ({
          label: choice ?? 'All',
          href: withQuery(address, { category: choice }),
          current: choice === category,
        }))}
      />
      <AlphabetFilter
        label="Letters"
        available={letters}
        current={letter}
        hrefOf={(choice) => withQuery(address, { letter: choice })}
      />
      <Found address={address} />
    </>
  );
}

function Found({ address }: PageProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(brandQueries.list(parseBrandFilter(address.search)));
  if (!data && error) return <ErrorState subject="The brands" onRetry={refetch} />;
  if (!data) return <Skeleton shape="small" label="Loading the brands" count={8} />;
  const brands = data.pages.flatMap(({ items }) => items);
  if (brands.length === 0) {
    return (
      <EmptyState
        level={2}
        title="No brand fits"
        text="Try another word, letter or category."
        picture="not-found-map"
      >
        <ButtonLink href={address.path}>See all brands</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <BrandCards brands={brands} isAboveTheFold />
      <ShowMore
        shown={brands.length}
        total={data.pages[0]?.total ?? 0}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        isError={isFetchNextPageError}
        onLoadMore={() => void fetchNextPage()}
      />
    </>
  );
}
