// @script shell

import { withQuery } from './paths.ts';

/** The open menu is part of the address, so that Back closes it and a home-screen shortcut can open it. */
const KEY = 'menu';

export const isMenuOpen = (search: string) => new URLSearchParams(search).get(KEY) === 'open';

const withMenu = (path: string, search: string, menu: 'open' | null) =>
  withQuery({ path, search: new URLSearchParams(search) }, { [KEY]: menu });

export const withMenuOpen = (path: string, search: string) => withMenu(path, search, 'open');
export const withMenuClosed = (path: string, search: string) => withMenu(path, search, null);
