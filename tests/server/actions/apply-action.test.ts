import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActionHandlers } from '../../../server/actions/action-handler.ts';
import { deliverActions } from '../../../server/actions/deliver.ts';
import { actionHandlers } from '../../../server/actions/handler-registry.ts';
import { actionLedger, checkIns } from '../../../server/db/schema.ts';
import { findVisitor } from '../../../server/visitors/visitor.ts';
import { checkInActionNow } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
  server.log.length = 0;
});

const ledger = () => server.db.select().from(actionLedger).where(eq(actionLedger.sub, sub));
const checkInsNow = () => server.db.select().from(checkIns).where(eq(checkIns.sub, sub));
const revNow = async () => (await findVisitor(server.deps, sub))?.rev;
const refusedWith = (reason: string) => ({ verdict: 'refused', reason });

describe('an action that the server trips over', () => {
  const effectsThat = (fail: () => Promise<never>): ActionHandlers => ({
    ...actionHandlers,
    'expo.check-in': async ({ tx, user }, { expoId }) => {
      const at = { day: '2026-11-21', checkedInAt: new Date(), trust: 'elapsed' as const };
      await tx.insert(checkIns).values({ sub: user.cognitoSub, expoId, ...at });
      return expoId === 'good' ? { done: 'fine', changed: true } : fail();
    },
  });
  const failing = (lane: string) => checkInActionNow(sub, { lane, input: { expoId: 'bad' } });
  const succeeding = (lane: string) => checkInActionNow(sub, { lane, input: { expoId: 'good' } });
  const visitor = async () => {
    await server.rpcQuery('users.profiles.myDetail', undefined, sub);
    const user = await findVisitor(server.deps, sub);
    if (!user) throw new Error('No user');
    return user;
  };

  it('leaves no trace, keeps its lane waiting, and is logged without what it said', async () => {
    const effects = effectsThat(() => Promise.reject(new Error('secret')));
    const actions = [failing('a'), succeeding('a'), succeeding('b')];
    const { results } = await deliverActions(
      server.deps,
      await visitor(),
      { sentAt: TEST_NOW_MS, actions },
      effects,
    );
    expect(results.map((result) => result.verdict)).toEqual(['unknown', 'unknown', 'done']);
    expect((await ledger()).map((row) => row.lane)).toEqual(['b']);
    expect((await checkInsNow()).map((row) => row.expoId)).toEqual(['good']);
    expect(await revNow()).toBe(1);
    expect(server.log.filter(({ level }) => level === 'error')).toMatchObject([
      { level: 'error', context: { action: 'expo.check-in', error: 'Error' } },
    ]);
    expect(JSON.stringify(server.log)).not.toContain('secret');
  });

  it('is no verdict on anything when the database does not answer', async () => {
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const effects = effectsThat(() => Promise.reject(away));
    const call = { sentAt: TEST_NOW_MS, actions: [failing('a')] };
    await expect(deliverActions(server.deps, await visitor(), call, effects)).rejects.toBe(away);
    expect(await ledger()).toEqual([]);
  });

  it('undoes what it wrote when it is refused in the end', async () => {
    const effects: ActionHandlers = {
      ...actionHandlers,
      'expo.check-in': async (context, { expoId }) => {
        await effectsThat(() => Promise.reject(new Error('unused')))['expo.check-in'](context, { expoId });
        return { refused: 'expo-unknown' };
      },
    };
    const call = { sentAt: TEST_NOW_MS, actions: [succeeding('a')] };
    const { results } = await deliverActions(server.deps, await visitor(), call, effects);
    expect(results).toMatchObject([refusedWith('expo-unknown')]);
    expect(await checkInsNow()).toEqual([]);
    expect(await ledger()).toHaveLength(1);
    expect(await revNow()).toBe(0);
  });
});
