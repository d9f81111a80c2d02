import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Booth, ExhibitorList } from '../../src/domain/expo/exhibitor.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { findListedExpo, isNotWithdrawn } from '../expos/queries.ts';
import { expos } from '../expos/table.ts';
import { referToPicture } from '../images/picture-table.ts';
import { products, starBuys } from '../products/table.ts';
import { booths, hallPlans } from './table.ts';

/**
 * All exhibitors of an expo, by name; a brand may have two booths, and brands may share one. Null for an unknown expo.
 * They are a few hundred at most, so they are not paginated: a phone that has the list can search, filter and draw the
 * map without signal.
 */
export async function listExhibitors(db: Database, address: string): Promise<ExhibitorList | null> {
  const expoSlug = await findListedExpo(db, address);
  if (expoSlug === null) return null;
  const [rows, exposWithBooths, plans, sellers] = await Promise.all([
    db
      .select({ brand: brands, hall: booths.hall, booth: booths.booth, isOffPlan: booths.isOffPlan })
      .from(booths)
      .innerJoin(brands, eq(brands.slug, booths.brandSlug))
      .where(eq(booths.expoSlug, expoSlug))
      .orderBy(asc(brands.sortKey), asc(booths.booth)),
    db.selectDistinct({ slug: booths.expoSlug }).from(booths).orderBy(asc(booths.expoSlug)),
    db
      .select({ plan: hallPlans.plan })
      .from(hallPlans)
      .where(eq(hallPlans.expoSlug, expoSlug))
      .orderBy(asc(hallPlans.hall)),
    listStarBuyBrands(db, expoSlug),
  ]);
  return {
    items: rows.map(({ brand, hall, booth, isOffPlan }) => ({
      slug: brand.slug,
      name: brand.name,
      tagline: brand.tagline,
      category: brand.category,
      letter: brand.letter,
      picture: referToPicture(`brand-${brand.slug}`),
      hall,
      booth,
      ...(isOffPlan && { isOffPlan }),
      ...(sellers.has(brand.slug) && { hasStarBuys: true }),
    })),
    expoSlugs: exposWithBooths.map(({ slug }) => slug),
    plans: plans.map(({ plan }) => plan),
  };
}

/** The slugs of the brands that have star buys at an expo, if the expo shows any. */
async function listStarBuyBrands(db: Database, expoSlug: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ slug: products.brandSlug })
    .from(starBuys)
    .innerJoin(products, eq(products.slug, starBuys.productSlug))
    .innerJoin(expos, and(eq(expos.slug, starBuys.expoSlug), isNotWithdrawn, expos.showStarbuys))
    .where(eq(starBuys.expoSlug, expoSlug));
  return new Set(rows.map(({ slug }) => slug));
}

/** The booths of brands at every expo, by the brand's slug. */
export async function listBoothsOfBrands(
  db: Database,
  brandSlugs: readonly string[],
): Promise<(brandSlug: string) => Booth[]> {
  const rows = await db
    .select()
    .from(booths)
    .where(inArray(booths.brandSlug, [...brandSlugs]))
    .orderBy(asc(booths.expoSlug), asc(booths.booth));
  return (slug) =>
    rows
      .filter(({ brandSlug }) => brandSlug === slug)
      .map(({ expoSlug, hall, booth, isOffPlan }) => ({
        ...{ expoSlug, hall, booth },
        ...(isOffPlan && { isOffPlan }),
      }));
}

export const listBoothsOfBrand = async (db: Database, brandSlug: string): Promise<Booth[]> =>
  (await listBoothsOfBrands(db, [brandSlug]))(brandSlug);
