// @script lists

import {
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { InfiniteQueryConfig } from '../../platform/query-options.ts';
import { isMissing } from '../../ui/query-view.tsx';
import type { SavedMatches, SavedPages } from './narrow-saved.ts';

type ListQuery<Page> = UseInfiniteQueryResult<SavedPages<Page>>;
type Load<Page> = (
  lists: typeof import('./saved-lists.ts'),
  client: QueryClient,
) => Promise<SavedMatches<Page> | null>;

/**
 * A narrowed list, or, while it could not be loaded, what matches of that which is saved on this phone. Nothing here asks for
 * the list again: like everything that failed on the screen, it is asked again when the signal returns.
 */
export function useSavedMatches<Page>(
  list: InfiniteQueryConfig<Page>,
  isNarrowed: boolean,
  load: Load<Page>,
): { query: ListQuery<Page>; savedOnly: SavedMatches<Page>['savedOnly'] } {
  const query = useInfiniteQuery(list);
  const enabled = isNarrowed && isMissing(query);
  const { data, errorUpdateCount } = useQuery({
    queryKey: ['saved', ...list.queryKey],
    // A phone that does not have the script shows the error of the list.
    queryFn: ({ client }) => import('./saved-lists.ts').then((lists) => load(lists, client)),
    ...{ enabled, retry: false, gcTime: 0, structuralSharing: false },
  });
  if (!enabled) return { query, savedOnly: null };
  // No error for the moment until it is read.
  const isReading = data === undefined && errorUpdateCount === 0;
  const shown = data ? data.shown : isReading && { errorUpdateCount: 0 };
  return { query: { ...query, ...shown } as ListQuery<Page>, savedOnly: data?.savedOnly ?? null };
}
