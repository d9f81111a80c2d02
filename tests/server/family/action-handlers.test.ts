import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { earningWays, inboxMessages } from '../../../server/db/schema.ts';
import { payBirthdays } from '../../../server/family/pay-birthdays.ts';
import { balanceOf } from '../../../server/points/ledger.ts';
import type { Action } from '../../../src/domain/delivery/actions.ts';
import type { Family } from '../../../src/domain/visitor/family.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
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

const DAY_MS = 24 * 60 * 60 * 1000;
const family: Family = {
  isExpecting: true,
  isParent: true,
  dueDate: '2027-02-14',
  children: [{ name: 'Adam', birthDate: '2024-02-29' }],
  interests: ['sleep', 'talks'],
};
const setFamily = (input: unknown, more: Partial<Action> = {}): Action => ({
  key: randomUUID(),
  name: 'family.set-journey',
  v: 1,
  input,
  lane: 'family',
  sub,
  tappedAt: TEST_NOW_MS,
  offsetMs: 0,
  ...more,
});
const stored = async () => (await server.rpcQuery('users.family.journey', undefined, sub)).data;

describe('The family', () => {
  it('is null at first', async () => {
    expect(await stored()).toBeNull();
  });

  it('is stored as a whole and raises the revision', async () => {
    const action = setFamily(family);
    const result = { key: action.key, verdict: 'done', rev: 1, answer: family };
    expect(await deliverAction(server, action)).toEqual(result);
    expect(await stored()).toEqual(family);
  });

  it('is replaced, not merged, by the next action', async () => {
    await deliverAction(server, setFamily(family));
    const next: Family = { ...family, isExpecting: false, dueDate: null, interests: [] };
    expect(await deliverAction(server, setFamily(next))).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await stored()).toEqual(next);
  });

  it('is not replaced by an older tap of a phone that was without signal, whichever comes first', async () => {
    const older = setFamily({ ...family, children: [] }, { tappedAt: TEST_NOW_MS - DAY_MS });
    const newer = setFamily(family);
    await deliverAction(server, newer);
    expect(await deliverAction(server, older)).toMatchObject({ verdict: 'done', rev: 1, answer: family });
    expect(await stored()).toEqual(family);
  });

  it('has what two phones changed apart from each other', async () => {
    await deliverAction(server, setFamily(family));
    const adik = { name: 'Adik', birthDate: '2026-03-01' };
    const withBooks: Family = { ...family, interests: [...family.interests, 'books'] };
    await deliverAction(server, setFamily({ ...withBooks, was: family }));
    const withChild = { ...family, children: [...family.children, adik], was: family };
    const late = setFamily(withChild, { tappedAt: TEST_NOW_MS - 75_000 });
    const both = { ...family, children: [...family.children, adik], interests: ['books', 'sleep', 'talks'] };
    expect(await deliverAction(server, late)).toMatchObject({ verdict: 'done', answer: both });
    expect(await stored()).toEqual(both);
  });

  it('is replaced by the next tap of a phone whose clock is a few seconds behind', async () => {
    await deliverAction(server, setFamily(family));
    const next = { ...family, interests: [] };
    await deliverAction(server, setFamily(next, { tappedAt: TEST_NOW_MS - 5_000 }));
    expect(await stored()).toEqual(next);
  });

  it('has the last of any taps, in whichever order they are delivered', async () => {
    const due = ['2027-01-01', '2027-02-02', '2027-03-03', '2027-04-04'];
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(order, async (days) => {
        sub = randomUUID();
        for (const day of days)
          await deliverAction(
            server,
            setFamily({ ...family, dueDate: due[day] }, { tappedAt: TEST_NOW_MS - (9 - day) * DAY_MS }),
          );
        expect(await stored()).toMatchObject({ dueDate: due[Math.max(...days)] });
      }),
      { numRuns: 15 },
    );
  });

  it('does not change when the same values are sent twice', async () => {
    await deliverAction(server, setFamily(family));
    expect(await deliverAction(server, setFamily(family))).toMatchObject({ verdict: 'done', rev: 1 });
  });

  it('is refused with a birth date in the future', async () => {
    const unborn = { ...family, children: [{ name: '', birthDate: '2026-11-23' }] };
    expect(await deliverAction(server, setFamily(unborn))).toMatchObject({ reason: 'date-in-future' });
    expect(await stored()).toBeNull();
  });

  it('is checked against the day of the tap, with a day of tolerance for time zones', async () => {
    const bornTomorrow = { ...family, children: [{ name: '', birthDate: '2026-11-22' }] };
    expect(await deliverAction(server, setFamily(bornTomorrow))).toMatchObject({ verdict: 'done' });
    const late = setFamily(bornTomorrow, { tappedAt: TEST_NOW_MS - 5 * DAY_MS });
    expect(await deliverAction(server, late)).toMatchObject({ reason: 'date-in-future' });
  });

  it.each([
    ['a day that does not exist', { ...family, dueDate: '2027-02-30' }],
    ['seven children', { ...family, children: Array(7).fill(family.children[0]) }],
    ['an unknown interest', { ...family, interests: ['gambling'] }],
    ['an answer that is not a boolean', { ...family, isParent: 'yes' }],
    ['a name that is too long', { ...family, children: [{ name: 'x'.repeat(61), birthDate: '2024-01-01' }] }],
  ])('is refused with %s', async (_, input) => {
    expect(await deliverAction(server, setFamily(input))).toMatchObject({ reason: 'invalid-input' });
  });

  it('is stored without characters that PostgreSQL cannot hold', async () => {
    const odd = { ...family, children: [{ name: ' A\u0000da\ud800m ', birthDate: '2024-01-01' }] };
    expect(await deliverAction(server, setFamily(odd))).toMatchObject({ verdict: 'done' });
    expect(await stored()).toMatchObject({ children: [{ name: 'Adam' }] });
  });

  it('earns points, with a message that names birthdays only if the content pays for them', async () => {
    const bodies = async () => {
      const rows = await server.db.select().from(inboxMessages).where(eq(inboxMessages.sub, sub));
      return rows.flatMap(({ body }) => (body.startsWith('You earned') ? [body] : []));
    };
    await deliverAction(server, setFamily(family));
    const withoutBirthdays = 'You earned 200 points. What you told us is in My Family.';
    expect(await bodies()).toEqual([`${withoutBirthdays} Birthdays earn points too.`]);
    sub = randomUUID();
    const ofBirthdays = eq(earningWays.slug, 'birthday');
    const [way] = await server.db.delete(earningWays).where(ofBirthdays).returning();
    await deliverAction(server, setFamily(family));
    if (way) await server.db.insert(earningWays).values(way);
    expect(await bodies()).toEqual([withoutBirthdays]);
  });

  it('earns the points of a birthday too, once, if a child is added on it', async () => {
    const points = () => balanceOf(server.db, sub);
    const twins = ['Adam', 'Mei'].map((name) => ({ name, birthDate: '2024-11-21' }));
    const ofToday = { ...family, dueDate: null };
    await deliverAction(server, setFamily({ ...ofToday, children: twins.slice(0, 1) }));
    expect(await points()).toBe(100 + 500);
    await deliverAction(server, setFamily({ ...ofToday, children: twins }));
    await deliverAction(server, setFamily({ ...ofToday, children: twins.toReversed() }));
    await payBirthdays(server.db, TEST_NOW_MS);
    expect(await points()).toBe(2 * (100 + 500));
  });

  it('earns nothing for a birthday before the child was added, when an older tap arrives later', async () => {
    const children = [{ name: 'Adam', birthDate: '2024-11-20' }];
    await deliverAction(server, setFamily({ ...family, dueDate: null, children }));
    const older = { ...family, dueDate: null, children: [] };
    await deliverAction(server, setFamily(older, { tappedAt: TEST_NOW_MS - DAY_MS }));
    expect(await balanceOf(server.db, sub)).toBe(100);
  });

  it('keeps a child that is grown up, and pays nothing for it', async () => {
    const children = [{ name: 'Adam', birthDate: '1925-11-21' }];
    await deliverAction(server, setFamily({ ...family, dueDate: null, children }));
    expect(await stored()).toMatchObject({ children });
    expect(await balanceOf(server.db, sub)).toBe(0);
  });

  it('earns nothing for a birthday when the date of a child is moved to today', async () => {
    const children = [{ name: 'Adam', birthDate: '2024-11-20' }];
    await deliverAction(server, setFamily({ ...family, children }, { tappedAt: TEST_NOW_MS - DAY_MS }));
    const moved = [{ name: 'Adam', birthDate: '2024-11-21' }];
    await deliverAction(server, setFamily({ ...family, children: moved }));
    expect(await balanceOf(server.db, sub)).toBe(2 * 100 + 500);
  });

  it('is visible to its visitor only', async () => {
    await deliverAction(server, setFamily(family));
    expect((await server.rpcQuery('users.family.journey', undefined, 'somebody-else')).data).toBeNull();
    expect((await server.rpcQuery('users.family.journey')).status).toBe(401);
  });
});
