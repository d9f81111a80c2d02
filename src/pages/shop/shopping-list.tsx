import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import {
  currentAndUpcomingExpos,
  type Expo,
  type ExpoList,
  expoBySlug,
  listExpo,
  whenAndWhere,
} from '../../domain/expo/expo.ts';
import { paths, shoppingListPath } from '../../domain/routing/paths.ts';
import { isShared, offeredItem, readShared, sharedItemPath } from '../../domain/shop/shared-item.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { ExpoShoppingList } from '../../features/shopping-list/expo-shopping-list.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import { expoFactsLine } from '../expo/expo-part-head.ts';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { InvitationFirst } from './invitation-first.tsx';
import { ListsOfExpo } from './lists-of-expo.tsx';
import { OfferedItem } from './offered-item.tsx';
import '../../ui/skeleton-filters.css';
import styles from './shopping-list.module.css';
import { useHasProducts } from './use-has-products.ts';

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];
export const head: PageModule['head'] = (client, address, today) => ({
  facts: expoFactsLine(client, today, (list) => selectExpo(list, address.search.get('expoSlug'), today)),
  noIndex: true,
});

/** The expo that the address names, or else the one that the visitor most likely shops at. */
const selectExpo = (expoList: ExpoList, slug: string | null, today: string): Expo | undefined =>
  slug ? expoBySlug(expoList, slug) : listExpo(expoList, today);

export function Page({ address }: PageProps) {
  const { isUserReady, isAuth, sub } = useAtomValue(sessionAtom);
  const signInPath = useAuthPath()(paths.signIn);
  const isShare = isShared(address.search);
  useEffect(() => {
    if (isShare) navigate(sharedItemPath(readShared(address.search, location.origin)), { replace: true });
  }, [isShare, address]);
  if (!isUserReady) return <Skeleton {...skeleton} />;
  return (
    <InvitationFirst address={address}>
      {!isAuth && (
        <p className={styles.onPhone}>
          On this device only. <Link href={signInPath}>Log in</Link> to keep it.
        </p>
      )}
      {/* Another visitor may sign in in another tab. The key discards what the last one typed. */}
      <ShoppingList key={sub} address={address} />
    </InvitationFirst>
  );
}

const skeleton = { shape: 'rows-adding', label: 'Loading your list', count: 11 } as const;

function ShoppingList({ address }: PageProps) {
  return (
    <QueryView
      query={useQuery(expoQueries.list())}
      renderError={(failure) => <ExpoErrorState {...failure} level={2} subject="Your list" />}
      skeleton={skeleton}
    >
      {(expoList) => <ListOfExpo expoList={expoList} address={address} />}
    </QueryView>
  );
}

/** The server refuses the list of an unknown expo, so only an expo of the loaded list is requested. */
function ListOfExpo({ expoList, address }: PageProps & { expoList: ExpoList }) {
  const slug = address.search.get('expoSlug');
  const shared = offeredItem(address.search);
  const today = useAtomValue(todayAtom);
  const openExpos = currentAndUpcomingExpos(expoList, today);
  const expo = selectExpo(expoList, slug, today);
  if (!expo) return slug ? <FormerExpo slug={slug} /> : <NoExpo isUnknown={false} />;
  return (
    <>
      {shared && <OfferedItem expo={expo} shared={shared} />}
      <ExpoChips expos={openExpos.includes(expo) ? openExpos : [...openExpos, expo]} current={expo} />
      <div className={styles.paper}>
        <p className={styles.printed}>
          {expo.name}
          {'\u00a0'}· {whenAndWhere(expo, today)}
        </p>
        <ListsOfExpo key={expo.id} expo={expo} address={address} />
      </div>
      <OutboxSection refusedWithPrefix="shopping-list." />
    </>
  );
}

/** An expo that is no longer listed, or whose address has changed: what the visitor wrote down for it stays. */
function FormerExpo({ slug }: { slug: string }) {
  const hasProducts = useHasProducts();
  return (
    <QueryView
      query={useQuery(expoQueries.detail(slug))}
      subject="Your list"
      skeleton={skeleton}
      notFound={<NoExpo isUnknown />}
    >
      {(expo) => (
        <>
          {expo.isWithdrawn && <p>{expo.name} is no longer listed. This is what you wrote down for it.</p>}
          <ExpoShoppingList key={expo.id} expo={expo} order="latest" hasProducts={hasProducts} />
        </>
      )}
    </QueryView>
  );
}

function ExpoChips({ expos, current }: { expos: ExpoList['upcoming']; current: Expo }) {
  if (expos.length < 2) return null;
  const chips = expos.map(({ id, name, slug }) => ({
    label: name,
    href: shoppingListPath(slug),
    current: id === current.id,
  }));
  return <Chips label="Expos" chips={chips} />;
}

function NoExpo({ isUnknown }: { isUnknown: boolean }) {
  return (
    <EmptyState
      level={2}
      title={isUnknown ? 'We can’t find this expo' : 'No expo to shop at yet'}
      text={isUnknown ? 'It may have moved, or the link is old.' : 'Each expo has its own list.'}
      picture={isUnknown ? 'not-found-map' : 'empty-calendar'}
    >
      <ButtonLink href={isUnknown ? paths.shoppingList : paths.expo}>
        {isUnknown ? 'See my list' : 'See the expos'}
      </ButtonLink>
    </EmptyState>
  );
}
