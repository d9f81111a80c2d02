import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ExhibitorList } from '../../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, type Expo } from '../../domain/expo/expo.ts';
import { paths, type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf, isNotFound } from '../query-status.ts';
import styles from './exhibitors-query-view.module.css';
import { selectedExpoSlug, useSelectedExpo } from './selected-expo.ts';

export type LoadedExhibitors = {
  expoSlug: string;
  expo: Expo | undefined;
  exhibitorList: ExhibitorList;
  fetchedAtMs: number;
};
type Props = { address: RouteAddress; title: string; children: (found: LoadedExhibitors) => ReactNode };

/** 404 for an expo that nobody knows; without one the next expo is meant. */
export const exhibitorsStatus: PageModule['status'] = (client, address, today) => {
  const slug = selectedExpoSlug(client, address, today);
  return httpStatusOf(client, slug ? exhibitorQueries.list(slug) : expoQueries.list());
};

/** What list and map of exhibitors have in common: which expo, and what to say where there is nobody. */
export function ExhibitorsQueryView({ address, title, children }: Props) {
  const { slug, expo, list: expos, today, error: listError, refetch: refetchList } = useSelectedExpo(address);
  const query = useQuery({ ...exhibitorQueries.list(slug ?? ''), enabled: slug !== null });
  const { data, error, refetch, dataUpdatedAt } = query;
  if (error && !data && isNotFound(error)) {
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
  const ahead = expos
    ? currentAndUpcomingExpos(expos, today).filter((one) => data?.expoSlugs.includes(one.slug))
    : [];
  const isNobodyThere = data?.items.length === 0 || (expos && slug === null);
  const failed = error ?? listError;
  return (
    <>
      <header className={styles.title}>
        <h1>{title}</h1>
        {expo && (
          <p>
            {expo.name}&nbsp;· {dayRange(expo.fromDate, expo.toDate, today)}&nbsp;· {expo.venue}
          </p>
        )}
      </header>
      {ahead.length > 1 && (
        <Chips
          label="Expos"
          chips={ahead.map((one) => ({
            label: one.name,
            href: withQuery({ path: address.path, search: new URLSearchParams() }, { expoSlug: one.slug }),
            current: one.slug === slug,
          }))}
        />
      )}
      {isNobodyThere ? (
        <EmptyState
          level={2}
          title="Nobody is on the list yet"
          text="Exhibitors appear here as soon as they have their booths."
          picture="empty-calendar"
        >
          <ButtonLink href={paths.brands}>See all brands</ButtonLink>
        </EmptyState>
      ) : data && slug ? (
        children({ expoSlug: slug, expo, exhibitorList: data, fetchedAtMs: dataUpdatedAt })
      ) : failed ? (
        <ErrorState
          subject="The exhibitors"
          onRetry={() => void Promise.all([refetchList(), slug && refetch()])}
        />
      ) : (
        <Skeleton shape="row" label="Loading the exhibitors" count={8} />
      )}
    </>
  );
}
