import { asc, eq } from 'drizzle-orm';
import type { BoothVisit } from '../../src/domain/expo/booth-visit.ts';
import type { Database } from '../db/client.ts';
import { boothVisits } from './table.ts';

/** The booths that a visitor has marked at all expos. */
export const listBoothVisits = (db: Database, sub: string): Promise<BoothVisit[]> =>
  db
    .select({ expoId: boothVisits.expoId, booth: boothVisits.booth, isVisited: boothVisits.isVisited })
    .from(boothVisits)
    .where(eq(boothVisits.sub, sub))
    .orderBy(asc(boothVisits.expoId), asc(boothVisits.booth));
