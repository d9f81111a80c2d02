import { asc, eq } from 'drizzle-orm';
import type { Booth } from '../../src/domain/expo/exhibitor.ts';
import type { Database } from '../db/client.ts';
import { booths } from '../exhibitors/table.ts';

/** Where a brand stands, at every expo. */
export const listBoothsOfBrand = (db: Database, brandSlug: string): Promise<Booth[]> =>
  db
    .select({ expoSlug: booths.expoSlug, hall: booths.hall, booth: booths.booth })
    .from(booths)
    .where(eq(booths.brandSlug, brandSlug))
    .orderBy(asc(booths.expoSlug), asc(booths.booth));
