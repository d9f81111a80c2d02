import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booths } from '../../../server/exhibitors/table.ts';
import { serveOwnPictures, TABLE_FILE } from '../../../server/images/own-pictures.ts';
import { defaultExpo, type ExpoList, expoPhase } from '../../../src/domain/expo/expo.ts';
import { expoDetailSchema, expoListSchema } from '../../../src/domain/expo/expo-schema.ts';
import { addDays, type Day } from '../../../src/domain/time/dates.ts';
import { dayAt } from '../../../src/domain/time/expo-time.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today: Day = dayAt(TEST_NOW_MS);

describe('The expo list', () => {
  it('is the same from the procedure and from the REST route', async () => {
    const remote = await server.rpcQuery('businesses.expos.list');
    const plain = await (await server.restCall('/api/expo/list/latest')).json();
    expect(remote.status).toBe(200);
    expect(remote.data).toEqual(plain);
    expect(v.is(expoListSchema, remote.data)).toBe(true);
  });

  it('counts a running expo as upcoming until its last day is over', async () => {
    const slugs = async () => {
      const { upcoming, past } = (await server.rpcQuery('businesses.expos.list')).data as ExpoList;
      return { upcoming: upcoming.map((expo) => expo.slug), past: past.map((expo) => expo.slug) };
    };
    expect((await slugs()).upcoming[0]).toBe('baby-fair-kl');
    server.clock.nowMs = Date.parse(`${addDays(today, 2)}T15:59:59Z`);
    expect((await slugs()).upcoming).toContain('baby-fair-kl');
    server.clock.nowMs += 1_000;
    expect((await slugs()).past[0]).toBe('baby-fair-kl');
    server.clock.nowMs = TEST_NOW_MS;
  });

  it('has upcoming expos soonest first and past expos latest first', async () => {
    const { upcoming, past } = (await server.rpcQuery('businesses.expos.list')).data as ExpoList;
    const starts = (list: typeof past) => list.map((expo) => expo.fromDate);
    expect(starts(upcoming)).toEqual(starts(upcoming).toSorted());
    expect(starts(past)).toEqual(starts(past).toSorted().reverse());
    expect(upcoming.every((expo) => expoPhase(expo, today) !== 'past')).toBe(true);
    expect(past.every((expo) => expoPhase(expo, today) === 'past')).toBe(true);
    expect(defaultExpo({ upcoming, past }, today)?.slug).toBe('baby-fair-kl');
  });

  it('has pictures that a server gets after the content, such as one of several with PostgreSQL', async () => {
    const pictureOf = async () =>
      ((await server.rpcQuery('businesses.expos.list')).data as ExpoList).upcoming[0]?.picture;
    const before = await pictureOf();
    const dir = await mkdtemp(join(tmpdir(), 'pictures-'));
    const file = 'expo-baby-fair-kl.0123456789abcdef.webp';
    const picture = { width: 1200, height: 800, ground: null, file, source: '' };
    await writeFile(join(dir, TABLE_FILE), JSON.stringify({ 'expo-baby-fair-kl': picture }));
    serveOwnPictures(dir);
    expect(await pictureOf()).toBe('expo-baby-fair-kl--01234567');
    serveOwnPictures(null);
    expect(await pictureOf()).toBe(before);
    await rm(dir, { recursive: true });
  });
});

describe('An expo', () => {
  it('is in the list with all facts at the top of its page, so that the page does not jump when it is complete', async () => {
    const { upcoming } = (await server.rpcQuery('businesses.expos.list')).data as ExpoList;
    const [listed] = upcoming;
    const { data } = await server.rpcQuery('businesses.expos.detail', { slug: listed?.slug });
    const { name, summary, venue, address, entry, schedule } = v.parse(expoDetailSchema, data);
    expect(listed).toMatchObject({ name, summary, venue, address, entry, schedule });
    expect(address).toContain('Kuala Lumpur');
  });

  it('has hours and programme for its days only', async () => {
    const { data } = await server.rpcQuery('businesses.expos.detail', { slug: 'baby-fair-kl' });
    const expo = v.parse(expoDetailSchema, data);
    const days = [-1, 0, 1, 2].map((count) => addDays(today, count));
    expect(expo.schedule.map((entry) => entry.date)).toEqual(days);
    expect([...new Set(expo.programme.map((session) => session.date))]).toEqual(days);
  });

  it('says whether there are booths, also where it is only announced', async () => {
    const hasBooths = async (slug: string) =>
      v.parse(expoDetailSchema, (await server.rpcQuery('businesses.expos.detail', { slug })).data).hasBooths;
    expect(await hasBooths('little-ones-penang')).toBe(true);
    const { db } = server.deps;
    await db.delete(booths).where(eq(booths.expoSlug, 'parenting-weekend-jb'));
    expect(await hasBooths('parenting-weekend-jb')).toBeUndefined();
  });

  it('says whether there are rewards, also where it is only announced', async () => {
    const hasRewards = async (slug: string) =>
      v.parse(expoDetailSchema, (await server.rpcQuery('businesses.expos.detail', { slug })).data).hasRewards;
    expect(await hasRewards('little-ones-penang')).toBe(true);
    expect(await hasRewards('toddler-play-days')).toBeUndefined();
  });

  it('may be asked for without its programme', async () => {
    const [whole, brief] = await Promise.all(
      [{}, { isBrief: true }].map((more) =>
        server.rpcQuery('businesses.expos.detail', { slug: 'baby-fair-kl', ...more }),
      ),
    );
    expect(brief?.data).toEqual({ ...(whole?.data as object), programme: [] });
  });

  it.each(['nowhere', 'constructor', '__proto__', "' or 1=1 --"])('is not found as %s', async (slug) => {
    const { status, code, text } = await server.rpcQuery('businesses.expos.detail', { slug });
    expect([status, code]).toEqual([404, 'NOT_FOUND']);
    expect(text).not.toContain('select');
  });
});

describe('The feature flags', () => {
  it('are a list of names and whether they are on', async () => {
    const { data } = await server.rpcQuery('businesses.settings.getAllFeatureFlags');
    const waysToEarn = ['check-in', 'complete-your-profile', 'add-a-child', 'become-verified', 'birthday'];
    expect(data).toEqual(
      [
        'digitalVoucherState',
        'digitalVoucherWebState',
        'directoryState',
        'giftCardState',
        'giftCardWebState',
        ...waysToEarn.map((way) => `pays:${way}`),
      ].map((name) => ({ name, enabled: true })),
    );
  });
});
