import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { type ExpoList, leadExpo, starBuyExpo } from '../domain/expo.ts';
import { ExpoFailure } from '../features/expo/expo-failure.tsx';
import { Hero } from '../features/expo/hero.tsx';
import { expo } from '../features/expo/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { importOnFirstInteraction } from '../platform/on-first-interaction.ts';
import { statusOf } from './found.ts';
import styles from './home.module.css';
import { homeArticles, homeBrands, homeStarBuys } from './home-queries.ts';
import type { PageModule } from './page.ts';

export const queries: PageModule['queries'] = () => [
  expo.list(),
  homeArticles() as never,
  homeBrands() as never,
];
export const moreQueries: PageModule['moreQueries'] = (client, _at, today) => {
  const list = client.getQueryData<ExpoList>(expo.list().queryKey);
  const lead = list && leadExpo(list, today);
  const seller = list && starBuyExpo(list, today);
  return [
    ...(lead?.showHighlights ? [expo.detail(lead.slug)] : []),
    ...(seller ? [homeStarBuys(seller.slug) as never] : []),
  ];
};
/** Only the server asks: a first visit need not bring it. */
export const status: PageModule['status'] = import.meta.env.SSR
  ? (client) => statusOf(client, expo.list())
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
      <Hero expo={data && leadExpo(data, today)} today={today} />
      {!data && error && <ExpoFailure error={error} onRetry={refetch} level={2} />}
      {more}
    </div>
  );
}
