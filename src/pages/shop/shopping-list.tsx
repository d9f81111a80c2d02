import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import {
  currentAndUpcomingExpos,
  type Expo,
  type ExpoList,
  expoBySlug,
  nextStarBuyExpo,
} from '../../domain/expo/expo.ts';
import { paths, shoppingListPath } from '../../domain/routing/paths.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { OutboxList } from '../../features/outbox/outbox-list.tsx';
import { ExpoShoppingList } from '../../features/shopping-list/expo-shopping-list.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import { ExpoHeading } from '../expo/expo-heading.tsx';
import type { PageModule, PageProps } from '../page-module.ts';

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];
export const head: PageModule['head'] = () => ({ noIndex: true });

export function Page({ address }: PageProps) {
  const slug = address.search.get('expoSlug');
  return (
    <RequireSignIn address={address}>
      <Lists slug={slug} />
    </RequireSignIn>
  );
}

function Lists({ slug }: { slug: string | null }) {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expoQueries.list());
  if (!data && error) return <ExpoErrorState error={error} onRetry={refetch} level={1} />;
  if (!data) return <Skeleton shape="row" label="Loading your list" count={4} />;
  const ahead = currentAndUpcomingExpos(data, today);
  // Only an expo of the list is ever asked about.
  const one = slug ? expoBySlug(data, slug) : (nextStarBuyExpo(data, today) ?? ahead[0]);
  if (!one) return <NoExpo isUnknown={slug !== null} />;
  return (
    <>
      <ExpoHeading title="Shopping list" expo={one} />
      <ExpoChips expos={ahead.includes(one) ? ahead : [...ahead, one]} current={one} />
      <ExpoShoppingList key={one.id} expo={one} />
      <OutboxList refusedWithPrefix="shopping-list." />
    </>
  );
}

function ExpoChips({ expos, current }: { expos: ExpoList['upcoming']; current: Expo }) {
  if (expos.length < 2) return null;
  const chips = expos.map((one) => ({
    label: one.name,
    href: shoppingListPath(one.slug),
    current: one.id === current.id,
  }));
  return <Chips label="Expos" chips={chips} />;
}

function NoExpo({ isUnknown }: { isUnknown: boolean }) {
  return (
    <EmptyState
      title={isUnknown ? 'We do not know this expo' : 'No expo to shop at yet'}
      text={isUnknown ? 'It may have moved, or the link is old.' : 'Each expo has a list of its own.'}
      picture={isUnknown ? 'not-found-map' : 'empty-calendar'}
    >
      <ButtonLink href={isUnknown ? paths.shoppingList : paths.expo}>
        {isUnknown ? 'See my list' : 'See the expos'}
      </ButtonLink>
    </EmptyState>
  );
}
