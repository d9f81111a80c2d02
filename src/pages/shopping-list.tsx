import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Expo, type ExpoList, expoBySlug, exposAhead, starBuyExpo } from '../domain/expo.ts';
import { paths, shoppingListPath } from '../domain/paths.ts';
import { ExpoFailure } from '../features/expo/expo-failure.tsx';
import { expo } from '../features/expo/queries.ts';
import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { ExpoShopping } from '../features/shopping-list/expo-shopping.tsx';
import { todayAtom } from '../platform/clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { ExpoTitle } from './expo-title.tsx';
import type { PageModule, PageProps } from './page.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const queries: PageModule['queries'] = () => [expo.list()];
export const head: PageModule['head'] = () => ({ noIndex: true });

export function Page({ at }: PageProps) {
  const slug = at.search.get('expoSlug');
  return (
    <VisitorsOnly at={at}>
      <Lists slug={slug} />
    </VisitorsOnly>
  );
}

function Lists({ slug }: { slug: string | null }) {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expo.list());
  if (!data && error) return <ExpoFailure error={error} onRetry={refetch} level={1} />;
  if (!data) return <Waiting shape="row" label="Loading your list" blocks={4} />;
  const ahead = exposAhead(data, today);
  // Only an expo of the list is ever asked about.
  const one = slug ? expoBySlug(data, slug) : (starBuyExpo(data, today) ?? ahead[0]);
  if (!one) return <NoExpo isUnknown={slug !== null} />;
  return (
    <>
      <ExpoTitle title="Shopping list" expo={one} />
      <ExpoChips expos={ahead.includes(one) ? ahead : [...ahead, one]} current={one} />
      <ExpoShopping key={one.id} expo={one} />
      <OutboxList troubleOf="shopping-list." />
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
    <Notice
      title={isUnknown ? 'We do not know this expo' : 'No expo to shop at yet'}
      text={isUnknown ? 'It may have moved, or the link is old.' : 'Each expo has a list of its own.'}
      picture={isUnknown ? 'not-found-map' : 'empty-calendar'}
    >
      <ButtonLink href={isUnknown ? paths.shoppingList : paths.expo}>
        {isUnknown ? 'See my list' : 'See the expos'}
      </ButtonLink>
    </Notice>
  );
}
