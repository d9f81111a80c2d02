import type { ContentParam } from './content-params.ts';
import { paths, withoutTrailingSlash } from './paths.ts';

/** The query parameter that identifies the content of a page. */
const IDENTIFYING_PARAM: Readonly<Record<string, ContentParam>> = {
  [paths.expo]: 'expoSlug',
  [paths.expoMap]: 'expoSlug',
  [paths.expoRewards]: 'expoSlug',
  [paths.expoStarBuy]: 'expoSlug',
  [paths.exhibitors]: 'expoSlug',
  [paths.careerOpportunity]: 'slug',
};

/** The canonical address of a page: path and query. */
export function canonicalPath(pathname: string, search: URLSearchParams): string {
  const path = withoutTrailingSlash(pathname);
  const param = IDENTIFYING_PARAM[path];
  const value = param && search.get(param);
  return value ? `${path}?${new URLSearchParams({ [param]: value })}` : path;
}
