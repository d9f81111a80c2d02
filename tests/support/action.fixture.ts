import type { Action } from '../../src/domain/delivery/actions.ts';
import type { Database } from '../../src/sync/database.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';

/** A check-in as a phone stores it, with anything about it changed. */
export const actionOf = (change: Partial<Action> = {}): Action => ({
  key: crypto.randomUUID(),
  name: 'expo.check-in',
  v: 1,
  input: { expoId: 'expo-1' },
  lane: 'check-in',
  sub: 'anna',
  tappedAt: 1_790_000_000_000,
  offsetMs: 0,
  ...change,
});

export const storeIdentity = (sub: string, store: Database) =>
  writeIdentity({ sub, displayName: sub, signedInAt: 1 }, store);
