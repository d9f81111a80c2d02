import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passPath } from '../../../src/domain/routing/paths.ts';
import { isMenuOpen, withMenuClosed, withMenuOpen } from '../../../src/domain/routing/side-menu-address.ts';

const searchOf = (address: string) => new URL(address, 'https://yhello.test').search;

it('the menu is open only if the address has its parameter', () => {
  expect(isMenuOpen('menu=open')).toBe(true);
  expect(isMenuOpen('?expoSlug=x&menu=open')).toBe(true);
  for (const search of ['', '?', 'menu=', 'menu=closed', 'Menu=open', 'xmenu=open'])
    expect(isMenuOpen(search)).toBe(false);
});

it('opening and closing keep the rest of the address', () => {
  expect(withMenuOpen('/expo', 'expoSlug=x')).toBe('/expo?expoSlug=x&menu=open');
  expect(withMenuClosed('/expo', 'expoSlug=x&menu=open')).toBe('/expo?expoSlug=x');
  expect(withMenuClosed('/', 'menu=open')).toBe('/');
  expect(withMenuOpen('/', 'menu=closed')).toBe('/?menu=open');
});

it('the home-screen shortcut opens the menu', () => {
  expect(isMenuOpen(searchOf(passPath))).toBe(true);
});

it('closing returns to the address before opening', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
      const { menu: _, ...rest } = query;
      const search = new URLSearchParams(rest).toString();
      const opened = searchOf(withMenuOpen('/expo', search));
      expect(isMenuOpen(opened)).toBe(true);
      const closed = searchOf(withMenuClosed('/expo', opened));
      expect(isMenuOpen(closed)).toBe(false);
      expect([...new URLSearchParams(closed)]).toEqual([...new URLSearchParams(search)]);
    }),
  );
});
