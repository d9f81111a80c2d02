import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ExpoList, leadExpo } from '../domain/expo.ts';
import { ExpoFailure } from '../features/expo/expo-failure.tsx';
import { ExpoGroupsView } from '../features/expo/expo-groups.tsx';
import { Hero } from '../features/expo/hero.tsx';
import { Highlights } from '../features/expo/highlights.tsx';
import { expo } from '../features/expo/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import styles from './home.module.css';
import type { PageModule } from './page.ts';
import { Promises } from './promises.tsx';

export const queries: PageModule['queries'] = () => [expo.list()];
export const moreQueries: PageModule['moreQueries'] = (client, _at, today) => {
  const list = client.getQueryData<ExpoList>(expo.list().queryKey);
  const lead = list && leadExpo(list, today);
  return lead?.showHighlights ? [expo.detail(lead.slug)] : [];
};
export const head: PageModule['head'] = () => ({});

export function Page() {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expo.list());
  const lead = data && leadExpo(data, today);
  return (
    <div className={styles.page}>
      <Hero expo={lead} today={today} />
      {lead?.showHighlights && <Highlights slug={lead.slug} />}
      <section aria-labelledby="expos-title" className={styles.section}>
        <h2 id="expos-title">Expos</h2>
        {data ? (
          <ExpoGroupsView list={data} today={today} level={3} />
        ) : (
          error && <ExpoFailure error={error} onRetry={refetch} level={2} />
        )}
      </section>
      <Promises />
    </div>
  );
}
