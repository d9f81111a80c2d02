import { asc, desc, eq } from 'drizzle-orm';
import type { BrandFollow } from '../../src/domain/shop/brand.ts';
import { findBrandCards } from '../brands/queries.ts';
import type { Database } from '../db/client.ts';
import { brandFollows } from './table.ts';

/** The brands that a visitor follows, latest first, without brands that no longer exist. */
export async function listFollows(db: Database, sub: string): Promise<BrandFollow[]> {
  const rows = await db
    .select()
    .from(brandFollows)
    .where(eq(brandFollows.sub, sub))
    .orderBy(desc(brandFollows.followedAt), asc(brandFollows.brandSlug));
  const followedAt = new Map(rows.map((row) => [row.brandSlug, row.followedAt.toISOString()]));
  const cards = await findBrandCards(db, [...followedAt.keys()]);
  return cards.map((brand) => ({ brand, followedAt: followedAt.get(brand.slug) ?? '' }));
}
