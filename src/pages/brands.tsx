import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { withQuery } from '../domain/paths.ts';
import { BrandCards } from '../features/brand/brand-cards.tsx';
import { categoryChoices, filterIn } from '../features/brand/model.ts';
import { brand } from '../features/brand/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Failure } from '../ui/failure.tsx';
import { Letters } from '../ui/letters.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import type { At, PageModule, PageProps } from './page.ts';

const isNarrowed = ({ search }: At) => Object.keys(filterIn(search)).length > 0;

export const queries: PageModule['queries'] = ({ search }) => [brand.list(filterIn(search)) as never];

export const status: PageModule['status'] = (client, { search }) =>
  statusOf(client, brand.list(filterIn(search)));

export const head: PageModule['head'] = (_, at) => ({
  description: 'The brands that families meet at Yhello expos, from feeding to strollers, A to Z.',
  noIndex: isNarrowed(at),
});

export function Page({ at }: PageProps) {
  const [, navigate] = useLocation();
  const filter = filterIn(at.search);
  const { category = null, letter = null, text = '' } = filter;
  const all = useInfiniteQuery(brand.list({}));
  const letters = all.data?.pages[0]?.letters ?? [];
  return (
    <>
      <h1>Brands</h1>
      <SearchField
        label="Search brands"
        name="text"
        value={text}
        onSearch={(words) => navigate(withQuery(at, { text: words }))}
        alongside={{ ...(category && { category }), ...(letter && { letter }) }}
      />
      <Chips
        label="Categories"
        chips={categoryChoices.map((choice) => ({
          label: choice ?? 'All',
          href: withQuery(at, { category: choice }),
          current: choice === category,
        }))}
      />
      <Letters
        label="Letters"
        used={letters}
        current={letter}
        hrefOf={(choice) => withQuery(at, { letter: choice })}
      />
      <Found at={at} />
    </>
  );
}

function Found({ at }: PageProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(brand.list(filterIn(at.search)));
  if (!data && error) return <Failure what="The brands" onRetry={refetch} />;
  if (!data) return <Waiting shape="small" label="Loading the brands" blocks={8} />;
  const brands = data.pages.flatMap(({ items }) => items);
  if (brands.length === 0) {
    return (
      <Notice
        level={2}
        title="No brand fits"
        text="Try another word, letter or category."
        picture="not-found-map"
      >
        <ButtonLink href={at.path}>See all brands</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <BrandCards brands={brands} top />
      <ShowMore
        shown={brands.length}
        total={data.pages[0]?.total ?? 0}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        failed={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}
