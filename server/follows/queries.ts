import { asc, desc, eq } from 'drizzle-orm';
import type { BrandFollow } from '../../src/domain/shop/brand.ts';
import { findBrandCardsById } from '../brands/brand-cards.ts';
import type { Database } from '../db/client.ts';
import { brandFollows } from './table.ts';

/** The brands that a visitor follows, latest first, also those that are no longer listed. */
export async function listFollows(db: Database, sub: string): Promise<BrandFollow[]> {
  const rows = await db
    .select()
    .from(brandFollows)
    .where(eq(brandFollows.sub, sub))
    .orderBy(desc(brandFollows.followedAt), asc(brandFollows.brandId));
  const cards = await findBrandCardsById(
    db,
    rows.map(({ brandId }) => brandId),
  );
  return rows.flatMap(({ brandId, followedAt }) => {
    const brand = cards.get(brandId);
    return brand ? { brand, followedAt: followedAt.toISOString() } : [];
  });
}
