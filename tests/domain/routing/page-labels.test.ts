import { describe, expect, it } from 'vitest';
import { breadcrumbs } from '../../src/app/breadcrumb-trail.ts';
import { layoutOf } from '../../src/app/layout-kind.ts';
import { shouldShowLoadingBar } from '../../src/app/loading-bar.tsx';
import { pathLabel, pathTitle, titleCase } from '../../src/domain/routing/page-labels.ts';

const at = (path: string, query = '') => ({ path, search: new URLSearchParams(query) });

describe('the label of an address', () => {
  it.each([
    ['/', ''],
    ['/account', 'My Account'],
    ['/about-us', 'About Us'],
    ['/career-opportunity', 'Career Opportunity'],
    ['/terms-of-use', 'Terms of Use'],
    ['/get-in-touch', 'Get in Touch'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/expo/starbuy', 'Star Buy'],
    ['/wishlist', 'My Wishlist'],
    ['/kids-listing', 'Kids Listing'],
    ['/expo/directory', 'Directory'],
    ['/get-in-touch/online-service', 'Online Service'],
    ['/account/', 'My Account'],
  ])('%s is "%s"', (path, label) => expect(pathLabel(path)).toBe(label));

  it('is never found on every object', () => expect(pathLabel('/constructor')).toBe('Constructor'));
  it('ignores doubled hyphens', () => expect(titleCase('a--b-')).toBe('A B'));
});

describe('the title of an address', () => {
  it.each([
    ['/', 'Home'],
    ['/about-us', 'About Us'],
    ['/account', 'My Account'],
    ['/articles', 'Articles'],
    ['/brands', 'Brands'],
    ['/career-opportunity', 'Career Opportunity'],
    ['/exhibitors', 'Exhibitors'],
    ['/expo', 'Expo'],
    ['/expo/directory', 'Expo Map'],
    ['/expo/yhello-rewards', 'Yhello Rewards'],
    ['/expo/starbuy', 'Star Buy'],
    ['/get-in-touch', 'Get in Touch'],
    ['/media', 'Media'],
    ['/moments', 'Moments'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/products', 'Products'],
    ['/sign-in', 'Login'],
    ['/sign-up', 'Sign Up'],
    ['/terms-of-use', 'Terms of Use'],
    ['/wishlist', 'My Wishlist'],
    ['/career', 'Career'],
    ['/shopping-list/', 'Shopping List'],
  ])('%s is "%s"', (path, title) => expect(pathTitle(path)).toBe(title));
});

describe('the way to an address', () => {
  it('begins at home, whose label is empty', () => {
    expect(breadcrumbs(at('/account/orders'))).toEqual([
      { path: '/', label: '' },
      { path: '/account', label: 'My Account' },
      { path: '/account/orders', label: 'Orders' },
    ]);
    expect(breadcrumbs(at('/'))).toEqual([{ path: '/', label: '' }]);
  });

  it('ends with the name of the thing, where the address names one', () => {
    expect(breadcrumbs(at('/brands/little-sprout'), 'Little Sprout').at(-1)).toEqual({
      path: '/brands/little-sprout',
      label: 'Little Sprout',
    });
    expect(breadcrumbs(at('/expo', 'expoSlug=fair'), 'Baby Fair').map(({ label }) => label)).toEqual([
      '',
      'Expo',
      'Baby Fair',
    ]);
  });
});

describe('the layout', () => {
  it.each([
    '/terms-of-use',
    '/privacy-policy',
    '/articles',
    '/media',
    '/products',
    '/account',
    '/career-opportunity',
    '/wishlist',
    '/account/orders',
    '/products/bottle',
  ])('of %s carries the page’s title', (path) => expect(layoutOf(path)).toBe('page-title'));
  it.each(['/expo', '/career', '/brands', '/nowhere', '/shopping-list', '/accounts'])(
    'of %s is the default',
    (path) => expect(layoutOf(path)).toBe('default'),
  );
  it('of home is its own', () => expect(layoutOf('/')).toBe('home'));
});

describe('the loading bar', () => {
  it('shows on the way to another path', () => {
    expect(shouldShowLoadingBar('/', '/brands')).toBe(true);
    expect(shouldShowLoadingBar('/my-rewards', '/brands')).toBe(true);
  });
  it('keeps away while only the query changes, and from rewards and contact pages', () => {
    expect(shouldShowLoadingBar('/expo', '/expo')).toBe(false);
    for (const quiet of ['/my-rewards', '/get-in-touch', '/get-in-touch/visitor'])
      expect(shouldShowLoadingBar('/', quiet)).toBe(false);
  });
});
