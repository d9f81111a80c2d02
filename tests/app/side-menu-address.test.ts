import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMenuOpen, withMenuClosed, withMenuOpen } from '../../src/app/side-menu-address.ts';
import { passPath } from '../../src/domain/routing/paths.ts';

const searchOf = (address: string) => new URL(address, 'https://yhello.test').search;

it('the menu is open only where the address says so', () => {
  expect(isMenuOpen('menu=open')).toBe(true);
  expect(isMenuOpen('?expoSlug=x&menu=open')).toBe(true);
  for (const search of ['', '?', 'menu=', 'menu=closed', 'Menu=open', 'xmenu=open'])
    expect(isMenuOpen(search)).toBe(false);
});

it('opening and closing leave the rest of the address alone', () => {
  expect(withMenuOpen('/expo', 'expoSlug=x')).toBe('/expo?expoSlug=x&menu=open');
  expect(withMenuClosed('/expo', 'expoSlug=x&menu=open')).toBe('/expo?expoSlug=x');
  expect(withMenuClosed('/', 'menu=open')).toBe('/');
  expect(withMenuOpen('/', 'menu=closed')).toBe('/?menu=open');
});

it('the shortcut of the home screen opens it', () => {
  expect(isMenuOpen(searchOf(passPath))).toBe(true);
});

it('what was opened is closed again by going back to the same address', () => {
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
