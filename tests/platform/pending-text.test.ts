import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { cannotStoreText, pendingTextAtom } from '../../src/platform/pending-text.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { createAction } from '../../src/sync/outbox.ts';
import { StorageUnavailable } from '../../src/sync/storage-unavailable.ts';

const errorOf = (booth: string) => {
  try {
    createAction(
      'booth.set-visited',
      { expoId: 'e', booth, isVisited: true },
      { sub: 'anna', deviceMs: 1, offsetMs: 0 },
    );
  } catch (error) {
    return error;
  }
};

it('The phone is not blamed for a value that no server would take', () => {
  const ours = 'Something is wrong in this app, so that wasn’t saved. Please tell us.';
  expect(cannotStoreText(errorOf('x'.repeat(41)))).toBe(ours);
  expect(cannotStoreText(new RangeError('The action is too large to deliver'))).toBe(ours);
});

it('A phone that cannot store says why', () => {
  expect(cannotStoreText(new StorageUnavailable('full'))).toMatch('This device is full');
  for (const reason of ['hangs', 'lost'] as const)
    expect(cannotStoreText(new StorageUnavailable(reason))).toMatch('Load the page again');
  expect(cannotStoreText(undefined)).toMatch('This device can’t save anything');
});

it('Nobody who is online is told to go online', () => {
  const store = createStore();
  expect(store.get(pendingTextAtom)).toBe('Saved on this device and on its way.');
  store.set(sessionAtom, { ...signedOutSession, mustSignInToSend: true });
  expect(store.get(pendingTextAtom)).toBe('Saved on this device. Log in to send it.');
});
