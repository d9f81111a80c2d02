import { useLocation, useSearch } from 'wouter';
import { type AuthRoute, authPath, isAuthPath, pathWithQuery } from '../domain/routing/paths.ts';

/** Returns a function that makes the address of a sign-in page that returns to the current page. */
export function useAuthPath(): (route: AuthRoute) => string {
  const [pathname] = useLocation();
  const search = useSearch();
  // Between the sign-in pages the first return address stays.
  return (route) =>
    isAuthPath(pathname) ? route : authPath(route, pathWithQuery(pathname, new URLSearchParams(search)));
}
