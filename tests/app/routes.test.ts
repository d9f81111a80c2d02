import { describe, expect, it, vi } from 'vitest';
import { loadPage, matchRoute } from '../../src/app/routes.ts';
import { expoPath, paths } from '../../src/domain/routing/paths.ts';

const all = Object.values(paths);
/** An address of each kind, with its slots filled. */
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, 'bright-steps');

describe('Every address of the product', () => {
  it.each(all)('%s has its own page with a title', async (path) => {
    const { route } = matchRoute(addressOf(path));
    expect(route.path).toBe(path);
    const module = await loadPage(route);
    expect(module.Page).toBeTypeOf('function');
  });

  it('matches with a trailing slash too', () => {
    for (const path of all.filter((path) => path !== paths.home))
      expect(matchRoute(`${addressOf(path)}/`).route.path).toBe(path);
    expect(matchRoute('//').route.path).toBe('*');
  });

  it('gives its parameters decoded', () => {
    const { address } = matchRoute('/brands/little%20sprout', 'from=home');
    expect(address.params).toEqual({ slug: 'little sprout' });
    expect(address.search.get('from')).toBe('home');
  });

  it.each([
    '/nowhere',
    '/expo/nowhere',
    '/Expo',
    '/expo?x',
    '',
    '/constructor',
    '/*',
    '/expo/../account',
    '/brands/%E0%A4%A',
    '/brands/a/b',
  ])('is none of ours: "%s"', (pathname) => {
    expect(matchRoute(pathname).route).toMatchObject({ path: '*', isPublic: true });
  });

  it('is rendered on the server unless it needs an account', () => {
    for (const path of [paths.account, paths.orders, paths.inbox, paths.myRewards, paths.wishlist])
      expect(matchRoute(path).route.isPublic).toBe(false);
    for (const path of [paths.home, paths.expo, paths.signIn, paths.brands, paths.articles])
      expect(matchRoute(path).route.isPublic).toBe(true);
  });

  it('with an expo in the query is the expo page', () => {
    const { pathname, search } = new URL(expoPath('x'), 'https://yhello.test');
    const { route, address } = matchRoute(pathname, search);
    expect(route.path).toBe(paths.expo);
    expect(address.search.get('expoSlug')).toBe('x');
  });
});

it('a loaded page is available at once, and is loaded only once', async () => {
  vi.resetModules();
  const { loadedPage, loadPage, matchRoute } = await import('../../src/app/routes.ts');
  const { route } = matchRoute('/nowhere');
  expect(loadedPage(route)).toBeUndefined();
  const module = await loadPage(route);
  expect(loadedPage(route)).toBe(module);
  expect(await loadPage(matchRoute('/nowhere/else').route)).toBe(module);
});
