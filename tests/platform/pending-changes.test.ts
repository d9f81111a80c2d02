import { expect, it } from 'vitest';
import { changesSince } from '../../src/platform/pending-changes.ts';
import { createAction } from '../../src/sync/outbox.ts';

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
