import { pathsOutside } from '../../../src/domain/routing/offered.ts';
import { brandPath, expoPath, matchPath, paths } from '../../../src/domain/routing/paths.ts';
import { kindNames, kindOf } from '../content-kinds.ts';
import type { Organiser } from '../organiser.ts';
import { type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';
import { slugOf } from '../rows/slugs.ts';
import { placeOf } from './place-of.ts';

/** Links in long texts that lead to no page of the site. */
export function checkLinks(found: FoundContent, offers: Organiser['offers'] | null): Problem[] {
  const isPage = pagesOf(found, offers);
  const example = exampleOf(found);
  return kindNames.flatMap((name) =>
    Object.entries(kindOf(name).fields).flatMap(([field, { html }]) =>
      (html ? (allOf(found, name) as Record<string, unknown>[]) : []).flatMap((entry) => {
        const text = entry[field] ? (html?.(entry[field]) ?? '') : '';
        return brokenLinks(text, isPage, example).map((message) =>
          warningAt(placeOf(found.sources, entry, field), message),
        );
      }),
    ),
  );
}

/** What addresses look like, by those that the content has. */
function exampleOf({ content: { brands, expos } }: FoundContent): string {
  const [brand] = brands.map((each) => brandPath(slugOf(each)));
  const [expo] = expos.map((each) => expoPath(slugOf(each)));
  return `Addresses of pages are such as ${[brand, expo].filter(Boolean).concat(paths.faqs).join(', ')}.`;
}

function brokenLinks(html: string, isPage: (address: string) => boolean, example: string): string[] {
  const links = [...html.matchAll(/<a(?: href="([^"]*)")?[^>]*>(.*?)<\/a>/gs)];
  return links.flatMap(([, href, label = '']) => {
    const words = label.replace(/<[^>]*>/g, '');
    if (href === undefined)
      return `“${words}” is no link: an address begins with https://, mailto:, tel: or, on this site, with /.`;
    const address = href.replaceAll('&amp;', '&');
    return !address.startsWith('/') || isPage(address)
      ? []
      : `“${words}” links to ${address}, which is no page. ${example}`;
  });
}

/**
 * Whether an address of the site, such as `/brands/little-sprout`, leads to a page when this is its content. Any may be
 * that of an entry that could not be read.
 */
function pagesOf(found: FoundContent, offers: Organiser['offers'] | null): (address: string) => boolean {
  const slugs = (name: 'expos' | 'brands' | 'products' | 'articles' | 'media') => {
    const entries: readonly { id?: string; slug?: string | null }[] = allOf(found, name);
    const known = new Set(entries.map(({ id = '', slug = null }) => slugOf({ id, slug })));
    return { has: (slug: string) => known.has(slug) || !found.isWhole(name) };
  };
  const expos = slugs('expos');
  const bySlot = new Map([
    [paths.brand as string, slugs('brands')],
    [paths.product, slugs('products')],
    [paths.article, slugs('articles')],
    [paths.mediaArticle, slugs('media')],
  ]);
  const unknown = offers ? pathsOutside(offers) : [];
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
