import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import type { KidsPlace, kidsPlaceListInput } from '../../src/domain/content/kids-place.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { kidsPlaces } from './table.ts';

export async function listKidsPlaces(
  db: Database,
  { region, ageYears }: v.InferOutput<typeof kidsPlaceListInput>,
): Promise<KidsPlace[]> {
  const rows = await db
    .select()
    .from(kidsPlaces)
    .where(
      and(
        region ? eq(kidsPlaces.region, region) : undefined,
        ageYears === undefined
          ? undefined
          : and(lte(kidsPlaces.ageFrom, ageYears), gte(kidsPlaces.ageTo, ageYears)),
      ),
    )
    .orderBy(asc(kidsPlaces.rank));
  return rows.map(({ rank: _, ageFrom, ageTo, ...place }) => ({
    ...place,
    ageYears: { from: ageFrom, to: ageTo },
    picture: referToPicture(`place-${place.slug}`),
  }));
}
