import { describe, expect, it } from 'vitest';
import { breadcrumbs } from '../../src/app/breadcrumb-trail.ts';

const address = (path: string, query = '') => ({ path, search: new URLSearchParams(query) });

describe('breadcrumbs', () => {
  it('begin at home, whose label is empty', () => {
    expect(breadcrumbs(address('/account/orders'))).toEqual([
      { path: '/', label: '' },
      { path: '/account', label: 'My Account' },
      { path: '/account/orders', label: 'Orders' },
    ]);
    expect(breadcrumbs(address('/'))).toEqual([{ path: '/', label: '' }]);
  });

  it('of the exhibitors of an expo lead back to the expos, as those of its map', () => {
    const above = [
      { path: '/', label: '' },
      { path: '/expo', label: 'Expo' },
    ];
    expect(breadcrumbs(address('/exhibitors', 'expoSlug=fair')).slice(0, -1)).toEqual(above);
    expect(breadcrumbs(address('/expo/directory', 'expoSlug=fair')).slice(0, -1)).toEqual(above);
  });

  it('of an account page that a parameter names lead back to the account', () => {
    expect(breadcrumbs(address('/account', 'page=profile'), 'My Profile')).toEqual([
      { path: '/', label: '' },
      { path: '/account', label: 'My Account' },
      { path: '/account?page=profile', label: 'My Profile' },
    ]);
    expect(breadcrumbs(address('/account', 'page=nothing')).map(({ label }) => label)).toEqual([
      '',
      'My Account',
    ]);
  });

  it('end with the name of the item that the address names', () => {
    expect(breadcrumbs(address('/brands/little-sprout'), 'Little Sprout').at(-1)).toEqual({
      path: '/brands/little-sprout',
      label: 'Little Sprout',
    });
    const expoTrail = breadcrumbs(address('/expo', 'expoSlug=fair'), 'Baby Fair');
    expect(expoTrail.map(({ label }) => label)).toEqual(['', 'Expo', 'Baby Fair']);
  });

  it('of an unknown address have no step to another unknown one', () => {
    const labels = (path: string, query = '') =>
      breadcrumbs(address(path, query), 'Page Not Found').map(({ label }) => label);
    expect(labels('/cart/1')).toEqual(['', 'Page Not Found']);
    expect(labels('/cart', 'page=1')).toEqual(['', 'Page Not Found']);
    expect(labels('/account/nothing')).toEqual(['', 'My Account', 'Page Not Found']);
  });
});
