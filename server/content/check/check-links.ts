import { pathsOutside } from '../../../src/domain/routing/offered.ts';
import { matchPath, paths } from '../../../src/domain/routing/paths.ts';
import { type Content, kindNames, kindOf } from '../content-kinds.ts';
import type { Organiser } from '../organiser.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { slugOf } from '../rows/slugs.ts';
import { placeOf } from './place-of.ts';

/** Links in long texts that lead to no page of the site. */
export function checkLinks(content: Content, sources: Sources, offers: Organiser['offers']): Problem[] {
  const isPage = pagesOf(content, offers);
  return kindNames.flatMap((name) =>
    Object.entries(kindOf(name).fields).flatMap(([field, { html }]) =>
      (html ? (content[name] as Record<string, unknown>[]) : []).flatMap((entry) => {
        const text = entry[field] === null ? '' : (html?.(entry[field]) ?? '');
        return brokenLinks(text, isPage).map((message) => warningAt(placeOf(sources, entry, field), message));
      }),
    ),
  );
}

function brokenLinks(html: string, isPage: (address: string) => boolean): string[] {
  const links = [...html.matchAll(/<a(?: href="([^"]*)")?[^>]*>(.*?)<\/a>/gs)];
  return links.flatMap(([, href, label = '']) => {
    const words = label.replace(/<[^>]*>/g, '');
    if (href === undefined)
      return `“${words}” is no link: an address begins with https://, mailto:, tel: or, on this site, with /.`;
    const address = href.replaceAll('&amp;', '&');
    return !address.startsWith('/') || isPage(address)
      ? []
      : `“${words}” links to ${address}, which is no page.`;
  });
}

/** Whether an address of the site, such as `/brands/little-sprout`, leads to a page when this is its content. */
function pagesOf(content: Content, offers: Organiser['offers']): (address: string) => boolean {
  const slugs = (entries: readonly { id?: string; slug: string | null }[]) =>
    new Set(entries.map(({ id = '', slug }) => slugOf({ id, slug })));
  const expos = slugs(content.expos);
  const bySlot = new Map([
    [paths.brand as string, slugs(content.brands)],
    [paths.product, slugs(content.products)],
    [paths.article, slugs(content.articles)],
    [paths.mediaArticle, slugs(content.media)],
  ]);
  const unknown = pathsOutside(offers);
  const known = Object.values(paths).filter((path) => !unknown.includes(path));
  return (address) => {
    const { pathname, searchParams } = new URL(address, 'https://site.invalid');
    const expo = searchParams.get('expoSlug');
    if (expo !== null && !expos.has(expo)) return false;
    return known.some((pattern) => {
      const slots = matchPath(pattern, pathname);
      return slots !== null && (bySlot.get(pattern)?.has(slots.slug ?? '') ?? true);
    });
  };
}
