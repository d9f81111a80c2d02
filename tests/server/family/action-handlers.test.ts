import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const journey: Family = {
  isExpecting: true,
  isParent: true,
  dueDate: '2027-02-14',
  children: [{ name: 'Adam', birthDate: '2024-02-29' }],
  interests: ['sleep', 'talks'],
  remind: false,
};
const told = (input: unknown, more: Partial<Action> = {}): Action => ({
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

describe('telling about the family', () => {
  it('is nothing at first', async () => {
    expect(await stored()).toBeNull();
  });

  it('stores the whole of it and raises the revision', async () => {
    const action = told(journey);
    const result = { key: action.key, verdict: 'done', rev: 1, answer: journey };
    expect(await deliverAction(server, action)).toEqual(result);
    expect(await stored()).toEqual(journey);
  });

  it('sets rather than adds: the last word counts', async () => {
    await deliverAction(server, told(journey));
    const next: Family = { ...journey, isExpecting: false, dueDate: null, interests: [] };
    expect(await deliverAction(server, told(next))).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await stored()).toEqual(next);
  });

  it('said twice changes nothing', async () => {
    await deliverAction(server, told(journey));
    expect(await deliverAction(server, told(journey))).toMatchObject({ verdict: 'done', rev: 1 });
  });

  it('is refused for a child that is not born yet', async () => {
    const unborn = { ...journey, children: [{ name: '', birthDate: '2026-11-23' }] };
    expect(await deliverAction(server, told(unborn))).toMatchObject({ reason: 'date-in-future' });
    expect(await stored()).toBeNull();
  });

  it('is judged by the day it was told, and takes a phone that is in its tomorrow', async () => {
    const born = { ...journey, children: [{ name: '', birthDate: '2026-11-22' }] };
    expect(await deliverAction(server, told(born))).toMatchObject({ verdict: 'done' });
    const late = told(born, { tappedAt: TEST_NOW_MS - 5 * DAY_MS });
    expect(await deliverAction(server, late)).toMatchObject({ reason: 'date-in-future' });
  });

  it.each([
    ['a day that is none', { ...journey, dueDate: '2027-02-30' }],
    ['seven children', { ...journey, children: Array(7).fill(journey.children[0]) }],
    ['an unknown interest', { ...journey, interests: ['gambling'] }],
    ['a permission that is not a yes or no', { ...journey, remind: 'yes' }],
    ['a name without an end', { ...journey, children: [{ name: 'x'.repeat(61), birthDate: '2024-01-01' }] }],
  ])('is refused for %s', async (_, input) => {
    expect(await deliverAction(server, told(input))).toMatchObject({ reason: 'invalid-input' });
  });

  it('takes names that a database could not', async () => {
    const odd = { ...journey, children: [{ name: ' A\u0000da\ud800m ', birthDate: '2024-01-01' }] };
    expect(await deliverAction(server, told(odd))).toMatchObject({ verdict: 'done' });
    expect(await stored()).toMatchObject({ children: [{ name: 'Adam' }] });
  });

  it('is shown to its visitor alone', async () => {
    await deliverAction(server, told(journey));
    expect((await server.rpcQuery('users.family.journey', undefined, 'somebody-else')).data).toBeNull();
    expect((await server.rpcQuery('users.family.journey')).status).toBe(401);
  });
});
