import { describe, expect, it } from 'vitest';
import { loadedPage, loadPage, matchRoute } from '../../src/app/routes.ts';
import { expoPath, paths } from '../../src/domain/paths.ts';

const all = Object.values(paths);

describe('every address of the product', () => {
  it.each(all)('%s has a page of its own, with a title', async (path) => {
    const route = matchRoute(path);
    expect(route.path).toBe(path);
    const module = await loadPage(route);
    expect(module.Page).toBeTypeOf('function');
    expect(module.head).toBeTypeOf('function');
  });

  it('is found with a slash at its end too', () => {
    for (const path of all.filter((one) => one !== paths.home))
      expect(matchRoute(`${path}/`).path).toBe(path);
    expect(matchRoute('//').path).toBe('*');
  });

  it.each(['/nowhere', '/expo/nowhere', '/Expo', '/expo?x', '', '/constructor', '/*', '/expo/../account'])(
    'is none of ours: "%s"',
    (pathname) => {
      expect(matchRoute(pathname)).toMatchObject({ path: '*', isPublic: true });
    },
  );

  it('that is only for its visitor is not drawn on the server; home, expos and the ways in are', () => {
    expect(matchRoute(paths.account).isPublic).toBe(false);
    for (const path of [paths.home, paths.expo, paths.signIn, paths.signUp])
      expect(matchRoute(path).isPublic).toBe(true);
  });

  it('of one expo is the expo page', () => {
    expect(matchRoute(new URL(expoPath('x'), 'https://yhello.test').pathname).path).toBe(paths.expo);
  });
});

it('a page that is here already is drawn without waiting, and loaded once', async () => {
  const route = matchRoute('/nowhere');
  expect(loadedPage(route)).toBeUndefined();
  const module = await loadPage(route);
  expect(loadedPage(route)).toBe(module);
  expect(await loadPage(matchRoute('/nowhere/else'))).toBe(module);
});
