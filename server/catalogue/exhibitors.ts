import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ExhibitorPage, exhibitorListInput } from '../../src/domain/exhibitor.ts';
import { booths, brands } from '../db/catalogue.ts';
import type { Database } from '../db/client.ts';
import { expos } from '../db/schema.ts';
import { after, cursorOf, cut, inOrder, type Order } from './paging.ts';
import { containsWords, searchable } from './search.ts';

/** A brand may have two booths at one expo. */
const byName: Order = { key: brands.sortKey, tie: booths.booth, direction: 'asc', kind: 'text' };

/** Who is at an expo, by name; null for an expo that there is not. */
export async function listExhibitors(
  db: Database,
  { expoSlug, hall, letter, text, cursor, limit }: v.InferOutput<typeof exhibitorListInput>,
): Promise<ExhibitorPage | null> {
  const [expo] = await db.select({ slug: expos.slug }).from(expos).where(eq(expos.slug, expoSlug));
  if (!expo) return null;
  const here = eq(booths.expoSlug, expoSlug);
  const wanted = and(
    here,
    hall === undefined ? undefined : eq(booths.hall, hall),
    letter ? eq(brands.letter, letter) : undefined,
    byNameOrBooth(text),
  );
  const counted = db
    .select({ total: count() })
    .from(booths)
    .innerJoin(brands, eq(brands.slug, booths.brandSlug))
    .where(wanted);
  const [found, [all], halls, letters] = await Promise.all([
    db
      .select({ brand: brands, hall: booths.hall, booth: booths.booth })
      .from(booths)
      .innerJoin(brands, eq(brands.slug, booths.brandSlug))
      .where(and(wanted, after(byName, cursor)))
      .orderBy(...inOrder(byName))
      .limit(limit + 1),
    counted,
    db.selectDistinct({ hall: booths.hall }).from(booths).where(here).orderBy(asc(booths.hall)),
    db
      .selectDistinct({ letter: brands.letter })
      .from(booths)
      .innerJoin(brands, eq(brands.slug, booths.brandSlug))
      .where(here)
      .orderBy(asc(brands.letter)),
  ]);
  const { rows, nextCursor } = cut(found, limit, ({ brand, booth }) => cursorOf(brand.sortKey, booth));
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
    total: all?.total ?? 0,
    nextCursor,
    halls: halls.map((row) => row.hall),
    letters: letters.map((row) => row.letter),
  };
}

/** Somebody who stands before B14 and wonders who that is types just that. */
function byNameOrBooth(text: string | undefined): SQL | undefined {
  const words = containsWords(brands.searchText, text);
  return words && or(words, sql`lower(${booths.booth}) = ${searchable(text ?? '')}`);
}
