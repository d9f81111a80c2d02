import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayRange } from '../domain/dates.ts';
import type { ExhibitorList } from '../domain/exhibitor.ts';
import { type Expo, exposAhead } from '../domain/expo.ts';
import { paths, withQuery } from '../domain/paths.ts';
import { exhibitors } from '../features/exhibitors/queries.ts';
import { expo as expoQueries } from '../features/expo/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import styles from './exhibitors-found.module.css';
import { isNotThere, statusOf } from './found.ts';
import { meantExpo, useMeantExpo } from './meant-expo.ts';
import type { At, PageModule } from './page.ts';

export type Found = { expoSlug: string; expo: Expo | undefined; list: ExhibitorList; atMs: number };
type Props = { at: At; title: string; children: (found: Found) => ReactNode };

/** 404 for an expo that nobody knows; without one the next expo is meant. */
export const exhibitorsStatus: PageModule['status'] = (client, at, today) => {
  const slug = meantExpo(client, at, today);
  return statusOf(client, slug ? exhibitors.at(slug) : expoQueries.list());
};

/** What list and map of exhibitors have in common: which expo, and what to say where there is nobody. */
export function ExhibitorsFound({ at, title, children }: Props) {
  const { slug, expo, list: expos, today, error: listError, refetch: refetchList } = useMeantExpo(at);
  const query = useQuery({ ...exhibitors.at(slug ?? ''), enabled: slug !== null });
  const { data, error, refetch, dataUpdatedAt } = query;
  if (error && !data && isNotThere(error)) {
    return (
      <Notice
        title="We do not know this expo"
        text="It may have moved, or the link is old."
        picture="not-found-map"
      >
        <ButtonLink href={paths.expo}>See all expos</ButtonLink>
      </Notice>
    );
  }
  const ahead = expos ? exposAhead(expos, today).filter((one) => data?.expoSlugs.includes(one.slug)) : [];
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
            href: withQuery({ path: at.path, search: new URLSearchParams() }, { expoSlug: one.slug }),
            current: one.slug === slug,
          }))}
        />
      )}
      {isNobodyThere ? (
        <Notice
          level={2}
          title="Nobody is on the list yet"
          text="Exhibitors appear here as soon as they have their booths."
          picture="empty-calendar"
        >
          <ButtonLink href={paths.brands}>See all brands</ButtonLink>
        </Notice>
      ) : data && slug ? (
        children({ expoSlug: slug, expo, list: data, atMs: dataUpdatedAt })
      ) : failed ? (
        <Failure what="The exhibitors" onRetry={() => void Promise.all([refetchList(), slug && refetch()])} />
      ) : (
        <Waiting shape="row" label="Loading the exhibitors" blocks={8} />
      )}
    </>
  );
}
