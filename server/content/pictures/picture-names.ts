import type { Content, KindName } from '../content-kinds.ts';
import { slugOf } from '../rows/slugs.ts';

/** `from` and `to`: the widths by their heights in which pages show it; `isWhole`: with margins, and not cut. */
export type Shape = { from: number; to: number; isWhole?: true };
/** `minWidth`: what a page shows it in on a sharp screen, in px. `shape`: null where it keeps its own. */
export type NamedPicture = { name: string; kind: KindName; minWidth: number; shape: Shape | null };

const CARD = 600;
const WIDE = 1200;

const SQUARE: Shape = { from: 1, to: 1, isWhole: true };
const SCENE: Shape = { from: 4 / 3, to: 16 / 9 };
const TEXT: Shape = { from: 4 / 3, to: 8 / 5 };

/** The pictures that the content shows: kind and slug, or the name that a highlight or a section of a page gives. */
export function pictureNames(content: Content): NamedPicture[] {
  const named = (kind: KindName, minWidth: number, shape: Shape | null, names: readonly string[]) =>
    names.map((name) => ({ name, kind, minWidth, shape }));
  const bySlug = (kind: KindName, prefix: string, minWidth: number, shape: Shape | null) =>
    named(
      kind,
      minWidth,
      shape,
      (content[kind] as { id: string; slug: string | null }[]).map((entry) => `${prefix}-${slugOf(entry)}`),
    );
  return [
    ...bySlug('expos', 'expo', WIDE, SCENE),
    ...named(
      'highlights',
      WIDE,
      { from: 4 / 3, to: 4 / 3 },
      content.highlights.map(({ picture }) => picture),
    ),
    ...bySlug('brands', 'brand', CARD, SQUARE),
    ...bySlug('products', 'product', CARD, SQUARE),
    ...bySlug('articles', 'article', WIDE, TEXT),
    ...bySlug('media', 'media', WIDE, TEXT),
    ...bySlug('moments', 'moment', WIDE, null),
    ...named(
      'pages',
      WIDE,
      { from: 3 / 2, to: 5 / 3 },
      content.pages.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture ?? [])),
    ),
    ...bySlug('positions', 'job', CARD, SQUARE),
    ...bySlug('groups', 'group', WIDE, { from: 16 / 9, to: 16 / 9 }),
    ...bySlug('kids-places', 'place', WIDE, { from: 3 / 2, to: 3 / 2 }),
    ...bySlug('rewards', 'reward', CARD, { from: 1, to: 4 / 3 }),
    ...bySlug('tiers', 'tier', CARD, SQUARE),
    ...bySlug('earning-ways', 'way', CARD, SQUARE),
  ];
}
