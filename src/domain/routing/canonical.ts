import { isAuthPath, paths, withoutTrailingSlash } from './paths.ts';

/** Whatever names the thing itself is part of its address; filters, searches, menus and marks of campaigns are not. */
const NAMING: Readonly<Record<string, string>> = {
  [paths.expo]: 'expoSlug',
  [paths.expoDirectory]: 'expoSlug',
  [paths.expoRewards]: 'expoSlug',
  [paths.expoStarBuy]: 'expoSlug',
  [paths.exhibitors]: 'expoSlug',
  [paths.careerOpportunity]: 'slug',
};

/** The one address of a page: path and query. */
export function canonicalPath(pathname: string, search: URLSearchParams): string {
  const path = withoutTrailingSlash(pathname);
  const name = Object.hasOwn(NAMING, path) ? (NAMING[path] as string) : '';
  const value = name && search.get(name);
  return value ? `${path}?${new URLSearchParams({ [name]: value })}` : path;
}

/** What only its visitor sees, by first segment. Nothing below is for search engines. */
export const VISITOR_ONLY_PATHS: readonly string[] = [
  paths.account,
  paths.myRewards,
  paths.shoppingList,
  paths.wishlist,
  paths.journey,
];

/** Whether an address is for everybody to find. */
export const isIndexable = (pathname: string) =>
  !isAuthPath(pathname) &&
  !VISITOR_ONLY_PATHS.some((own) => pathname === own || pathname.startsWith(`${own}/`));
