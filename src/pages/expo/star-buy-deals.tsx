import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { counted } from '../../domain/text/counted.ts';
import { productQueries } from '../../features/products/queries.ts';
import { categoryChips } from '../../ui/category-chips.ts';
import { Chips } from '../../ui/chips.tsx';
import { inCategory, NoMatches } from '../../ui/no-matches.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import { ProductGrid } from '../shop/product-grid.tsx';
import { useStarBuys } from './use-star-buys.ts';

type Props = {
  address: RouteAddress;
  expo: Expo;
  category: string | undefined;
  /** Shown where the expo has none at all. */
  none: ReactNode;
};

/** The star buys of one expo, the biggest saving first, with chips for their categories. */
export function StarBuyDeals({ address, expo, category, none }: Props) {
  const { data: choices, isLoading } = useQuery(productQueries.filterChoices(expo.slug));
  const query = useStarBuys(expo.slug, category);
  const ofCategory = inCategory(choices?.categories, category);
  return (
    <>
      <Chips
        label="Categories"
        chips={categoryChips(choices?.categories, category, (id) =>
          withQuery(address, { category: id ?? null }),
        )}
        isLoading={isLoading}
      />
      {query.isLoading && <CountToCome />}
      <QueryView
        query={query}
        subject="The star buys"
        skeleton={{ shape: 'small-offer', label: 'Loading the star buys', count: 12 }}
        empty={
          category === undefined ? (
            none
          ) : (
            <NoMatches
              things="star buys"
              choices={[ofCategory]}
              allHref={withQuery(address, { category: null })}
            />
          )
        }
      >
        {({ pages }) => (
          <>
            <p role="status">{query.isPlaceholderData ? '\u00a0' : countText(pages[0]?.total, ofCategory)}</p>
            <div aria-busy={query.isPlaceholderData}>
              <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />
              <ProductGrid products={pages.flatMap(({ items }) => items)} starBuysOf={expo} isAboveTheFold />
              {!query.isPlaceholderData && <ShowMore query={query} isCounted />}
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

/** The line of the count, so that the cards do not move when it comes. */
export const CountToCome = () => <p aria-hidden />;

/** `7 star buys in Play, biggest saving first`. */
function countText(total = 0, ofCategory = ''): string {
  const starBuys = [counted(total, 'star buy'), ofCategory].filter(Boolean).join(' ');
  return total === 1 ? starBuys : `${starBuys}, biggest saving first`;
}
