import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { ExhibitorList } from '../../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, type Expo, expoBySlug } from '../../domain/expo/expo.ts';
import { isNotFound } from '../../domain/routing/not-found.ts';
import { paths, type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { SkeletonProps } from '../../ui/skeleton.tsx';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { selectedExpoSlug, selectedSlug } from './selected-expo.ts';
import { UnknownExpo } from './unknown-expo.tsx';

export type LoadedExhibitors = {
  expoSlug: string;
  expo: Expo | undefined;
  exhibitorList: ExhibitorList;
  fetchedAtMs: number;
};
type Props = {
  address: RouteAddress;
  /** Names what is loaded in the error state: `The map`. */
  subject: string;
  skeleton: SkeletonProps;
  children: (loaded: LoadedExhibitors) => ReactNode;
};

/** 404 for an unknown expo. An address without an expo is about the default one. */
export const exhibitorsStatus: PageModule['status'] = (client, address, today) => {
  const slug = selectedExpoSlug(client, address, today);
  return httpStatusOf(client, slug ? exhibitorQueries.list(slug) : expoQueries.list());
};

/** Expo chips and query states, which the list and the map of exhibitors share. */
export function ExhibitorsQueryView({ address, subject, skeleton, children }: Props) {
  const today = useAtomValue(todayAtom);
  const expos = useQuery(expoQueries.list());
  const slug = selectedSlug(expos.data, address, today);
  const expo = expos.data && slug ? expoBySlug(expos.data, slug) : undefined;
  const exhibitors = useQuery({ ...exhibitorQueries.list(slug ?? ''), enabled: slug !== null });
  const { data, refetch, dataUpdatedAt } = exhibitors;
  // Without a slug the exhibitors wait for the expos.
  const { error, errorUpdateCount } = slug === null ? expos : exhibitors;
  if (!data && isNotFound(error)) return <UnknownExpo />;
  const choices = expos.data
    ? currentAndUpcomingExpos(expos.data, today).filter(({ slug }) => data?.expoSlugs.includes(slug))
    : [];
  // A past expo that is shown is one of the choices.
  if (expo && data?.items.length && !choices.includes(expo)) choices.unshift(expo);
  const isEmpty = data?.items.length === 0 || (expos.data && slug === null);
  return (
    <>
      <Chips
        label="Expos"
        chips={choices.map((choice) => ({
          label: choice.name,
          href: withQuery({ path: address.path, search: new URLSearchParams() }, { expoSlug: choice.slug }),
          current: choice.slug === slug,
        }))}
      />
      {isEmpty ? (
        <NoExhibitors />
      ) : (
        <QueryView
          query={{
            data: slug
              ? data && { expoSlug: slug, expo, exhibitorList: data, fetchedAtMs: dataUpdatedAt }
              : undefined,
            error,
            errorUpdateCount,
            refetch: () => Promise.all([expos.refetch(), slug && refetch()]),
          }}
          // Without a slug it is the expos that failed.
          {...(slug === null
            ? { renderError: (failure) => <ExpoErrorState {...failure} level={2} subject={subject} /> }
            : { subject })}
          skeleton={skeleton}
        >
          {children}
        </QueryView>
      )}
    </>
  );
}

const NoExhibitors = () => (
  <EmptyState
    level={2}
    title="No exhibitors yet"
    text="Exhibitors show here once they have their booths."
    picture="stand"
  >
    <ButtonLink href={paths.brands}>See all brands</ButtonLink>
  </EmptyState>
);
