import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Expo } from '../domain/expo.ts';
import { withQuery } from '../domain/paths.ts';
import type { ProductCategory } from '../domain/product.ts';
import { catalog, starBuys } from '../features/catalog/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Waiting } from '../ui/waiting.tsx';
import type { At } from './page.ts';
import { ProductGrid } from './product-grid.tsx';

type Props = { at: At; expo: Expo; category: ProductCategory | undefined };

/** The deals of one expo, the biggest saving first. */
export function StarBuyDeals({ at, expo: one, category }: Props) {
  const choices = useQuery(catalog.choices(one.slug)).data;
  const list = useInfiniteQuery({ ...starBuys(one.slug, category), placeholderData: keepPreviousData });
  const deals = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      {choices && (
        <Chips
          label="Categories"
          chips={[undefined, ...choices.categories].map((name) => ({
            label: name ?? 'All',
            href: withQuery(at, { category: name ?? null }),
            current: category === name,
          }))}
        />
      )}
      {deals && deals.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <ProductGrid products={deals} at={one} top />
          <ShowMore
            shown={deals.length}
            total={list.data?.pages[0]?.total ?? 0}
            hasMore={list.hasNextPage}
            busy={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => list.fetchNextPage()}
          />
        </div>
      )}
      {deals?.length === 0 && (
        <Notice level={2} title="No star buys here" text="The other shelves are full." picture="teddy-bear">
          <ButtonLink href={withQuery(at, { category: null })}>All star buys</ButtonLink>
        </Notice>
      )}
      {!deals && list.error && <Failure what="The star buys" onRetry={list.refetch} />}
      {!deals && !list.error && <Waiting shape="small" label="Loading the star buys" blocks={8} />}
    </>
  );
}
