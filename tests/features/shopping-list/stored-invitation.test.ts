import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  deleteInvitation,
  readInvitation,
  storeInvitation,
} from '../../../src/features/shopping-list/stored-invitation.ts';

const stored = new Map<string, string>();
let isFull: boolean;
beforeEach(() => {
  stored.clear();
  isFull = false;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, path: string) => open(path.split('#')[1] ?? ''),
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (hash: string) =>
  vi.stubGlobal('location', { pathname: '/shopping-list', search: '', hash: hash && `#${hash}` });

it('An invitation moves from the address into the storage of the tab', () => {
  open('join=first');
  storeInvitation();
  expect(location.hash).toBe('');
  expect(readInvitation()).toBe('first');
  deleteInvitation();
  expect(readInvitation()).toBeNull();
});

it('With full storage the invitation in the address counts, and not an older one', () => {
  open('join=first');
  storeInvitation();
  isFull = true;
  open('join=second');
  storeInvitation();
  expect(readInvitation()).toBe('second');
  open('');
  expect(readInvitation()).toBeNull();
});
