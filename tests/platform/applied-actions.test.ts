import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { actionOf } from '../support/action.fixture.ts';
import { eventually } from '../support/eventually.ts';

let applied: typeof import('../../src/platform/applied-actions.ts');
let outbox: typeof import('../../src/sync/outbox.ts');
let identities: typeof import('../../src/sync/identity-store.ts');

const startPage = async (env: Record<string, string> = {}) => {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  applied = await import('../../src/platform/applied-actions.ts');
  outbox = await import('../../src/sync/outbox.ts');
  identities = await import('../../src/sync/identity-store.ts');
};
const signIn = (sub: string) => identities.writeIdentity({ sub, displayName: sub, signedInAt: 1 });
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await startPage();
  await signIn('anna');
});

/** Adds actions of a visitor to the outbox, and returns their keys. */
async function tap(count: number, sub = 'anna'): Promise<string[]> {
  const actions = Array.from({ length: count }, () => actionOf({ sub }));
  for (const action of actions) await outbox.enqueue(action);
  return actions.map(({ key }) => key);
}
async function settle(key: string, verdict: 'done' | 'refused'): Promise<void> {
  const { applyResults } = await import('../../src/sync/apply-results.ts');
  const result =
    verdict === 'done' ? { verdict, answer: null } : { verdict, reason: 'expo-unknown' as const };
  await applyResults([{ key, rev: 1, ...result }]);
}

describe('A request asks about', () => {
  it('the actions of the visitor that have no result yet, oldest first', async () => {
    const [first = '', done = '', refused = '', last = ''] = await tap(4);
    await settle(done, 'done');
    await settle(refused, 'refused');
    expect(await applied.waitingHeader()).toEqual({ 'x-waiting': `${first} ${last}` });
  });

  it('as many as one delivery may hold: the server reads no more', async () => {
    const keys = await tap(52);
    expect(await applied.waitingHeader()).toEqual({ 'x-waiting': keys.slice(0, 50).join(' ') });
  });

  it('none of another visitor’s, and none when nothing waits or nobody is signed in', async () => {
    await tap(1);
    await signIn('ben');
    expect(await applied.waitingHeader()).toEqual({});
    const { beginSignOut } = await import('../../src/sync/begin-sign-out.ts');
    await beginSignOut('ben', 'keep');
    expect(await applied.waitingHeader()).toEqual({});
  });

  it('none where the phone stores nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await startPage();
    expect(await applied.waitingHeader()).toEqual({});
  });

  it('none on another origin, which may not know the header', async () => {
    await startPage({ VITE_API_HOST: 'https://api.example' });
    await tap(1);
    expect(await applied.waitingHeader()).toEqual({});
  });
});

describe('An answer', () => {
  const answer = (headers: Record<string, string>) => applied.takeRevision(new Headers(headers));
  const entries = () => outbox.listEntries('anna');
  const appliedAtOf = (list: OutboxEntry[]) => list.map(({ appliedAt }) => appliedAt);

  it('tells its revision and what it contains', async () => {
    expect(answer({})).toBeNull();
    expect(answer({ 'x-rev': '7' })).toEqual({ rev: 7, applied: [] });
    const keys = await tap(2);
    expect(answer({ 'x-rev': '8', 'x-applied': keys.join(' ') })).toEqual({ rev: 8, applied: keys });
  });

  it('leaves on the phone since when waiting actions are in the answers, for the next page', async () => {
    const [first = '', second = '', done = ''] = await tap(3);
    await settle(done, 'done');
    vi.spyOn(Date, 'now').mockReturnValueOnce(1_000);
    answer({ 'x-rev': '8', 'x-applied': `${first} ${done} ${crypto.randomUUID()}` });
    await eventually(async () => expect((await entries())[0]?.appliedAt).toBe(1_000));
    vi.spyOn(Date, 'now').mockReturnValueOnce(2_000);
    answer({ 'x-rev': '9', 'x-applied': `${first} ${second}` });
    await eventually(async () => expect(appliedAtOf(await entries())).toEqual([1_000, 2_000, undefined]));
  });
});
