// @script browse

import { fillPath, paths } from '../../domain/routing/paths.ts';

/** The section of an expo's page that the filters are of. */
export const PROGRAMME_ID = 'programme';

/**
 * The page of an expo as its visitor sees it: with the day, the place and the search of its programme, and then at the
 * programme. `search`: of the address. A place alone is shown for one day, which is another one tomorrow.
 */
export function sharedExpoPath(slug: string, search: URLSearchParams, shownDay: string | undefined): string {
  const [day, place, text] = ['day', 'place', 'text'].map((name) => search.get(name)?.trim() ?? '');
  const filter = { day: day || (place && !text ? shownDay : ''), place, text };
  const chosen = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const path = fillPath(paths.expo, { expoSlug: slug, ...chosen });
  return place || day || text ? `${path}#${PROGRAMME_ID}` : path;
}
