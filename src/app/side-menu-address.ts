/** The side menu is part of the address, so that Back closes it and a shortcut can open it. */
const KEY = 'menu';

export const isMenuOpen = (search: string) => new URLSearchParams(search).get(KEY) === 'open';

const withQuery = (pathname: string, query: URLSearchParams) =>
  query.size > 0 ? `${pathname}?${query}` : pathname;

export function withMenuOpen(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set(KEY, 'open');
  return withQuery(pathname, query);
}

export function withMenuClosed(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(KEY);
  return withQuery(pathname, query);
}
