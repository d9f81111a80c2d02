// @script expo

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { countExpos, type Expo, type ExpoDetail, OVER } from '../../domain/expo/expo.ts';
import { checkInPath, expoPath, type RouteAddress } from '../../domain/routing/paths.ts';
import { ExpoDetailView } from '../../features/expos/expo-detail.tsx';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { ExpoGroupsView } from '../../features/expos/expo-groups.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { lazyOnFirstInteraction } from '../../platform/on-first-interaction.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, type SkeletonProps } from '../../ui/skeleton.tsx';
import '../../ui/skeleton-ways.css';
import { ExpoListNotice } from '../expo-list-notice.tsx';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { expoHead, knownExpo } from './expo-head.ts';
import { PassButton } from './pass-button.tsx';
import { UnknownExpo } from './unknown-expo.tsx';

const slugOf = ({ search }: RouteAddress) => search.get('expoSlug');

export const initialQueries: PageModule['initialQueries'] = (address) => {
  const slug = slugOf(address);
  return slug ? [expoQueries.detail(slug)] : [expoQueries.list()];
};

export const head: PageModule['head'] = (client, address) => {
  const slug = slugOf(address);
  if (!slug) return { heading: 'Expos' };
  const query = expoQueries.detail(slug);
  const expo = client.getQueryData<ExpoDetail>(query.queryKey) ?? knownExpo(client, slug);
  if (!expo) return { heading: null };
  const { name, summary } = expo;
  return {
    title: name,
    heading: null,
    ...(summary && { description: summary }),
    ...expoHead(expo, expoPath),
  };
};

export const status: PageModule['status'] = (client, address) => {
  const slug = slugOf(address);
  return httpStatusOf(client, slug ? expoQueries.detail(slug) : expoQueries.list());
};

export function Page({ address }: PageProps) {
  const slug = slugOf(address);
  return slug ? <ExpoBySlug slug={slug} address={address} /> : <ExpoOverview />;
}

function ExpoOverview() {
  const today = useAtomValue(todayAtom);
  const query = useQuery(expoQueries.list());
  return (
    <>
      <ExpoListNotice query={query}>
        <p>
          {query.data && countExpos(query.data, today) === 1
            ? 'When it is, and where.'
            : 'This year’s expos, and what’s next.'}
        </p>
      </ExpoListNotice>
      <QueryView
        query={query}
        renderError={(failure) => <ExpoErrorState {...failure} level={2} />}
        skeleton={{ shape: 'large', label: 'Loading the expos', count: 4 }}
      >
        {(expoList) => (
          <>
            <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />
            <ExpoGroupsView expoList={expoList} today={today} level={2} isAboveTheFold />
          </>
        )}
      </QueryView>
    </>
  );
}

const ExpoMore = import.meta.env.SSR
  ? (await import('./expo-more.tsx')).ExpoMore
  : lazyOnFirstInteraction('expo-more', () => import('./expo-more.tsx').then((module) => module.ExpoMore));

const SKELETON: SkeletonProps = { shape: 'text-expo', label: 'Loading the expo', count: 11 };

/** Hydrated late: an update before that would throw the server's HTML away. */
const Rest = memo(({ expo, address }: { expo: ExpoDetail; address: RouteAddress }) => (
  <Suspense fallback={<Skeleton {...SKELETON} />}>
    <ExpoMore expo={expo} address={address} />
  </Suspense>
));

function ExpoBySlug({ slug, address }: { slug: string; address: RouteAddress }) {
  const today = useAtomValue(todayAtom);
  const known = knownExpo(useQueryClient(), slug);
  const query = useQuery(expoQueries.detail(slug));
  const view = (expo: Expo | ExpoDetail, rest: ReactNode) => (
    <>
      {query.data && <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />}
      <ExpoDetailView
        expo={expo}
        today={today}
        checkIn={<CheckIn expo={expo} />}
        over={<Over expo={expo} />}
        rest={rest}
      />
    </>
  );
  return (
    <QueryView
      query={query}
      renderError={(failure) => (
        <ExpoErrorState {...failure} level={known ? 2 : 1} subject="The expo’s details" />
      )}
      level={1}
      skeleton={SKELETON}
      notFound={<UnknownExpo level={1} />}
      renderKnown={known && ((rest) => view(known, rest))}
    >
      {(expo) =>
        expo.isWithdrawn ? (
          <UnknownExpo level={1} name={expo.name} />
        ) : (
          view(expo, <Rest expo={expo} address={address} />)
        )
      }
    </QueryView>
  );
}

// Signed-out visitors do not need the outbox and its schemas.
const CheckInLabel = lazy(() =>
  importWhenReachable(() => import('../../features/check-ins/check-in-label.tsx')),
);

/** As on home, a visitor without an account begins with the pass. */
function CheckIn({ expo }: { expo: Expo }) {
  const isAuth = useAtomValue(isAuthAtom);
  return (
    <ButtonRow>
      <PassButton />
      {isAuth && (
        <ButtonLink variant="outline" href={checkInPath}>
          <Suspense fallback="Check in">
            <CheckInLabel expo={expo} />
          </Suspense>
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

const ExpoOver = lazy(() => importWhenReachable(() => import('../../features/check-ins/expo-over.tsx')));

function Over({ expo }: { expo: Expo }) {
  if (!useAtomValue(isAuthAtom)) return OVER;
  return (
    <Suspense fallback={OVER}>
      <ExpoOver expo={expo} />
    </Suspense>
  );
}
