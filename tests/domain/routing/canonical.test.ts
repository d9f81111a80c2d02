import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath } from '../../../src/domain/routing/canonical.ts';
import { isIndexable, isVisitorOnly } from '../../../src/domain/routing/indexable.ts';
import { paths } from '../../../src/domain/routing/paths.ts';

const canonical = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://yhello.test');
  return canonicalPath(pathname, searchParams);
};

it.each([
  ['/expo?expoSlug=fair', '/expo?expoSlug=fair'],
  ['/expo/starbuy?sort=name&expoSlug=fair', '/expo/starbuy?expoSlug=fair'],
  ['/career-opportunity?slug=floor-planner', '/career-opportunity?slug=floor-planner'],
  ['/expo?expoSlug=', '/expo'],
  ['/brands/', '/brands'],
  ['/', '/'],
  ['/?menu=open', '/'],
  ['/?utm_source=mail&utm_campaign=x', '/'],
  ['/products?category=Bath&text=duck', '/products'],
  ['/brands?expoSlug=fair', '/brands'],
  ['/sign-in?returnUrl=%2Faccount', '/sign-in'],
  ['/verify?email=a%40b.test', '/verify'],
])('the canonical address of %s is %s', (address, expected) => {
  expect(canonical(address)).toBe(expected);
});

it('the canonical address of a canonical address is itself', () => {
  const path = fc.constantFrom(...Object.values(paths).filter((pattern) => !pattern.includes(':')));
  fc.assert(
    fc.property(path, fc.webQueryParameters(), fc.constantFrom('', '/'), (pathname, query, slash) => {
      const address = canonical(`${pathname === '/' ? '' : pathname}${slash || '/'}?${query}`);
      expect(canonical(address)).toBe(address);
    }),
  );
});

it('search engines do not index visitor pages and sign-in pages', () => {
  for (const path of [
    '/account',
    '/account/orders/12',
    '/my-rewards',
    '/wishlist',
    '/shopping-list',
    '/sign-in',
    '/journey',
  ])
    expect(isIndexable(path), path).toBe(false);
  for (const path of ['/', '/expo', '/brands/x', '/accounting']) expect(isIndexable(path), path).toBe(true);
});

it.each([
  ['/account/my-cart', true],
  ['/wishlist', true],
  ['/my-rewards/', true],
  ['/', false],
  ['/accounting', false],
  ['/yhello-rewards', false],
])('%s is a page of the visitor’s own: %s', (path, isOwn) => expect(isVisitorOnly(path)).toBe(isOwn));
