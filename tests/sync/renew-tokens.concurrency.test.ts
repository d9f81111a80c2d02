import { expect, test } from 'vitest';
import { prolongTokens, type RenewDeps, renewTokens } from '../../src/sync/renew-tokens.ts';
import { lockNames } from '../../src/sync/storage-keys.ts';
import { tokenCookieName } from '../../src/sync/tokens.ts';
import { eventually } from '../support/eventually.ts';
import { type FakeCookieJar, TEST_CLIENT_ID } from '../support/fake-cookie-jar.ts';
import { FakeLockManager } from '../support/fake-lock-manager.ts';
import {
  fakeRenewDeps,
  jarDueForRenewal,
  NOW_S,
  poolErrorResponse,
  renewalResponse,
} from '../support/user-pool-responses.ts';

/** Twenty tabs with one jar and one lock manager. */
function twentyTabs(
  jar: FakeCookieJar,
  change: Partial<RenewDeps> & { force?: boolean },
  manager = new FakeLockManager(),
) {
  let requests = 0;
  const answer = async () => {
    requests++;
    await new Promise((resolve) => setImmediate(resolve));
    return renewalResponse(requests);
  };
  const renewals = Array.from({ length: 20 }, () =>
    renewTokens({ ...fakeRenewDeps(jar, answer, { locks: manager.client(), timeoutMs: 60_000 }), ...change }),
  );
  return { outcomes: Promise.all(renewals), requests: () => requests };
}

test.each([false, true])('20 tabs at the end of a token make one renewal (force: %s)', async (force) => {
  const { outcomes, requests } = twentyTabs(jarDueForRenewal(), { force });
  expect((await outcomes).toSorted()).toEqual([...Array(19).fill('fresh'), 'renewed']);
  expect(requests()).toBe(1);
});

test('20 tabs that wait for a frozen one make one renewal', async () => {
  const manager = new FakeLockManager();
  manager.freeze(lockNames.renewal);
  const { outcomes, requests } = twentyTabs(jarDueForRenewal(), {}, manager);
  await eventually(() => expect(manager.waitingCount).toBe(20));
  // The time limit of all twenty passes at the same moment.
  while (manager.expireOneWait(() => 0));
  expect((await outcomes).filter((outcome) => outcome !== 'fresh')).toEqual(['renewed']);
  expect(requests()).toBe(1);
});

/** A sign-out that begins at one call of the dependencies, and deletes the cookies some calls later. */
async function signOutDuring<T>(
  work: (deps: RenewDeps) => Promise<T>,
  { beginsAt, clearsAfter }: { beginsAt: number; clearsAfter: number },
) {
  const jar = jarDueForRenewal();
  let calls = 0;
  let answeredAt = Number.POSITIVE_INFINITY;
  const hasBegun = () => calls >= beginsAt;
  const clear = () => jar.cookies.clear();
  const atCall = async () => {
    calls++;
    if (calls === beginsAt + clearsAfter) clear();
  };
  jar.beforeEachCall = atCall;
  const outcome = await work(
    fakeRenewDeps(
      jar,
      async () => {
        await atCall();
        answeredAt = calls;
        return renewalResponse();
      },
      {
        timeoutMs: 60_000,
        hasTombstone: async () => {
          await atCall();
          return hasBegun();
        },
      },
    ),
  );
  const begunAtAll = hasBegun();
  if (calls < beginsAt + clearsAfter) clear();
  return { jar, outcome, begunBeforeAnswer: beginsAt <= answeredAt, begunAtAll };
}

/** More than a renewal makes, so that some sign-outs begin after it. */
const CALLS = 28;
const schedules = Array.from({ length: CALLS * CALLS }, (_, n) => ({
  beginsAt: 1 + Math.floor(n / CALLS),
  clearsAfter: n % CALLS,
}));

test('a sign-out during a renewal wins, whenever it begins', async () => {
  for (const schedule of schedules) {
    const { jar, outcome, begunBeforeAnswer, begunAtAll } = await signOutDuring(renewTokens, schedule);
    const story = `${JSON.stringify(schedule)}, ended ${outcome}`;
    expect([...jar.cookies.keys()], story).toEqual([]);
    if (begunBeforeAnswer) expect(jar.writes, story).toEqual([]);
    if (begunAtAll) expect(outcome, story).toBe('no-tokens');
  }
});

test('a sign-out while cookies are written again wins, whenever it begins', async () => {
  for (const schedule of schedules) {
    const { jar } = await signOutDuring(prolongTokens, schedule);
    expect([...jar.cookies.keys()], JSON.stringify(schedule)).toEqual([]);
  }
});

test('what another tab stores while cookies are written again stays, whenever that is', async () => {
  const refreshToken = tokenCookieName(TEST_CLIENT_ID, 'anna', 'refreshToken');
  for (let at = 1; at < CALLS; at++) {
    for (const sub of ['anna', 'ben']) {
      const jar = jarDueForRenewal();
      let calls = 0;
      const store = () => {
        jar.setTokens(sub, NOW_S + 3_600);
        if (sub === 'anna') jar.cookies.set(refreshToken, 'rotated');
      };
      const { read } = jar;
      // Not between a read and the write that follows it: a page does both in one step.
      jar.read = async () => {
        if (++calls === at) store();
        return read.call(jar);
      };
      await prolongTokens(fakeRenewDeps(jar, async () => renewalResponse()));
      if (calls < at) continue;
      const found = { ...Object.fromEntries(jar.cookies) };
      store();
      expect(found, `${sub} at ${at}`).toEqual(Object.fromEntries(jar.cookies));
    }
  }
});

test('a sign-in of another visitor during a renewal is kept', async () => {
  const jar = jarDueForRenewal();
  const answer = async () => {
    jar.setTokens('ben', NOW_S + 3_600);
    return renewalResponse();
  };
  expect(await renewTokens(fakeRenewDeps(jar, answer))).toBe('fresh');
  expect(jar.accessToken('anna')).toBeUndefined();
});

test('a refusal that comes after another visitor signed in does not concern them', async () => {
  const jar = jarDueForRenewal();
  const answer = async () => {
    jar.setTokens('ben', NOW_S + 3_600);
    return poolErrorResponse('NotAuthorizedException');
  };
  expect(await renewTokens(fakeRenewDeps(jar, answer))).toBe('fresh');
});

// The pool revokes the first session of a visitor who signed out and in again meanwhile.
test.each([
  ['new tokens', () => renewalResponse()],
  ['a refusal', () => poolErrorResponse('TokenRevokedException')],
])('%s of a session do not concern the same visitor’s next one', async (_what, response) => {
  const jar = jarDueForRenewal();
  const refreshToken = tokenCookieName(TEST_CLIENT_ID, 'anna', 'refreshToken');
  const answer = async () => {
    jar.setTokens('anna', NOW_S + 3_600);
    jar.cookies.set(refreshToken, 'of the next session');
    return response();
  };
  expect(await renewTokens(fakeRenewDeps(jar, answer))).toBe('fresh');
  expect(jar.writes).toEqual([]);
});
