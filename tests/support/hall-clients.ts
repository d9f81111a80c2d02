import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import type { Action } from '../../src/domain/delivery/actions.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { deliverWaiting } from '../../src/sync/deliver-waiting.ts';
import { readThrottle, writeThrottle } from '../../src/sync/delivery-throttle.ts';
import { enqueue } from '../../src/sync/outbox.ts';
import { sendActions } from '../../src/sync/send-actions.ts';
import { createAccount, fetchTokens, newVisitor, type SessionTokens } from './accounts.ts';
import { storeIdentity } from './action.fixture.ts';
import type { ProductServer } from './product-server.ts';
import { createReturningPhone } from './returning-phone.ts';
import type { Random } from './seeded-random.ts';

/** A visitor's phone without a screen: the real outbox, in a database of its own. */
export type HallClient = { email: string; tokens: SessionTokens; database: Database };

export async function createHallClient(product: ProductServer): Promise<HallClient> {
  const visitor = newVisitor();
  await createAccount(product, visitor);
  const tokens = await fetchTokens(product, visitor);
  // Opened here, and kept open: the next client replaces the factory.
  globalThis.indexedDB = new IDBFactory();
  const database = createDatabase();
  await storeIdentity(tokens.sub, database);
  return { email: visitor.email, tokens, database };
}

const wishOf = (sub: string, slug: string, isWished: boolean): Action => ({
  key: randomUUID(),
  name: 'wishlist.set',
  v: 1,
  input: { slug, isWished },
  lane: 'wishlist',
  sub,
  tappedAt: Date.now(),
  offsetMs: 0,
});

export const storeWishes = async ({ tokens, database }: HallClient, slugs: readonly string[]) => {
  for (const slug of slugs) await enqueue(wishOf(tokens.sub, slug, true), database);
};

/** The signal is back: delivers what waits when the real policy says so. Returns the number of attempts. */
export async function returnOnline(
  product: ProductServer,
  { tokens, database }: HallClient,
  { spreadS, random }: { spreadS: number; random: Random },
): Promise<number> {
  const phone = createReturningPhone(random);
  await writeThrottle({ spreadS }, database);
  for (let attempts = 1; ; attempts++) {
    const waitMs = phone.nextWaitMs(await readThrottle(database), Date.now());
    await new Promise((done) => setTimeout(done, waitMs));
    const { outcome } = await deliverWaiting({
      database,
      locks: undefined,
      apiHost: product.address,
      now: Date.now,
      fetch,
      accessToken: async () => ({ kind: 'token', token: tokens.accessToken }),
    });
    if (outcome === 'empty') return attempts;
    if (outcome !== 'later') throw new Error(`A delivery ended with ${outcome}`);
    phone.settle('later');
  }
}

/** Delivers one action after another until `untilMs`. Returns how many were done. */
export async function deliverUntil(
  product: ProductServer,
  { tokens }: HallClient,
  { untilMs, slug }: { untilMs: number; slug: string },
): Promise<number> {
  let done = 0;
  for (let isWished = true; Date.now() < untilMs; isWished = !isWished) {
    const { kind } = await sendActions({
      fetch,
      apiHost: product.address,
      accessToken: tokens.accessToken,
      sentAt: Date.now(),
      actions: [wishOf(tokens.sub, slug, isWished)],
    });
    if (kind !== 'delivered') throw new Error(`A delivery ended with ${kind}`);
    done++;
  }
  return done;
}
