import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { doTapsAfterSignIn } from '../../src/app/do-taps-after-sign-in.ts';
import { cartQueries } from '../../src/features/cart/queries.ts';
import { outboxEntriesAtom, startOutbox } from '../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { storeTap, tapsAfterSignIn } from '../../src/platform/session/taps-after-sign-in.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { listEntries } from '../../src/sync/outbox.ts';

/** One outbox, as a page has. */
const store = createStore();
async function signIn(): Promise<string> {
  // Her own: all files of a browser share its database.
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  return sub;
}

it('What was tapped before the sign-in is done after it, and what is no tap is left out', async () => {
  const item = {
    id: 'talk-1',
    date: '2026-11-21',
    startTime: '11:00',
    endTime: '12:00',
    title: 'Sleep',
    place: 'Main stage',
  };
  storeTap(store, { kind: 'wish', about: { slug: 'duck' }, outcome: 'the duck goes on your wishlist' });
  storeTap(store, { kind: 'follow', about: { slug: 'bekal' }, outcome: 'you follow Bekal' });
  storeTap(store, { kind: 'talk', about: { expoId: 'expo-1', item }, outcome: '“Sleep” is saved' });
  storeTap(store, { kind: 'cart', about: { slug: 'duck' }, outcome: 'the duck goes into your cart' });
  storeTap(store, { kind: 'cart', about: { slug: ['no slug'] }, outcome: 'nothing' });
  await signIn();
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQueries.list(true).queryKey, []);
  doTapsAfterSignIn({ store, queryClient });
  const done = () =>
    store.get(outboxEntriesAtom).map(({ action: { name, input } }) => [name, input] as [string, object]);
  await expect.poll(() => done().length).toBe(4);
  expect(Object.fromEntries(done())).toMatchObject({
    'wishlist.set': { slug: 'duck', isWished: true },
    'brand.follow': { slug: 'bekal', isFollowed: true },
    'agenda.set': { expoId: 'expo-1', talkId: 'talk-1', isSaved: true },
    'cart.set': { slug: 'duck', quantity: 1, was: 0 },
  });
  await expect.poll(tapsAfterSignIn).toEqual([]);
});

it('A tap that waits for an answer is kept until it is done, for a page that is dropped meanwhile', async () => {
  storeTap(store, { kind: 'cart', about: { slug: 'cot' }, outcome: 'the cot goes into your cart' });
  const sub = await signIn();
  let answer = (_lines: []) => {};
  const waitForAnswer = () =>
    new Promise<[]>((resolve) => {
      answer = resolve;
    });
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryFn: waitForAnswer } } });
  doTapsAfterSignIn({ store, queryClient });
  // The session changes once more, such as when the tokens are written.
  doTapsAfterSignIn({ store, queryClient });
  expect(tapsAfterSignIn()).toMatchObject([{ about: { slug: 'cot' } }]);
  answer([]);
  await expect.poll(tapsAfterSignIn).toEqual([]);
  const entries = (await listEntries(sub)).map(({ action: { name, input } }) => [name, input]);
  expect(entries).toEqual([['cart.set', { slug: 'cot', quantity: 1, was: 0 }]]);
});
