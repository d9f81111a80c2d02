import { access } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { featureFlags, inboxMessages, shoppingItems, users } from '../../../server/db/schema.ts';
import { findExpo, listExpos } from '../../../server/expos/queries.ts';
import { DEMO, seedDemo } from '../../../server/seed/seed-demo.ts';
import { seedFlags } from '../../../server/seed/seed-flags.ts';
import { parsePicture } from '../../../src/domain/content/pictures.ts';
import { groupExpos, isCartOpen, runningExpos } from '../../../src/domain/expo/expo.ts';
import { expoDetailSchema } from '../../../src/domain/expo/expo-schema.ts';
import { addDays, type Day } from '../../../src/domain/time/dates.ts';
import { dayAt } from '../../../src/domain/time/expo-time.ts';
import { importSample } from '../../support/sample-content.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.nowMs = TEST_NOW_MS;
});

const lists = () => listExpos(server.deps);
const all = async () => Object.values(await lists()).flat();

describe('the sample expos', () => {
  it('include a running one, upcoming ones with and without a link, and past ones', async () => {
    const today: Day = dayAt(TEST_NOW_MS);
    const { current, comingSoon, past } = groupExpos(await lists(), today);
    expect(runningExpos(await lists(), today).map(({ slug }) => slug)).toEqual(['baby-fair-kl']);
    expect(current.map(({ slug }) => slug)).toEqual(['baby-fair-kl', 'year-end-baby-expo']);
    expect(comingSoon.map(({ slug }) => slug)).toEqual(['little-ones-penang', 'parenting-weekend-jb']);
    expect(past.map(({ slug }) => slug)).toEqual(['mother-and-baby-shah-alam', 'toddler-play-days']);
    expect(past.map(({ showHighlights }) => showHighlights)).toEqual([true, false]);
    expect(isCartOpen(await lists(), today)).toBe(true);
  });

  it('match their schema, and their pictures exist', async () => {
    for (const { slug } of await all()) {
      const expo = v.parse(expoDetailSchema, await findExpo(server.deps, slug));
      expect(expo.schedule.at(-1)?.date).toBe(expo.toDate);
      for (const { startTime, date } of expo.programme) {
        const day = expo.schedule.find((entry) => entry.date === date);
        expect(startTime >= (day?.startTime ?? '') && startTime < (day?.endTime ?? '')).toBe(true);
      }
      expect(expo.highlights.length > 0).toBe(expo.showHighlights);
      const pictures = [expo.picture, ...expo.highlights.map(({ picture }) => picture)];
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const picture of pictures)
        await access(`server/images/originals/${parsePicture(picture).name}.webp`);
    }
  });

  it('get new dates each day and stay the same expos', async () => {
    const before = await all();
    server.clock.nowMs += 86_400_000;
    await importSample(server.db, server.clock.nowMs);
    const after = await all();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ fromDate }) => fromDate)).toEqual(before.map(({ fromDate }) => addDays(fromDate, 1)));
    await importSample(server.db, TEST_NOW_MS);
  });
});

describe('the sample flags', () => {
  it('do not change one that was switched off', async () => {
    await server.db
      .update(featureFlags)
      .set({ enabled: false })
      .where(eq(featureFlags.name, 'directoryState'));
    await seedFlags(server.db);
    const rows = await server.db.select().from(featureFlags);
    expect(rows.filter(({ enabled }) => !enabled).map(({ name }) => name)).toEqual(['directoryState']);
  });
});

describe('the demo account', () => {
  const added: unknown[] = [];
  const addUser = async (...account: unknown[]) => {
    added.push(account);
    return 'demo-sub';
  };
  const seed = () => seedDemo(server.db, addUser, TEST_NOW_MS);
  const figures = async () => ({
    profile: await (await server.restCall('/api/user/get/profile', 'demo-sub')).json(),
    points: (await (await server.restCall('/api/loyalty/get/user-summary', 'demo-sub')).json()).balanceAmount
      .points,
    cart: (await server.rpcQuery('users.carts.count', undefined, 'demo-sub')).data,
    unread: (await server.rpcQuery('users.notifications.unreadCount', undefined, 'demo-sub')).data,
  });

  it('is a verified visitor with points, a cart, an inbox and a list for the running expo', async () => {
    await seed();
    expect(added).toEqual([[DEMO.email, DEMO.password, { name: 'Aisyah Rahman' }]]);
    expect(await figures()).toMatchObject({
      profile: { displayName: 'Aisyah Rahman', email: DEMO.email, profileVerificationStatus: 'verified' },
      points: 12_480,
      cart: 3,
      unread: 5,
    });
    const [running] = runningExpos(await lists(), dayAt(TEST_NOW_MS));
    const path = `/api/shopping/item-list?expoId=${running?.id}`;
    const { items } = await (await server.restCall(path, 'demo-sub')).json();
    const ticked = new Set(items.map((item: { ticked: boolean }) => item.ticked));
    expect(ticked, 'some are ticked, some are not').toEqual(new Set([true, false]));
  });

  it('is made once by two servers that start on one database at the same time', async () => {
    const fresh = await openTestDatabase('seeded');
    await Promise.all([1, 2].map(() => seedDemo(fresh.db, addUser, TEST_NOW_MS)));
    expect(await fresh.db.$count(users)).toBe(1);
    expect(await fresh.db.$count(inboxMessages)).toBeGreaterThan(0);
    await fresh.close();
  });

  it('is not changed at the next start', async () => {
    await seed();
    await server.db.update(users).set({ displayName: 'Kak Aisyah' }).where(eq(users.cognitoSub, 'demo-sub'));
    await server.db
      .update(inboxMessages)
      .set({ readAt: new Date() })
      .where(eq(inboxMessages.sub, 'demo-sub'));
    await server.db.delete(shoppingItems).where(eq(shoppingItems.sub, 'demo-sub'));
    const { passKey } = (await server.rpcQuery('users.profiles.myDetail', undefined, 'demo-sub')).data as {
      passKey: string;
    };
    await seed();
    expect(await figures()).toMatchObject({
      points: 12_480,
      unread: 0,
      profile: { displayName: 'Kak Aisyah' },
    });
    expect((await server.rpcQuery('users.profiles.myDetail', undefined, 'demo-sub')).data).toMatchObject({
      passKey,
    });
    expect(await server.db.select().from(shoppingItems)).toEqual([]);
  });
});
