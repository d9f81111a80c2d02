import { paths } from '../../../src/domain/routing/paths.ts';
import { type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';

/** Pages that the menus and the foot of every page lead to. */
const LINKED = [paths.aboutUs, paths.privacy, paths.terms].map((path) => path.slice(1));

/** Pages without which a link of the app leads to “not found”. */
export function checkPages(found: FoundContent): Problem[] {
  const slugs = new Set(allOf(found, 'pages').map(({ slug }) => slug));
  return !found.ids.has('pages')
    ? []
    : LINKED.filter((slug) => !slugs.has(slug)).map((slug) =>
        warningAt({ file: 'pages' }, `There is no ${slug}.md: links of the app to /${slug} lead nowhere.`),
      );
}
