import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ExpoDetail } from '../domain/expo.ts';
import { paths } from '../domain/paths.ts';
import { ExpoFailure } from '../features/expo/expo-failure.tsx';
import { ExpoGroupsView } from '../features/expo/expo-groups.tsx';
import { ExpoStory } from '../features/expo/expo-story.tsx';
import { expo } from '../features/expo/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { saysNo } from '../platform/wire-error.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import styles from './expo.module.css';
import type { PageModule, PageProps } from './page.ts';

const slugIn = (search: URLSearchParams) => search.get('expoSlug');

export const queries: PageModule['queries'] = (search) => {
  const slug = slugIn(search);
  return slug ? [expo.detail(slug)] : [expo.list()];
};

export const head: PageModule['head'] = (client, search) => {
  const slug = slugIn(search);
  const detail = slug ? client.getQueryData<ExpoDetail>(expo.detail(slug).queryKey) : undefined;
  return detail ? { title: detail.name, description: detail.summary } : { title: 'Expo' };
};

export const status: PageModule['status'] = (client, search) => {
  const slug = slugIn(search);
  const known = slug ? client.getQueryState(expo.detail(slug).queryKey) : undefined;
  if (!known || known.data !== undefined) return 200;
  // Only where the server knows of no such expo is there no such page; all else may be over in a moment.
  return (known.error as { code?: unknown } | null)?.code === 'NOT_FOUND' ? 404 : 503;
};

export function Page({ search }: PageProps) {
  const slug = slugIn(new URLSearchParams(search));
  return <div className={styles.page}>{slug ? <OneExpo slug={slug} /> : <AllExpos />}</div>;
}

function AllExpos() {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expo.list());
  return (
    <>
      <h1>Expos</h1>
      {data && <ExpoGroupsView list={data} today={today} level={2} />}
      {!data && error && <ExpoFailure error={error} onRetry={refetch} level={2} />}
      {!data && !error && <Waiting label="Loading the expos" blocks={4} />}
    </>
  );
}

function OneExpo({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expo.detail(slug));
  if (data) return <ExpoStory expo={data} today={today} />;
  if (!error) return <Waiting label="Loading the expo" blocks={3} />;
  if (!saysNo(error)) return <ExpoFailure error={error} onRetry={refetch} level={1} />;
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
