import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActionHandlers } from '../../../server/actions/action-handler.ts';
import { createApplyAction } from '../../../server/actions/apply-together.ts';
import { deliverActions } from '../../../server/actions/deliver.ts';
import { createDeliverySpread } from '../../../server/actions/delivery-spread.ts';
import { actionHandlers } from '../../../server/actions/handler-registry.ts';
import { actionResults, checkIns } from '../../../server/db/schema.ts';
import { findVisitor } from '../../../server/visitors/visitor.ts';
import type { Action } from '../../../src/domain/delivery/actions.ts';
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

const storedResults = () => server.db.select().from(actionResults).where(eq(actionResults.sub, sub));
const storedCheckIns = () => server.db.select().from(checkIns).where(eq(checkIns.sub, sub));
const currentRev = async () => (await findVisitor(server.deps, sub))?.rev;
const refusedWith = (reason: string) => ({ verdict: 'refused', reason });

describe('An action whose handler fails', () => {
  const handlersThat = (fail: () => Promise<never>): ActionHandlers => ({
    ...actionHandlers,
    'expo.check-in': async ({ tx, visitor }, { expoId }) => {
      const row = { day: '2026-11-21', checkedInAt: new Date(), trust: 'elapsed' as const };
      await tx.insert(checkIns).values({ sub: visitor.cognitoSub, expoId, ...row });
      return expoId === 'good' ? { done: 'fine', changed: true } : fail();
    },
  });
  const failing = (lane: string) => checkInActionNow(sub, { lane, input: { expoId: 'bad' } });
  const succeeding = (lane: string) => checkInActionNow(sub, { lane, input: { expoId: 'good' } });
  const deliver = async (actions: Action[], handlers: ActionHandlers) => {
    await server.rpcQuery('users.profiles.myDetail', undefined, sub);
    const deps = {
      ...server.deps,
      applyAction: createApplyAction(server.deps, handlers),
      spread: createDeliverySpread(0, Date.now),
    };
    const owner = { sub, ensureRow: () => Promise.reject(new Error('has one')) };
    const limit = { tryConsume: () => true };
    return deliverActions(deps, owner, { sentAt: TEST_NOW_MS, actions }, { open: limit, all: limit });
  };

  it('writes nothing, blocks its lane, and is logged without the error message', async () => {
    const handlers = handlersThat(() => Promise.reject(new Error('secret')));
    const actions = [failing('a'), succeeding('a'), succeeding('b')];
    const { results } = await deliver(actions, handlers);
    expect(results.map((result) => result.verdict)).toEqual(['unknown', 'unknown', 'done']);
    expect((await storedResults()).map((row) => row.lane)).toEqual(['b']);
    expect((await storedCheckIns()).map((row) => row.expoId)).toEqual(['good']);
    expect(await currentRev()).toBe(1);
    expect(server.log.filter(({ level }) => level === 'error')).toMatchObject([
      { level: 'error', context: { action: 'expo.check-in', error: 'Error' } },
    ]);
    expect(JSON.stringify(server.log)).not.toContain('secret');
  });

  it('fails the whole delivery when the database does not answer', async () => {
    const shutdown = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const handlers = handlersThat(() => Promise.reject(shutdown));
    await expect(deliver([failing('a')], handlers)).rejects.toBe(shutdown);
    expect(await storedResults()).toEqual([]);
  });

  it('rolls back what it wrote when it refuses at the end', async () => {
    const handlers: ActionHandlers = {
      ...actionHandlers,
      'expo.check-in': async (context, { expoId }) => {
        await handlersThat(() => Promise.reject(new Error('unused')))['expo.check-in'](context, { expoId });
        return { refused: 'expo-unknown' };
      },
    };
    const { results } = await deliver([succeeding('a')], handlers);
    expect(results).toMatchObject([refusedWith('expo-unknown')]);
    expect(await storedCheckIns()).toEqual([]);
    expect(await storedResults()).toHaveLength(1);
    expect(await currentRev()).toBe(0);
  });
});
