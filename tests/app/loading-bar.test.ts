import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadingBarAtom, shouldShowLoadingBar } from '../../src/app/loading-bar.tsx';

describe('the loading bar', () => {
  it('shows on the way to another path', () => {
    expect(shouldShowLoadingBar('/', '/brands')).toBe(true);
    expect(shouldShowLoadingBar('/my-rewards', '/brands')).toBe(true);
  });

  it('does not show while only the query changes, nor on the way to rewards and contact pages', () => {
    expect(shouldShowLoadingBar('/expo', '/expo')).toBe(false);
    for (const path of ['/my-rewards', '/get-in-touch', '/get-in-touch/visitor'])
      expect(shouldShowLoadingBar('/', path)).toBe(false);
  });
});

describe('the state of the loading bar', () => {
  let store: ReturnType<typeof createStore>;
  const move = (from: string, to: string) => {
    store.set(loadingBarAtom, from, to);
    return store.get(loadingBarAtom);
  };
  beforeEach(() => {
    store = createStore();
  });

  it('is empty on the first page, grows on the way to another, and completes there', () => {
    expect(move('/', '/')).toEqual({ path: '/', state: null });
    expect(move('/', '/brands')).toEqual({ path: '/', state: 'loading' });
    expect(move('/brands', '/brands')).toEqual({ path: '/brands', state: 'arrived' });
    expect(move('/brands', '/brands')).toEqual({ path: '/brands', state: 'arrived' });
  });

  it('completes for a page that was loaded already', () => {
    move('/', '/');
    expect(move('/brands', '/brands')).toEqual({ path: '/brands', state: 'arrived' });
  });

  it('is empty again when the page could not be loaded', () => {
    move('/', '/');
    move('/', '/brands');
    expect(move('/', '/')).toEqual({ path: '/', state: null });
  });

  it('stays empty on the way to rewards', () => {
    move('/', '/');
    expect(move('/', '/my-rewards')).toEqual({ path: '/', state: null });
    expect(move('/my-rewards', '/my-rewards')).toEqual({ path: '/my-rewards', state: null });
  });
});
