import { describe, expect, it } from 'vitest';
import {
  accountPath,
  checkInPath,
  expoPath,
  fillPath,
  isAuthPath,
  passPath,
  paths,
  withQuery,
} from '../../../src/domain/routing/paths.ts';

describe('addresses', () => {
  it('are filled in with every value encoded', () => {
    expect(expoPath('a&b c')).toBe('/expo?expoSlug=a%26b+c');
    expect(accountPath('profile')).toBe('/account?page=profile');
    expect(checkInPath).toBe('/account?page=expo-check-in');
    expect(passPath).toBe('/?menu=open');
    expect(fillPath(paths.home)).toBe('/');
  });

  it('keep the rest of the query when a part of it changes', () => {
    const address = { path: '/brands', search: new URLSearchParams('letter=B&text=a') };
    expect(withQuery(address, { letter: 'C & D' })).toBe('/brands?letter=C+%26+D&text=a');
    expect(withQuery(address, { letter: null, text: '' })).toBe('/brands');
    expect(address.search.get('letter')).toBe('B');
  });

  it('of the sign-in pages are recognised with and without a closing slash', () => {
    expect(['/sign-in', '/sign-up/', '/verify', '/journey', '/forget-password'].every(isAuthPath)).toBe(true);
    expect(['/', '/expo', '/sign-in/x', '/account'].some(isAuthPath)).toBe(false);
  });
});
