// @script shell

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { defaultExpo, type ExpoList, isNear, nextStarBuyExpo } from '../../domain/expo/expo.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { ExpoHero } from '../../features/expos/expo-hero.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { lazyOnFirstInteraction } from '../../platform/on-first-interaction.ts';
import { afterPass } from '../../platform/pass-first.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ExpoListNotice } from '../expo-list-notice.tsx';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import styles from './home.module.css';
import { homeArticlesQuery, homeBrandsQuery, homeStarBuysQuery } from './home-queries.ts';

export const initialQueries: PageModule['initialQueries'] = () => [
  expoQueries.list(),
  homeArticlesQuery(),
  homeBrandsQuery(),
];
export const dependentQueries: PageModule['dependentQueries'] = (client, _at, today) => {
  const expoList = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const nextExpo = expoList && defaultExpo(expoList, today);
  const starBuyExpo = expoList && nextStarBuyExpo(expoList, today);
  return [
    ...(nextExpo?.showHighlights ? [expoQueries.brief(nextExpo.slug)] : []),
    ...(starBuyExpo ? [homeStarBuysQuery(starBuyExpo.slug)] : []),
  ];
};
/** Only used on the server, so the browser's bundle leaves it out. */
export const status: PageModule['status'] = import.meta.env.SSR
  ? (client) => httpStatusOf(client, expoQueries.list())
  : undefined;

export const head: PageModule['head'] = () => ({});

const HomeMore = import.meta.env.SSR
  ? (await import('./home-more.tsx')).HomeMore
  : lazyOnFirstInteraction('home-more', () => import('./home-more.tsx').then((module) => module.HomeMore));

/**
 * Always the same element: React keeps the server's HTML until the script is loaded, however often the page renders.
 */
const more = (
  <Suspense fallback={null}>
    <HomeMore />
  </Suspense>
);

type ExpoDayComponent = typeof import('./expo-day.tsx').ExpoDay;

/** Null until it is needed and loaded. The first paint does not wait for it: it is the same for everybody. */
function useExpoDay(isNeeded: boolean): ExpoDayComponent | null {
  const [component, setComponent] = useState<ExpoDayComponent | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    void importComponent(() => afterPass().then(() => import('./expo-day.tsx'))).then(({ ExpoDay }) =>
      setComponent(() => ExpoDay),
    );
  }, [isNeeded]);
  return isNeeded ? component : null;
}

export function Page() {
  const today = useAtomValue(todayAtom);
  const query = useQuery(expoQueries.list());
  const { data, error, errorUpdateCount, refetch } = query;
  const expo = data && defaultExpo(data, today);
  const isExpoNear = expo !== undefined && isNear(expo, today);
  const isCoverDue = useAtomValue(isAuthAtom) && isExpoNear;
  const ExpoDay = useExpoDay(isCoverDue);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <ExpoHero
          expo={expo}
          today={today}
          isCoverDue={isCoverDue}
          cover={ExpoDay && expo && isExpoNear && <ExpoDay expo={expo} today={today} />}
        />
        <ExpoListNotice query={query} />
      </div>
      {!data && errorUpdateCount > 0 && <ExpoErrorState error={error} onRetry={refetch} level={2} />}
      {more}
    </div>
  );
}
