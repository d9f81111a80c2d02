import { expect, it } from 'vitest';
import { answerVersion, changesSince } from '../../src/platform/pending-changes.ts';
import { createAction } from '../../src/sync/outbox.ts';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { actionOf } from '../support/action.fixture.ts';

it('The time of a tap is in whole ms, so that later actions can name it', () => {
  const itemId = crypto.randomUUID();
  const tap = { sub: 'anna', deviceMs: 1000, offsetMs: 0.75 };
  const action = createAction('shopping-list.tick', { itemId, isTicked: true }, tap);
  const [change] = changesSince(
    { rev: 0, atMs: 0 },
    ['shopping-list.tick'],
    [{ position: 1, action, state: 'waiting' }],
  );
  const sawAt = change?.tappedAtMs ?? 0;
  expect(sawAt).toBe(1001);
  expect(() => createAction('shopping-list.tick', { itemId, isTicked: false, sawAt }, tap)).not.toThrow();
});

it('An action that a response contains is no change, whether its result has come or not', () => {
  const action = actionOf({ name: 'brand.follow', input: { slug: 'duck', isFollowed: true } });
  const entries = (sent: boolean): OutboxEntry[] => {
    const result = { state: 'sent', rev: 9, answer: action.input } as const;
    return [{ position: 1, action, ...(sent ? result : { state: 'waiting' }) }];
  };
  const changes = (applied: string[], sent: boolean) =>
    changesSince({ rev: 8, atMs: 0, applied }, ['brand.follow'], entries(sent)).length;
  expect([changes([], false), changes([], true)]).toEqual([1, 1]);
  expect([changes([action.key], false), changes([action.key], true)]).toEqual([0, 0]);
});

it('An action that was delivered is a change until a response of its revision', () => {
  const action = actionOf({ name: 'brand.follow', input: { slug: 'duck', isFollowed: true } });
  const changes = (rev: number, responseRev: number) =>
    changesSince(
      { rev: responseRev, atMs: 0 },
      ['brand.follow'],
      // The phone's clock says nothing where the server has numbered its answers, from 0 on.
      [{ position: 1, action, state: 'sent', rev, answer: action.input, settledAt: 9_000 }],
    ).length;
  expect([8, 9, 10].map((responseRev) => changes(9, responseRev))).toEqual([1, 0, 0]);
  expect(changes(0, 0)).toBe(0);
});

it('An answer of an earlier page load contains what was known to be applied when it came', () => {
  const action = actionOf({ name: 'brand.follow', input: { slug: 'duck', isFollowed: true } });
  const result = { rev: 9, answer: action.input, settledAt: 3_000 };
  const changes = (atMs: number, more: Partial<OutboxEntry>) =>
    changesSince(
      { rev: -1, atMs },
      ['brand.follow'],
      [{ position: 1, action, state: 'waiting', appliedAt: 2_000, ...more }],
    ).length;
  expect([changes(1_000, {}), changes(2_000, {})]).toEqual([1, 0]);
  expect([1_000, 2_000, 3_000].map((atMs) => changes(atMs, { ...result, state: 'sent' }))).toEqual([1, 0, 0]);
});

it('An answer that came after the phone’s clock was set back contains what was delivered before that', () => {
  const action = actionOf({ name: 'brand.follow', input: { slug: 'duck', isFollowed: true } });
  const nowMs = Date.now();
  const changes = (atMs: number) => {
    const settledAt = nowMs + 365 * 24 * 60 * 60_000;
    const entry = { position: 1, action, state: 'sent', rev: 9, answer: action.input, settledAt } as const;
    return changesSince({ rev: -1, atMs }, ['brand.follow'], [entry]).length;
  };
  expect(changes(nowMs - 60_000)).toBe(0);
  // An answer of unknown time.
  expect(changes(0)).toBe(0);
  const { atMs } = answerVersion(['no answer'], { data: undefined, dataUpdatedAt: 0 });
  expect(changes(atMs)).toBe(1);
});

it('A result that the server remembers without its answer is no change: the response shows the stored value', () => {
  const action = { ...actionOf({ name: 'family.set-journey', input: null }), input: null };
  const sent: OutboxEntry = { position: 1, action, state: 'sent', rev: 9, answer: null };
  expect(changesSince({ rev: 8, atMs: 0 }, ['family.set-journey'], [sent])).toEqual([]);
});
