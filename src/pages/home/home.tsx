import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { defaultExpo, type ExpoList, nextStarBuyExpo } from '../../domain/expo/expo.ts';
import { ExpoFailure } from '../../features/expo/expo-failure.tsx';
import { Hero } from '../../features/expo/hero.tsx';
import { expo } from '../../features/expo/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { importOnFirstInteraction } from '../../platform/on-first-interaction.ts';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import styles from './home.module.css';
import { homeArticlesQuery, homeBrandsQuery, homeStarBuysQuery } from './home-queries.ts';

export const queries: PageModule['initialQueries'] = () => [
  expo.list(),
  homeArticlesQuery() as never,
  homeBrandsQuery() as never,
];
export const moreQueries: PageModule['dependentQueries'] = (client, _at, today) => {
  const list = client.getQueryData<ExpoList>(expo.list().queryKey);
  const lead = list && defaultExpo(list, today);
  const seller = list && nextStarBuyExpo(list, today);
  return [
    ...(lead?.showHighlights ? [expo.detail(lead.slug)] : []),
    ...(seller ? [homeStarBuysQuery(seller.slug) as never] : []),
  ];
};
/** Only the server asks: a first visit need not bring it. */
export const status: PageModule['status'] = import.meta.env.SSR
  ? (client) => httpStatusOf(client, expo.list())
  : undefined;

export const head: PageModule['head'] = () => ({});

const HomeMore = import.meta.env.SSR
  ? (await import('./home-more.tsx')).HomeMore
  : lazy(() =>
      importWhenReachable(() =>
        importOnFirstInteraction('home-more', () =>
          import('./home-more.tsx').then(({ HomeMore }) => ({ default: HomeMore })),
        ),
      ),
    );

/** The same one for good: the server's stands until its script is there, whatever changes around it. */
const more = (
  <Suspense fallback={null}>
    <HomeMore />
  </Suspense>
);

export function Page() {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expo.list());
  return (
    <div className={styles.page}>
      <Hero expo={data && defaultExpo(data, today)} today={today} />
      {!data && error && <ExpoFailure error={error} onRetry={refetch} level={2} />}
      {more}
    </div>
  );
}
