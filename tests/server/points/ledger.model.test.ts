import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  actionResults,
  doneMarks,
  families,
  inboxMessages,
  transactions,
} from '../../../server/db/schema.ts';
import { payBirthdays } from '../../../server/family/pay-birthdays.ts';
import { redeemReward } from '../../../server/points/redeem-reward.ts';
import { verifyVisitor } from '../../../server/profile/verify-visitor.ts';
import type { Action } from '../../../src/domain/delivery/actions.ts';
import { addDays, daysBetween } from '../../../src/domain/time/dates.ts';
import { dayAt } from '../../../src/domain/time/expo-time.ts';
import type { Interest } from '../../../src/domain/visitor/family.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { type ModelAction, VisitorModel } from '../../support/points-model.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** `RUNS=1000` is the full size. */
const RUNS = Number(process.env.RUNS ?? 30);
const DAY_MS = 86_400_000;
const TODAY = dayAt(TEST_NOW_MS);
const EXPOS = {
  'expo-baby-fair-kl': { from: addDays(TODAY, -1), to: addDays(TODAY, 2) },
  'expo-year-end-baby-expo': { from: addDays(TODAY, 13), to: addDays(TODAY, 15) },
};

const user = fc.nat(1);
/** Near today, so that birthdays come; twins, leap days and the end of a year too. */
const birthDate = fc.oneof(
  fc.tuple(fc.integer({ min: 2019, max: 2025 }), fc.integer({ min: -1, max: 40 })).map(([year, days]) => {
    return `${year}${addDays(TODAY, days).slice(4)}`;
  }),
  fc.constantFrom('2024-02-29', '2020-01-01', '2023-12-31'),
);
const child = fc.record({ name: fc.constantFrom('', 'Adam', 'Mei'), birthDate });
const addressId = fc.constantFrom('home', 'office');
const action: fc.Arbitrary<ModelAction> = fc.oneof(
  fc.record({
    name: fc.constant('expo.check-in' as const),
    input: fc.record({ expoId: fc.constantFrom(...Object.keys(EXPOS), 'expo-unknown') }),
  }),
  fc.record({
    name: fc.constant('profile.set' as const),
    input: fc.record({
      displayName: fc.constant('Siti'),
      fullName: fc.constantFrom('', 'Siti Nurhaliza'),
      phone: fc.constantFrom('', '+60123456789'),
      language: fc.constant('ms' as const),
      avatar: fc.constant('rabbit' as const),
    }),
  }),
  fc.record({ name: fc.constant('address.put' as const), input: fc.record({ id: addressId }) }),
  fc.record({ name: fc.constant('address.remove' as const), input: fc.record({ id: addressId }) }),
  fc.record({
    name: fc.constant('family.set-journey' as const),
    input: fc.record({
      isExpecting: fc.constant(true),
      isParent: fc.constant(true),
      dueDate: fc.constantFrom(null, '2027-02-14'),
      children: fc.array(child, { maxLength: 6 }),
      interests: fc.constant<Interest[]>([]),
    }),
  }),
);
/** One thing that happens at the same time as others: an action, one of before delivered again, or a verification. */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('act' as const), user, action, daysAgo: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('verify' as const), user }) },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;
const REWARDS = { 'kopi-and-kuih': 800, 'express-entrance': 1_500 };
const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('redeem' as const),
      user,
      reward: fc.constantFrom('kopi-and-kuih' as const, 'express-entrance' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('together' as const),
      // An account has no more deliveries at once.
      events: fc.array(event, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('days pass' as const),
      days: fc.constantFrom(0, 1, 1, 14, 40, 98, 365),
    }),
  },
);

it(
  'The points are the sum of the ledger and what is owed, in any order, at any repetition, for both of two visitors',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const run = await startRun();
        for (const next of steps) {
          if (next.kind === 'together') await run.together(next.events);
          else if (next.kind === 'redeem') await run.redeemAtTwoCounters(next.user, next.reward);
          else await run.passDays(next.days);
          await run.compare();
        }
      }),
      { numRuns: RUNS },
    );
  },
  RUNS * 2_000,
);

async function startRun() {
  server.clock.nowMs = TEST_NOW_MS;
  await server.db.delete(families);
  await server.db.delete(doneMarks).where(eq(doneMarks.name, 'birthdays'));
  const subs = [randomUUID(), randomUUID()] as const;
  const models = new Map(subs.map((sub) => [sub as string, new VisitorModel()]));
  const sent: { action: Action; day: string; plain: ModelAction }[] = [];
  let lastBirthdays = '';
  for (const sub of subs) await server.rpcQuery('users.profiles.myDetail', undefined, sub);

  const happen = async (next: Event): Promise<string[]> => {
    if (next.kind === 'verify') {
      const sub = subs[next.user] ?? '';
      expect(
        await verifyVisitor(server.db, `${sub}@EXAMPLE.com`, new Date(server.clock.nowMs)),
      ).not.toBeNull();
      models.get(sub)?.verify();
      return [];
    }
    const again = next.kind === 'repeat' ? sent[next.which % sent.length] : undefined;
    if (next.kind === 'repeat' && !again) return [];
    const tap = again?.action ?? (next.kind === 'act' ? newAction(next) : undefined);
    if (!tap) return [];
    await deliverAction(server, tap, { sentAt: server.clock.nowMs });
    return again ? [] : [tap.key];
  };

  function newAction({ user: index, action: plain, daysAgo }: Extract<Event, { kind: 'act' }>): Action {
    const sub = subs[index] ?? '';
    const tappedAt = server.clock.nowMs - daysAgo * DAY_MS;
    const { name } = plain;
    const input = 'id' in plain.input ? addressInput(name, `${sub} ${plain.input.id}`) : plain.input;
    const made = { key: randomUUID(), name, v: 1, input, lane: name, sub, tappedAt, offsetMs: 0 };
    sent.push({ action: made, day: dayAt(tappedAt), plain });
    return made;
  }

  return {
    together: async (events: readonly Event[]) => {
      const keys = (await Promise.all(events.map(happen))).flat();
      // Side by side, the server decides which comes first, and the model follows. Those of one revision changed
      // nothing.
      const applied = await server.db
        .select({ key: actionResults.key, sub: actionResults.sub })
        .from(actionResults)
        .where(and(inArray(actionResults.sub, [...subs]), inArray(actionResults.key, [...keys, ''])))
        .orderBy(actionResults.rev, actionResults.position);
      expect(applied.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
      for (const { key, sub } of applied) {
        const entry = sent.find((candidate) => candidate.action.key === key);
        if (entry) models.get(sub)?.act(entry.plain, entry.day, EXPOS);
      }
    },
    redeemAtTwoCounters: async (index: number, rewardSlug: keyof typeof REWARDS) => {
      const sub = subs[index] ?? '';
      const wish = { who: `${sub}@example.com`, rewardSlug, at: new Date(server.clock.nowMs) };
      const both = await Promise.all([0, 1].map(() => redeemReward(server.db, wish)));
      const allowed = [0, 1].map(() => models.get(sub)?.redeem(REWARDS[rewardSlug]));
      expect(both.filter((result) => 'done' in result)).toHaveLength(allowed.filter(Boolean).length);
    },
    passDays: async (days: number) => {
      server.clock.nowMs += days * DAY_MS;
      const today = dayAt(server.clock.nowMs);
      await Promise.all([0, 1].map(() => payBirthdays(server.db, server.clock.nowMs)));
      const sinceLast = lastBirthdays ? daysBetween(lastBirthdays, today) : 1;
      for (let day = addDays(today, 1 - Math.min(sinceLast, 31)); day <= today; day = addDays(day, 1))
        for (const model of models.values()) model.celebrate(day);
      lastBirthdays = today;
    },
    compare: async () => {
      for (const [sub, model] of models) {
        const summary = await (await server.restCall('/api/loyalty/get/user-summary', sub)).json();
        const rows = await server.db.select().from(transactions).where(eq(transactions.sub, sub));
        const earned = and(eq(inboxMessages.sub, sub), like(inboxMessages.body, 'You earned %'));
        const messages = await server.db.select().from(inboxMessages).where(earned);
        const announced = messages.map(({ body }) => Number(/[\d,]+/.exec(body)?.[0].replace(',', '')));
        const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
        expect({
          balance: summary.balanceAmount.points,
          ledger: total(rows.map(({ amount }) => amount)),
          announced: total(announced),
        }).toEqual({ balance: model.points, ledger: model.points, announced: model.earned });
      }
    },
  };
}

const addressInput = (name: string, id: string) =>
  name === 'address.remove'
    ? { id }
    : {
        id,
        label: 'Home',
        recipient: 'Siti',
        phone: '+60123456789',
        line1: '12 Jalan Kenanga',
        line2: '',
        postcode: '47500',
        city: 'Subang Jaya',
        state: 'Selangor',
        isDefault: false,
      };
