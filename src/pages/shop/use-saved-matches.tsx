// @script lists

import {
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { importComponent } from '../../platform/import-with-retry.ts';
import type { InfiniteQueryConfig } from '../../platform/query-options.ts';
import { isMissing } from '../../ui/query-view.tsx';
import type { SavedMatches, SavedPages } from './narrow-saved.ts';

const PartlySavedNote = lazy(() => importComponent(() => import('../../ui/partly-saved-note.tsx')));

type ListQuery<Page> = UseInfiniteQueryResult<SavedPages<Page>>;
type Load<Page> = (
  lists: typeof import('./saved-lists.ts'),
  client: QueryClient,
) => Promise<SavedMatches<Page> | null>;

/**
 * A narrowed list. While it could not be loaded, it holds what matches among the items that are saved on this phone,
 * and `note` says so; `note` is null where the answer is whole. The list is not requested here a second time: like
 * everything on the screen that failed, it is requested again when the signal returns. `thing`: what each item is, such
 * as `brand`.
 */
export function useSavedMatches<Page>(
  list: InfiniteQueryConfig<Page>,
  thing: string,
  isNarrowed: boolean,
  load: Load<Page>,
): { query: ListQuery<Page>; note: ReactNode } {
  const loaded = useInfiniteQuery(list);
  const enabled = isNarrowed && isMissing(loaded);
  const { data: saved, errorUpdateCount } = useQuery({
    queryKey: ['saved', ...list.queryKey],
    // A phone that does not have the script shows the error of the list.
    queryFn: ({ client }) => import('./saved-lists.ts').then((lists) => load(lists, client)),
    enabled,
    retry: false,
    gcTime: 0,
    structuralSharing: false,
  });
  if (!enabled) return { query: loaded, note: null };
  // Shows no error until it is known what is saved.
  const isReading = saved === undefined && errorUpdateCount === 0;
  const query = {
    ...loaded,
    ...(saved ? saved.shown : isReading && { errorUpdateCount: 0 }),
  } as ListQuery<Page>;
  const count = saved?.searchedCount ?? null;
  const note = count !== null && (
    <Suspense fallback={null}>
      <PartlySavedNote count={count} thing={thing} query={query} />
    </Suspense>
  );
  return { query, note: note || null };
}
