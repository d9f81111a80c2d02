import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ExpoDetail } from '../../domain/expo/expo.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { ExpoDetailView } from '../../features/expos/expo-detail.tsx';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { ExpoGroupsView } from '../../features/expos/expo-groups.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf, isNotFound } from '../query-status.ts';

const slugIn = ({ search }: RouteAddress) => search.get('expoSlug');

export const initialQueries: PageModule['initialQueries'] = (address) => {
  const slug = slugIn(address);
  return slug ? [expoQueries.detail(slug)] : [expoQueries.list()];
};

export const head: PageModule['head'] = (client, address) => {
  const slug = slugIn(address);
  const detail = slug ? client.getQueryData<ExpoDetail>(expoQueries.detail(slug).queryKey) : undefined;
  return detail ? { title: detail.name, description: detail.summary } : {};
};

export const status: PageModule['status'] = (client, address) => {
  const slug = slugIn(address);
  return httpStatusOf(client, slug ? expoQueries.detail(slug) : expoQueries.list());
};

export function Page({ address }: PageProps) {
  const slug = slugIn(address);
  return slug ? <OneExpo slug={slug} /> : <AllExpos />;
}

function AllExpos() {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expoQueries.list());
  return (
    <>
      <h1>Expos</h1>
      {data && <ExpoGroupsView expoList={data} today={today} level={2} isAboveTheFold />}
      {!data && error && <ExpoErrorState error={error} onRetry={refetch} level={2} />}
      {!data && !error && <Skeleton label="Loading the expos" count={4} />}
    </>
  );
}

function OneExpo({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expoQueries.detail(slug));
  if (data) return <ExpoDetailView expo={data} today={today} />;
  if (!error) return <Skeleton shape="text" label="Loading the expo" count={8} />;
  if (!isNotFound(error)) return <ExpoErrorState error={error} onRetry={refetch} level={1} />;
  return (
    <EmptyState
      title="We do not know this expo"
      text="It may have moved, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.expo}>See all expos</ButtonLink>
    </EmptyState>
  );
}
