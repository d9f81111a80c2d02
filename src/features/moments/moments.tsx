import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Moment } from '../../domain/content/moment.ts';
import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { closeEntry } from '../../ui/close-entry.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import '../../ui/skeleton-hero.css';
import { Gallery } from './gallery.tsx';
import { type MomentAddress, momentParams } from './moment-address.ts';
import { momentQueries } from './queries.ts';
import { Viewer } from './viewer.tsx';

/** The viewer loads the next page this many pictures before the end of the loaded ones. */
const PRELOAD_DISTANCE = 3;

/** The gallery, with the viewer above it. */
export function Moments({ expo, moment }: MomentAddress) {
  const query = useInfiniteQuery(momentQueries.list(expo));
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const moments = data?.pages.flatMap(({ items }) => items) ?? [];
  const index = moment === undefined ? -1 : moments.findIndex(({ id }) => id === moment);
  // Loads more, too, while the picture in the address is not among the loaded ones.
  const wantsMore = moment !== undefined && (index === -1 || index >= moments.length - PRELOAD_DISTANCE);
  const canLoadMore = data !== undefined && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (wantsMore && canLoadMore) void fetchNextPage();
  }, [wantsMore, canLoadMore, fetchNextPage]);

  const close = () => closeEntry(momentParams.href({ expo }));
  const move = ({ id }: Moment) =>
    navigate(momentParams.href({ expo, moment: id }), { replace: true, state: history.state });
  return (
    <QueryView
      query={query}
      subject="The pictures"
      skeleton={{ shape: 'gallery', label: 'Loading the pictures', count: 12 }}
      empty={<NoPictures expo={expo} />}
    >
      {({ pages }) => (
        <>
          <Gallery pages={pages.map(({ items }) => items)} expo={expo} />
          <ShowMore query={query} />
          <Viewer
            moments={moments}
            index={index}
            total={pages[0]?.total ?? moments.length}
            isLoading={isFetchingNextPage}
            isError={query.isFetchNextPageError}
            onLoadMore={() => void fetchNextPage()}
            onMove={move}
            onClose={close}
          />
        </>
      )}
    </QueryView>
  );
}

function NoPictures({ expo }: { expo: string | undefined }) {
  const name = useQuery(momentQueries.expos()).data?.find(({ slug }) => slug === expo)?.name;
  return (
    <EmptyState
      level={2}
      title={name ? `No pictures of ${name} yet` : expo ? 'No pictures of this expo' : 'No pictures yet'}
      text={
        expo && !name
          ? 'The link may be old. See the pictures of all our expos.'
          : 'We add them during each expo and in the days after.'
      }
      picture="camera"
    >
      {expo && <ButtonLink href={paths.moments}>See all moments</ButtonLink>}
    </EmptyState>
  );
}
