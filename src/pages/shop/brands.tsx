// @script lists

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { productName } from '../../domain/organiser/brand.ts';
import { withQuery } from '../../domain/routing/paths.ts';
import { BrandCards } from '../../features/brands/brand-cards.tsx';
import { brandFilterParams } from '../../features/brands/brand-filter.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { AlphabetFilter } from '../../ui/alphabet-filter.tsx';
import { categoryChips } from '../../ui/category-chips.ts';
import chipRows from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { inCategory, NoMatches, SeeAllButton } from '../../ui/no-matches.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { OfflineCopy } from '../offline-copy.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

export const initialQueries: PageModule['initialQueries'] = ({ search }) => [
  brandQueries.list(brandFilterParams.parse(search)),
];

export const status: PageModule['status'] = (client, { search }) =>
  httpStatusOf(client, brandQueries.list(brandFilterParams.parse(search)));

export const head: PageModule['head'] = (_, { search }) => ({
  description: `The brands that families meet at ${productName} expos, from feeding to strollers, A to Z.`,
  noIndex: !brandFilterParams.isEmpty(brandFilterParams.parse(search)),
});

export function Page({ address }: PageProps) {
  const [, navigate] = useLocation();
  const filter = brandFilterParams.parse(address.search);
  const isWhole = brandFilterParams.isEmpty(filter);
  const { category = null, letter = null, text = '' } = filter;
  const all = useInfiniteQuery(brandQueries.list({}));
  const narrowed = useInfiniteQuery(brandQueries.list(filter));
  // Both name all categories. The server's HTML has only what is shown; the other stays while a choice is loaded.
  const choices = (all.data ?? narrowed.data)?.pages[0];
  return (
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
          chips={categoryChips(choices?.categories, filter.category, (id) =>
            withQuery(address, { category: id ?? null }),
          )}
        />
        <AlphabetFilter
          label="Letters"
          available={(narrowed.data ?? all.data)?.pages[0]?.letters ?? []}
          current={letter}
          hrefOf={(choice) => withQuery(address, { letter: choice })}
        />
      </div>
      <BrandResults
        address={address}
        wayOn={!isWhole && <SeeAllButton things="brands" href={address.path} />}
        none={
          isWhole ? (
            <NothingHere title="No brands yet" />
          ) : (
            <NoMatches
              things="brands"
              text={text}
              choices={[inCategory(choices?.categories, filter.category), letter && `under ${letter}`]}
              allHref={address.path}
            />
          )
        }
      />
    </>
  );
}

function BrandResults({ address, none, wayOn }: PageProps & { none: ReactNode; wayOn: ReactNode }) {
  const query = useInfiniteQuery(brandQueries.list(brandFilterParams.parse(address.search)));
  return (
    <QueryView
      query={query}
      subject="The brands"
      skeleton={{ shape: 'small', label: 'Loading the brands', count: 8 }}
      empty={none}
      wayOn={wayOn}
    >
      {({ pages }) => (
        <>
          <OfflineCopy fetchedAtMs={query.dataUpdatedAt} />
          <p>{pages[0]?.total === 1 ? '1 brand' : `${pages[0]?.total} brands`}</p>
          <BrandCards brands={pages.flatMap(({ items }) => items)} isAboveTheFold />
          <ShowMore query={query} />
        </>
      )}
    </QueryView>
  );
}
