import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkIns, inboxMessages } from '../../../server/db/schema.ts';
import { checkInActionNow, deliverAction, deliverActions } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
  server.clock.nowMs = TEST_NOW_MS;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EXPO = 'expo-baby-fair-kl';
const stored = () => server.db.select().from(checkIns).where(eq(checkIns.sub, sub));
const myCheckIns = async () => (await server.rpcQuery('businesses.expos.myCheckIns', undefined, sub)).data;

describe('A check-in', () => {
  it('is stored with the time of the tap, not of the delivery', async () => {
    const action = checkInActionNow(sub, { tappedAt: TEST_NOW_MS - 3 * HOUR });
    const result = await deliverAction(server, action);
    const row = { expoId: EXPO, day: '2026-11-21', checkedInAt: '2026-11-20T23:00:00.000Z' };
    const answer = { ...row, points: 240 };
    expect(result).toEqual({ key: action.key, verdict: 'done', rev: 1, answer });
    expect(await myCheckIns()).toEqual([row]);
    expect(await stored()).toMatchObject([{ trust: 'confirmed' }]);
  });

  it('is refused with an expo or a lane that PostgreSQL cannot hold, and holds nothing up', async () => {
    const refused = { verdict: 'refused', reason: 'invalid-input' };
    const odd = [
      checkInActionNow(sub, { input: { expoId: 'a\0b' } }),
      checkInActionNow(sub, { lane: 'a\0b' }),
    ];
    const { results } = await deliverActions(server, sub, [...odd, checkInActionNow(sub)]);
    expect(results).toMatchObject([refused, refused, { verdict: 'done' }]);
  });

  it('counts for the day of the tap in Kuala Lumpur', async () => {
    const midnight = Date.parse('2026-11-21T16:00:00Z');
    server.clock.nowMs = midnight + MINUTE;
    const tapped = { tappedAt: midnight - MINUTE, offsetMs: null };
    await deliverAction(server, checkInActionNow(sub, tapped), { sentAt: midnight + MINUTE });
    expect(await stored()).toMatchObject([{ day: '2026-11-21', trust: 'elapsed' }]);
  });

  it('counts once a day; a second tap returns the first check-in and earns nothing', async () => {
    const first = await deliverAction(server, checkInActionNow(sub));
    server.clock.nowMs += HOUR;
    const second = await deliverAction(server, checkInActionNow(sub, { tappedAt: server.clock.nowMs }), {
      sentAt: server.clock.nowMs,
    });
    const checkedInAt = new Date(TEST_NOW_MS).toISOString();
    expect(first).toMatchObject({ verdict: 'done', answer: { checkedInAt, points: 240 } });
    expect(second).toMatchObject({ verdict: 'done', answer: { checkedInAt, points: 0 } });
    expect(await stored()).toHaveLength(1);
    const messages = await server.db.select().from(inboxMessages).where(eq(inboxMessages.sub, sub));
    expect(messages.filter(({ title }) => title.startsWith('You’re checked in'))).toHaveLength(1);
  });

  it('that is repeated returns the first of this visitor, expo and day, and no other', async () => {
    const earlier = { sub, expoId: EXPO, day: '2026-11-21', trust: 'elapsed' as const };
    const others = [
      { ...earlier, sub: randomUUID() },
      { ...earlier, expoId: 'another-expo' },
      { ...earlier, day: '2026-11-20' },
    ];
    for (const other of others)
      await server.db.insert(checkIns).values({ ...other, checkedInAt: new Date(TEST_NOW_MS - 24 * HOUR) });
    await deliverAction(server, checkInActionNow(sub));
    const checkedInAt = new Date(TEST_NOW_MS).toISOString();
    expect(await deliverAction(server, checkInActionNow(sub))).toMatchObject({ answer: { checkedInAt } });
  });

  it('counts again the next day', async () => {
    await deliverAction(server, checkInActionNow(sub));
    server.clock.nowMs += 24 * HOUR;
    const next = checkInActionNow(sub, { tappedAt: server.clock.nowMs });
    await deliverAction(server, next, { sentAt: server.clock.nowMs });
    expect((await stored()).map(({ day }) => day).toSorted()).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('wishes a nice day only until the doors have closed', async () => {
    const bodyAfter = async () => {
      await deliverAction(server, checkInActionNow(sub, { tappedAt: server.clock.nowMs }), {
        sentAt: server.clock.nowMs,
      });
      const [message] = await server.db
        .select()
        .from(inboxMessages)
        .where(and(eq(inboxMessages.sub, sub), like(inboxMessages.title, 'You’re checked in%')));
      return message?.body;
    };
    expect(await bodyAfter()).toContain('Enjoy the day!');
    sub = randomUUID();
    server.clock.nowMs = Date.parse('2026-11-21T15:59:00Z');
    expect(await bodyAfter()).toMatch(/^You earned \d+ points\. Your pass/);
  });

  it('is refused for an unknown expo', async () => {
    const result = await deliverAction(server, checkInActionNow(sub, { input: { expoId: 'expo-gone' } }));
    expect(result).toMatchObject({ verdict: 'refused', reason: 'expo-unknown' });
  });

  it.each(['expo-little-ones-penang', 'expo-new-parents-kl'])(
    'is refused at %s, which is not running',
    async (expoId) => {
      const result = await deliverAction(server, checkInActionNow(sub, { input: { expoId } }));
      expect(result).toMatchObject({ verdict: 'refused', reason: 'expo-not-running' });
      expect(await stored()).toEqual([]);
    },
  );

  it('is refused if it was tapped before the expo began, even if the expo is running now', async () => {
    const early = checkInActionNow(sub, { tappedAt: TEST_NOW_MS - 48 * HOUR });
    expect(await deliverAction(server, early)).toMatchObject({ reason: 'expo-not-running' });
  });

  it('is refused if it waited for more than 30 days', async () => {
    const stale = checkInActionNow(sub, { tappedAt: TEST_NOW_MS - 40 * 24 * HOUR });
    expect(await deliverAction(server, stale)).toMatchObject({ reason: 'expo-not-running' });
  });

  it('is visible to its visitor only', async () => {
    await deliverAction(server, checkInActionNow(sub));
    const path = 'businesses.expos.myCheckIns';
    expect((await server.rpcQuery(path, undefined, 'somebody-else')).data).toEqual([]);
    expect((await server.rpcQuery(path)).status).toBe(401);
  });
});
