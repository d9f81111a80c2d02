import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../src/app/layout-kind.ts';

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
  ])('of %s shows the page’s title', (path) => expect(layoutOf(path)).toBe('page-title'));

  it.each(['/expo', '/career', '/brands', '/nowhere', '/shopping-list', '/accounts'])(
    'of %s is the default',
    (path) => expect(layoutOf(path)).toBe('default'),
  );

  it('of home is its own', () => expect(layoutOf('/')).toBe('home'));
});
