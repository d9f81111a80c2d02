import { QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { type OptimisticFold, useOptimisticQuery } from '../../src/platform/optimistic-query.ts';
import { dispatchAction, startOutbox } from '../../src/platform/outbox-client.ts';
import { changesSince } from '../../src/platform/pending-changes.ts';
import type { QueryConfig } from '../../src/platform/query-options.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { failFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { render } from '../support/render.tsx';

const query: QueryConfig<readonly string[]> = { queryKey: ['users.wishlist.list'], queryFn: skipToken };
const isOn =
  (slug: string): OptimisticFold<readonly string[], { isWished: boolean }> =>
  (wished, version, entries) => ({
    isWished:
      changesSince(version, ['wishlist.set'], entries).findLast(({ input }) => input.slug === slug)?.input
        .isWished ?? wished.includes(slug),
  });

const renders: Record<string, number> = {};
function Heart({ slug }: { slug: string }) {
  const { data } = useOptimisticQuery(query, isOn(slug), []);
  renders[slug] = (renders[slug] ?? 0) + 1;
  return <button type="button" aria-pressed={data.isWished} aria-label={slug} />;
}

const store = createStore();
beforeEach(async () => {
  installFakeFetch(failFetch);
  await writeIdentity({ sub: 'anna', displayName: 'anna', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, sub: 'anna', isUserReady: true });
});

it('Of many buttons a tap renders only the one that it changes', async () => {
  startOutbox(store);
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <Heart slug="socks" />
        <Heart slug="bottle" />
        <Heart slug="cot" />
      </QueryClientProvider>
    </Provider>,
  );
  const before = { ...renders };
  await dispatchAction('wishlist.set', { slug: 'bottle', isWished: true });
  const pressed = () =>
    [...document.querySelectorAll('button')].map((heart) => heart.getAttribute('aria-pressed'));
  await expect.poll(pressed).toEqual(['false', 'true', 'false']);
  expect(renders).toMatchObject({ socks: before.socks, cot: before.cot });
});
