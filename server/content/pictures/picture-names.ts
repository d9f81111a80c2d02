import type { Content, KindName } from '../content-kinds.ts';
import { slugOf } from '../rows/slugs.ts';

/** `minWidth`: what a page shows it in on a sharp screen, in px. */
type NamedPicture = { name: string; kind: KindName; minWidth: number };

const CARD = 600;
const WIDE = 1200;

/** The pictures that the content shows: kind and slug, or the name that a highlight or a section of a page gives. */
export function pictureNames(content: Content): NamedPicture[] {
  const named = (kind: KindName, minWidth: number, names: readonly string[]) =>
    names.map((name) => ({ name, kind, minWidth }));
  const bySlug = (kind: KindName, prefix: string, minWidth: number) =>
    named(
      kind,
      minWidth,
      (content[kind] as { id: string; slug: string | null }[]).map((entry) => `${prefix}-${slugOf(entry)}`),
    );
  return [
    ...bySlug('expos', 'expo', WIDE),
    ...named(
      'highlights',
      WIDE,
      content.highlights.map(({ picture }) => picture),
    ),
    ...bySlug('brands', 'brand', CARD),
    ...bySlug('products', 'product', CARD),
    ...bySlug('articles', 'article', WIDE),
    ...bySlug('media', 'media', WIDE),
    ...bySlug('moments', 'moment', WIDE),
    ...named(
      'pages',
      WIDE,
      content.pages.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture ?? [])),
    ),
    ...bySlug('positions', 'job', CARD),
    ...bySlug('groups', 'group', WIDE),
    ...bySlug('kids-places', 'place', WIDE),
    ...bySlug('rewards', 'reward', CARD),
    ...bySlug('tiers', 'tier', CARD),
    ...bySlug('earning-ways', 'way', CARD),
  ];
}
