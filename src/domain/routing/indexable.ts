import { isAuthPath, paths } from './paths.ts';

/** Pages of a signed-in visitor. Search engines index neither them nor any address below. */
const VISITOR_ONLY_PATHS: readonly string[] = [
  paths.account,
  paths.myRewards,
  paths.shoppingList,
  paths.wishlist,
  paths.firstSteps,
];

/** Whether an address is one of the visitor's own pages. */
export const isVisitorOnly = (pathname: string) =>
  VISITOR_ONLY_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Whether search engines may index an address. */
export const isIndexable = (pathname: string) => !isAuthPath(pathname) && !isVisitorOnly(pathname);
