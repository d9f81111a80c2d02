// @script lists

import { useInfiniteQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { productName } from '../../domain/organiser/brand.ts';
import { withQuery } from '../../domain/routing/paths.ts';
import { BrandCards } from '../../features/brands/brand-cards.tsx';
import { brandFilterParams } from '../../features/brands/brand-filter.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { AlphabetFilter } from '../../ui/alphabet-filter.tsx';
import { categoryChips } from '../../ui/category-chips.ts';
import chipRows from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { ListCount } from '../../ui/list-count.tsx';
import { inCategory, NoMatches, SeeAllButton } from '../../ui/no-matches.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { isMissing, QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { useListCount } from './use-list-count.ts';
import { useSavedMatches } from './use-saved-matches.tsx';

export const initialQueries: PageModule['initialQueries'] = ({ search }) => [
  brandQueries.list(brandFilterParams.parse(search)),
];

export const status: PageModule['status'] = (client, { search }) =>
  httpStatusOf(client, brandQueries.list(brandFilterParams.parse(search)));

export const head: PageModule['head'] = (_, { search }) => ({
  description: `The brands that families meet at ${productName} expos, A to Z and by category.`,
  noIndex: !brandFilterParams.isEmpty(brandFilterParams.parse(search)),
});

export function Page({ address }: PageProps) {
  const filter = brandFilterParams.parse(address.search);
  const isWhole = brandFilterParams.isEmpty(filter);
  const { category = null, letter = null, text = '' } = filter;
  const all = useInfiniteQuery(brandQueries.list({}));
  const { query, note } = useSavedMatches(brandQueries.list(filter), 'brand', !isWhole, (lists, client) =>
    lists.loadSavedBrands(client, filter),
  );
  const count = useListCount(query, 'brand', note !== null);
  // Both name all categories. The server's HTML has only what is shown; the other stays while a choice is loaded.
  const choices = (all.data ?? query.data)?.pages[0];
  // If not even the whole list could be loaded, there is nothing to search.
  const hasFilters = !isMissing(query) || !isWhole;
  return (
    <>
      {hasFilters && (
        <>
          <SearchField
            label="Search brands"
            name="text"
            value={text}
            onSearch={(text) => navigate(withQuery(address, { text }))}
            hiddenParams={{ ...(category && { category }), ...(letter && { letter }) }}
          />
          <div className={chipRows.rows}>
            <Chips
              label="Categories"
              isLoading={all.isLoading}
              chips={categoryChips(choices?.categories, filter.category, (id) =>
                withQuery(address, { category: id ?? null }),
              )}
            />
            <AlphabetFilter
              available={(query.data ?? all.data)?.pages[0]?.letters ?? []}
              current={letter}
              hrefOf={(choice) => withQuery(address, { letter: choice })}
            />
          </div>
        </>
      )}
      {!isMissing(query) && query.data?.pages[0]?.total !== 0 && (
        <ListCount text={count} filter={filter} allHref={address.path} />
      )}
      <QueryView
        query={query}
        subject="The brands"
        skeleton={{ shape: 'small', label: 'Loading the brands', count: 12 }}
        empty={
          isWhole ? (
            <NothingHere title="No brands yet" />
          ) : (
            <>
              {note}
              <NoMatches
                things={note ? 'saved brands' : 'brands'}
                text={text}
                choices={[inCategory(choices?.categories, filter.category), letter && `under ${letter}`]}
                allHref={address.path}
              />
            </>
          )
        }
        errorLinks={!isWhole && <SeeAllButton things="brands" href={address.path} />}
      >
        {({ pages }) => (
          <>
            <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />
            {note}
            <BrandCards brands={pages.flatMap(({ items }) => items)} isAboveTheFold />
            {!note && <ShowMore query={query} isCounted />}
          </>
        )}
      </QueryView>
    </>
  );
}
