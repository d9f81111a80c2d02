// @script lists

import { useContext } from 'react';
import { formatCount } from '../../domain/text/format-count.ts';
import { OnlineContext } from '../../ui/load-failure.ts';
import type { PagedQuery } from '../../ui/show-more.tsx';

type List = Pick<PagedQuery, 'data' | 'hasNextPage'> & { isPlaceholderData: boolean };

/**
 * `12,000 products`; without signal `24 of 12,000 products`, where only those are on this phone, or `3 saved products`, where
 * only saved ones were searched. Empty until it is known.
 */
export function useListCount(list: List, thing: string, isSavedOnly: boolean): string {
  const isOnline = useContext(OnlineContext);
  const pages = list.data?.pages ?? [];
  const total = pages[0]?.total;
  if (total === undefined || list.isPlaceholderData) return '';
  const shown =
    !isOnline && list.hasNextPage ? `${formatCount(pages.flatMap(({ items }) => items).length)} of ` : '';
  return `${shown}${formatCount(total)} ${isSavedOnly ? 'saved ' : ''}${thing}${total === 1 ? '' : 's'}`;
}
