import { describe, expect, it } from 'vitest';
import { loadedPage, loadPage, matchRoute } from '../../src/app/routes.ts';
import { expoPath, paths } from '../../src/domain/routing/paths.ts';

const all = Object.values(paths);
/** An address of each kind, with its slots filled. */
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, 'bright-steps');

describe('every address of the product', () => {
  it.each(all)('%s has a page of its own, with a title', async (path) => {
    const { route } = matchRoute(addressOf(path));
    expect(route.path).toBe(path);
    const module = await loadPage(route);
    expect(module.Page).toBeTypeOf('function');
  });

  it('is found with a slash at its end too', () => {
    for (const path of all.filter((one) => one !== paths.home))
      expect(matchRoute(`${addressOf(path)}/`).route.path).toBe(path);
    expect(matchRoute('//').route.path).toBe('*');
  });

  it('says what it names, decoded', () => {
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

  it('that is only for its visitor is not drawn on the server; what everybody may see is', () => {
    for (const path of [paths.account, paths.orders, paths.inbox, paths.myRewards, paths.wishlist])
      expect(matchRoute(path).route.isPublic).toBe(false);
    for (const path of [paths.home, paths.expo, paths.signIn, paths.brands, paths.articles])
      expect(matchRoute(path).route.isPublic).toBe(true);
  });

  it('of one expo is the expo page', () => {
    const { pathname, search } = new URL(expoPath('x'), 'https://yhello.test');
    const { route, address } = matchRoute(pathname, search);
    expect(route.path).toBe(paths.expo);
    expect(address.search.get('expoSlug')).toBe('x');
  });
});

it('a page that is here already is drawn without waiting, and loaded once', async () => {
  const { route } = matchRoute('/nowhere');
  expect(loadedPage(route)).toBeUndefined();
  const module = await loadPage(route);
  expect(loadedPage(route)).toBe(module);
  expect(await loadPage(matchRoute('/nowhere/else').route)).toBe(module);
});
