import { inArray } from 'drizzle-orm';
import type { BrandCard } from '../../src/domain/shop/brand.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { type BrandCardRow, brands, withdrawnBrands } from './table.ts';

export const brandCardColumns = {
  slug: brands.slug,
  name: brands.name,
  tagline: brands.tagline,
  category: brands.category,
  country: brands.country,
  letter: brands.letter,
};

export const toBrandCard = ({ slug, name, tagline, category, country, letter }: BrandCardRow): BrandCard => ({
  slug,
  name,
  tagline,
  category,
  country,
  letter,
  picture: referToPicture(`brand-${slug}`),
});

const toWithdrawnBrandCard = (card: BrandCardRow): BrandCard => ({
  ...toBrandCard(card),
  isWithdrawn: true,
});

/** Cards in the order of the slugs. */
export async function findBrandCards(db: Database, slugs: readonly string[]): Promise<BrandCard[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select(brandCardColumns)
    .from(brands)
    .where(inArray(brands.slug, [...slugs]));
  const cards = new Map(rows.map((row) => [row.slug, toBrandCard(row)]));
  return slugs.flatMap((slug) => cards.get(slug) ?? []);
}

/** Cards by id, also of brands that are no longer listed. */
export async function findBrandCardsById(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, BrandCard>> {
  if (ids.length === 0) return new Map();
  const [listed, withdrawn] = await Promise.all([
    db
      .select({ id: brands.id, card: brandCardColumns })
      .from(brands)
      .where(inArray(brands.id, [...ids])),
    db
      .select()
      .from(withdrawnBrands)
      .where(inArray(withdrawnBrands.id, [...ids])),
  ]);
  return new Map([
    ...withdrawn.map(({ id, card }) => [id, toWithdrawnBrandCard(card)] as const),
    ...listed.map(({ id, card }) => [id, toBrandCard(card)] as const),
  ]);
}
