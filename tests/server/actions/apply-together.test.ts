import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActionHandlers } from '../../../server/actions/action-handler.ts';
import { createApplyAction } from '../../../server/actions/apply-together.ts';
import type { KnownAction } from '../../../server/actions/bind-handler.ts';
import { actionHandlers } from '../../../server/actions/handler-registry.ts';
import { actionResults, checkIns, users } from '../../../server/db/schema.ts';
import { newVisitorRow } from '../../../server/visitors/visitor.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { checkInActionNow } from '../../support/deliver-actions.ts';
import { visitorEnquiry } from '../../support/enquiry.fixture.ts';
import { flushMacrotasks, waitUntil } from '../../support/fake-timers.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

/** `RUNS=1000` is the full size. */
const RUNS = Number(process.env.RUNS ?? 30);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What a handler makes of its action. All but `refuse` write first. */
const ENDS = ['change', 'same', 'refuse', 'refuse-late', 'throw'] as const;
type End = (typeof ENDS)[number];

const handlers: ActionHandlers = {
  ...actionHandlers,
  'expo.check-in': async ({ tx, visitor, key }, { expoId: end }) => {
    if (end === 'refuse') return { refused: 'expo-unknown' };
    const row = { day: '2026-11-21', checkedInAt: new Date(), trust: 'elapsed' as const };
    await tx.insert(checkIns).values({ sub: visitor.cognitoSub, expoId: key, ...row });
    if (end === 'throw') throw new Error('fails');
    return end === 'refuse-late' ? { refused: 'expo-not-running' } : { done: key, changed: end === 'change' };
  },
};
const createApply = () => {
  const apply = createApplyAction(server.deps, handlers);
  return (action: KnownAction) => apply({ action, sub: action.sub, sentAt: TEST_NOW_MS });
};
const action = (sub: string, end: End, key: string = randomUUID()): KnownAction => ({
  ...checkInActionNow(sub, { key, input: { expoId: end } }),
  name: 'expo.check-in',
});

async function createVisitors(count: number): Promise<string[]> {
  const subs = Array.from({ length: count }, () => randomUUID());
  await server.db
    .insert(users)
    .values(subs.map((sub) => newVisitorRow({ sub, email: `${sub}@example.com`, displayName: '' })));
  return subs;
}
/** Calls of `db.transaction` while something runs. */
async function countTransactions<T>(work: () => Promise<T>, failure?: Error): Promise<[number, T]> {
  const spy = vi.spyOn(server.db, 'transaction');
  if (failure) spy.mockRejectedValue(failure);
  const result = await work();
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return [count, result];
}
const revisionsOf = async (subs: readonly string[]) => {
  const rows = await server.db.select().from(users).where(inArray(users.cognitoSub, subs));
  const revs = new Map(rows.map(({ cognitoSub, rev }) => [cognitoSub, rev]));
  return subs.map((sub) => revs.get(sub));
};
const resultsOf = (subs: readonly string[]) =>
  server.db
    .select()
    .from(actionResults)
    .where(inArray(actionResults.sub, subs))
    .orderBy(actionResults.position);
const effectsOf = async (subs: readonly string[]) => {
  const rows = await server.db.select().from(checkIns).where(inArray(checkIns.sub, subs));
  return rows.map(({ expoId }) => expoId);
};

it('actions of many visitors that arrive together share a transaction, and each has its own result and revision', async () => {
  const subs = await createVisitors(12);
  await server.db
    .update(users)
    .set({ rev: 7 })
    .where(eq(users.cognitoSub, subs[3] ?? ''));
  const ends = subs.map((_, i): End => (i % 4 === 1 ? 'refuse' : i % 4 === 2 ? 'same' : 'change'));
  const actions = subs.map((sub, i) => action(sub, ends[i] ?? 'same'));
  const apply = createApply();
  const [transactions, results] = await countTransactions(() => Promise.all(actions.map(apply)));
  expect(transactions).toBe(1);
  const revs = ends.map((end, i) => (i === 3 ? 7 : 0) + (end === 'change' ? 1 : 0));
  expect(results).toEqual(
    actions.map(({ key }, i) =>
      ends[i] === 'refuse'
        ? { key, verdict: 'refused', rev: revs[i], reason: 'expo-unknown' }
        : { key, verdict: 'done', rev: revs[i], answer: key },
    ),
  );
  expect(await revisionsOf(subs)).toEqual(revs);
});

it.each(['throw', 'refuse-late'] as const)(
  'of actions in one transaction, one that ends with %s leaves nothing, and the others are applied',
  async (end) => {
    const subs = await createVisitors(5);
    const actions = subs.map((sub, i) => action(sub, i === 2 ? end : 'change'));
    const results = await Promise.allSettled(actions.map(createApply()));
    const verdicts = results.map((result) =>
      result.status === 'fulfilled' ? result.value?.verdict : result.reason.message,
    );
    expect(verdicts).toEqual(['done', 'done', end === 'throw' ? 'fails' : 'refused', 'done', 'done']);
    expect(await revisionsOf(subs)).toEqual([1, 1, 0, 1, 1]);
    expect(await effectsOf(subs)).toHaveLength(4);
    expect(await resultsOf(subs)).toHaveLength(end === 'throw' ? 4 : 5);
  },
);

it('all actions of a transaction fail when the database does not answer', async () => {
  const subs = await createVisitors(3);
  const shutdown = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const actions = subs.map((sub) => action(sub, 'change'));
  const apply = createApply();
  const [transactions, results] = await countTransactions(
    () => Promise.allSettled(actions.map(apply)),
    shutdown,
  );
  expect(results).toEqual(subs.map(() => ({ status: 'rejected', reason: shutdown })));
  expect(transactions).toBe(1);
});

describe('an action that may wait for more than its visitor has a transaction of its own:', () => {
  const wish = (sub: string) => ({
    name: 'wishlist.set',
    lane: 'wishlist',
    input: { slug: 'cot', isWished: true },
    sub,
  });
  const enquiry = (sub: string) => ({ name: 'enquiry.send', lane: 'enquiry', input: visitorEnquiry(), sub });
  const done = async () => ({ done: null, changed: false });
  const ofOwn: ActionHandlers = {
    ...handlers,
    'wishlist.set': Object.assign(() => done(), { othersOf: async () => [] }),
    'enquiry.send': done,
  };

  it.each([
    ['it locks what others share', wish],
    ['it needs no account', enquiry],
  ])('%s', async (_, alone) => {
    const [first = '', second = '', third = ''] = await createVisitors(3);
    const own = actionOf(alone(second)) as KnownAction;
    for (const order of [
      [own, action(first, 'change'), action(third, 'change')],
      [action(first, 'change'), { ...own, key: randomUUID() }, action(third, 'change')],
    ]) {
      const apply = createApplyAction(server.deps, ofOwn);
      const [transactions, results] = await countTransactions(() =>
        Promise.all(order.map((each) => apply({ action: each, sub: each.sub, sentAt: TEST_NOW_MS }))),
      );
      expect(results.map((result) => result?.verdict)).toEqual(['done', 'done', 'done']);
      expect(transactions).toBe(2);
    }
  });
});

it('where several transactions may run at once, actions of one visitor still wait for each other', async () => {
  const [sub = ''] = await createVisitors(1);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: ActionHandlers = {
    ...handlers,
    'expo.check-in': async (context, input) => {
      await held;
      return handlers['expo.check-in'](context, input);
    },
  };
  const severalAtOnce = { ...server.deps, env: { databaseUrl: 'postgres://elsewhere' } };
  const apply = createApplyAction(severalAtOnce, slow);
  const send = (each: KnownAction) => apply({ action: each, sub, sentAt: TEST_NOW_MS });
  const spy = vi.spyOn(server.db, 'transaction');
  const first = send(action(sub, 'change'));
  await waitUntil(() => spy.mock.calls.length === 1);
  const second = send(action(sub, 'change'));
  await flushMacrotasks();
  const begun = spy.mock.calls.length;
  release();
  expect(await Promise.all([first, second])).toMatchObject([{ rev: 1 }, { rev: 2 }]);
  expect(begun).toBe(1);
  spy.mockRestore();
});

it('a visitor without a row does not delay the others', async () => {
  const [first = '', last = ''] = await createVisitors(2);
  const subs = [first, randomUUID(), last];
  const results = await Promise.all(subs.map((sub) => action(sub, 'change')).map(createApply()));
  expect(results.map((result) => result?.verdict)).toEqual(['done', undefined, 'done']);
  expect((await resultsOf(subs)).map(({ sub }) => sub).toSorted()).toEqual([first, last].toSorted());
});

it('actions of one visitor that arrive at once are applied in that order, each on what the one before left', async () => {
  const [sub = '', other = ''] = await createVisitors(2);
  const actions = [
    action(sub, 'change'),
    action(other, 'change'),
    action(sub, 'change'),
    action(sub, 'same'),
  ];
  const results = await Promise.all(actions.map(createApply()));
  expect(results.map((result) => result && 'rev' in result && result.rev)).toEqual([1, 1, 2, 2]);
  const keys = actions.filter((one) => one.sub === sub).map(({ key }) => key);
  expect((await resultsOf([sub])).map(({ key }) => key)).toEqual(keys);
});

const arrival = fc.record({
  visitor: fc.nat(3),
  end: fc.constantFrom(...ENDS),
  /** One of the first keys, so that some are repeats, with the same input or another. */
  key: fc.nat(7),
  process: fc.nat(1),
});

it('however actions arrive, each is applied once, and a repeat gets its result, also from another process', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arrival, { minLength: 1, maxLength: 30 }), async (arrivals) => {
      const subs = await createVisitors(4);
      const keys = Array.from({ length: 8 }, () => randomUUID());
      const processes = [createApply(), createApply()];
      const settled = await Promise.allSettled(
        arrivals.map(({ visitor, end, key, process }) =>
          processes[process]?.(action(subs[visitor] ?? '', end, keys[key])),
        ),
      );
      const storedResults = await resultsOf(subs);
      const idOf = (sub: string, key: string) => `${sub} ${key}`;
      const rows = new Map(storedResults.map((row) => [idOf(row.sub, row.key), row]));
      expect(rows.size).toBe(storedResults.length);
      const [endOf, changes] = [new Map<string, End>(), new Map<string, number>()];
      for (const [i, result] of settled.entries()) {
        const { visitor, key: keyNumber, end } = arrivals[i] ?? { visitor: 0, key: 0, end: 'same' };
        const [sub, key] = [subs[visitor] ?? '', keys[keyNumber] ?? ''];
        const row = rows.get(idOf(sub, key));
        if (result.status === 'rejected') {
          expect([end, result.reason.message]).toEqual(['throw', 'fails']);
        } else if (result.value?.verdict === 'refused' && result.value.reason === 'key-reused') {
          expect(row).toBeDefined();
        } else {
          expect(end).not.toBe('throw');
          expect(result.value).toMatchObject({ key, verdict: row?.verdict, rev: row?.rev });
          const first = endOf.get(idOf(sub, key)) ?? end;
          expect(end).toBe(first);
          endOf.set(idOf(sub, key), end);
        }
      }
      const done = [...endOf].filter(([, end]) => end === 'change' || end === 'same');
      expect((await effectsOf(subs)).toSorted()).toEqual(done.map(([id]) => id.split(' ')[1]).toSorted());
      for (const [id, end] of endOf) {
        const sub = id.split(' ')[0] ?? '';
        changes.set(sub, (changes.get(sub) ?? 0) + (end === 'change' ? 1 : 0));
      }
      expect(await revisionsOf(subs)).toEqual(subs.map((sub) => changes.get(sub) ?? 0));
    }),
    { numRuns: RUNS },
  );
});
