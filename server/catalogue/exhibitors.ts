import { asc, eq } from 'drizzle-orm';
import type { ExhibitorList } from '../../src/domain/expo/exhibitor.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { booths } from '../exhibitors/table.ts';
import { expos } from '../expos/table.ts';

/**
 * Everybody at an expo, by name; a brand may have two booths. Null for an expo that there is not. A few hundred at the
 * most, so they come in one piece: a phone that has it can search, filter and draw the map without signal.
 */
export async function listExhibitors(db: Database, expoSlug: string): Promise<ExhibitorList | null> {
  const [[expo], rows, others] = await Promise.all([
    db.select({ slug: expos.slug }).from(expos).where(eq(expos.slug, expoSlug)),
    db
      .select({ brand: brands, hall: booths.hall, booth: booths.booth })
      .from(booths)
      .innerJoin(brands, eq(brands.slug, booths.brandSlug))
      .where(eq(booths.expoSlug, expoSlug))
      .orderBy(asc(brands.sortKey), asc(booths.booth)),
    db.selectDistinct({ slug: booths.expoSlug }).from(booths).orderBy(asc(booths.expoSlug)),
  ]);
  if (!expo) return null;
  return {
    items: rows.map(({ brand, hall, booth }) => ({
      slug: brand.slug,
      name: brand.name,
      tagline: brand.tagline,
      category: brand.category,
      letter: brand.letter,
      picture: `brand-${brand.slug}`,
      hall,
      booth,
    })),
    expoSlugs: others.map(({ slug }) => slug),
  };
}
