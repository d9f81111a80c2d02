import { isInOffer } from '../domain/routing/offered.ts';
import { pathLabel } from '../domain/routing/page-labels.ts';
import { PAGE_PARAMS, paths, type RouteAddress, withoutTrailingSlash } from '../domain/routing/paths.ts';

export type Crumb = { label: string; path: string };

/**
 * The steps from home to an address, each of which is a page. A page with a `name` shows it as the last step: instead
 * of the label, or as an additional step if a query parameter identifies the content.
 */
export function breadcrumbs({ path, search }: Pick<RouteAddress, 'path' | 'search'>, name?: string): Crumb[] {
  const current = withoutTrailingSlash(path);
  const segments = current.split('/').filter(Boolean);
  const steps = segments
    .map((_, i) => `/${segments.slice(0, i + 1).join('/')}`)
    .filter((step) => step === current || isFixed(step));
  // The list belongs to an expo, as its map and its star buys do.
  if (steps[0] === paths.exhibitors) steps.unshift(paths.expo);
  const crumbs = [paths.home, ...steps].map((step) => ({ path: step, label: pathLabel(step) }));
  if (!name || steps.length === 0) return crumbs;
  const isInQuery = isFixed(current) && PAGE_PARAMS.some((param) => search.has(param));
  return isInQuery
    ? [...crumbs, { path: `${current}?${search}`, label: name }]
    : [...crumbs.slice(0, -1), { path: current, label: name }];
}

const isFixed = (path: string) => Object.values<string>(paths).includes(path) && isInOffer(path);
