import { paths } from '../../../src/domain/routing/paths.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';

/** Who signs up agrees to these: without them nobody can know to what. */
const LEGAL = [paths.privacy, paths.terms].map((path) => path.slice(1));
const ABOUT = paths.aboutUs.slice(1);

/** Pages of text that are missing. */
export function checkPages(found: FoundContent): Problem[] {
  if (!found.ids.has('pages')) return [];
  const slugs = new Set(allOf(found, 'pages').map(({ slug }) => slug));
  return [
    ...LEGAL.filter((slug) => !slugs.has(slug)).map((slug) =>
      errorAt({ file: 'pages' }, `There is no ${slug}.md: visitors agree to it when they sign up.`),
    ),
    ...(slugs.has(ABOUT)
      ? []
      : [warningAt({ file: 'pages' }, `There is no ${ABOUT}.md: the app says nothing about you.`)]),
  ];
}
