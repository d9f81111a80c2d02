import { and, asc, desc, eq, exists, gte, lt, sql } from 'drizzle-orm';
import type { Expo, ExpoDetail, ExpoList } from '../../src/domain/expo/expo.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { latestContentHash } from '../content/content-version.ts';
import { idOfSlug } from '../content/slug-history.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { booths } from '../exhibitors/table.ts';
import { ownPicturesTag } from '../images/own-pictures.ts';
import { referToPicture } from '../images/picture-table.ts';
import { rewards } from '../rewards/table.ts';
import { expos } from './table.ts';

type Row = typeof expos.$inferSelect;

const toExpo = ({ programme: _, highlights: __, isWithdrawn: ___, ...expo }: Row): Expo => withGround(expo);

export const isNotWithdrawn = eq(expos.isWithdrawn, false);

const withGround = <T extends { picture: string }>(item: T): T => ({
  ...item,
  picture: referToPicture(item.picture),
});

type StoredList = { shown: string; list: Promise<ExpoList> };
const storedLists = new WeakMap<Database, StoredList>();

/** Running and upcoming expos, soonest first, and past expos, latest first. Read once per day, content and pictures. */
export async function listExpos({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ExpoList> {
  const contentHash = await latestContentHash({ db, now });
  const today = dayAt(now());
  const shown = `${today} ${contentHash} ${ownPicturesTag()}`;
  const stored = storedLists.get(db);
  if (stored?.shown === shown) return stored.list;
  const list = readExpos(db, today);
  storedLists.set(db, { shown, list });
  list.catch(() => storedLists.delete(db));
  return list;
}

async function readExpos(db: Database, today: Day): Promise<ExpoList> {
  const [upcoming, past] = await Promise.all([
    db
      .select()
      .from(expos)
      .where(and(isNotWithdrawn, gte(expos.toDate, today)))
      .orderBy(asc(expos.fromDate), asc(expos.id)),
    db
      .select()
      .from(expos)
      .where(and(isNotWithdrawn, lt(expos.toDate, today)))
      .orderBy(desc(expos.fromDate), asc(expos.id)),
  ]);
  return { upcoming: upcoming.map(toExpo), past: past.map(toExpo) };
}

const isOfferedAt = (slug: typeof expos.slug) =>
  sql`${rewards.availability} @> jsonb_build_array(jsonb_build_object('expoSlug', ${slug}))`;

/** Finds it by an earlier slug, too, and if it is no longer listed. Null for an unknown slug. */
export async function findExpo({ db }: Pick<Deps, 'db'>, slug: string): Promise<ExpoDetail | null> {
  const id = await idOfSlug(db, 'expos', slug);
  if (id === null) return null;
  const [row] = await db
    .select({
      expo: expos,
      hasBooths: exists(db.select().from(booths).where(eq(booths.expoSlug, expos.slug))),
      hasRewards: exists(db.select().from(rewards).where(isOfferedAt(expos.slug))),
    })
    .from(expos)
    .where(eq(expos.id, id));
  if (!row) return null;
  const { isWithdrawn, ...expo } = row.expo;
  return withGround({
    ...expo,
    highlights: expo.highlights.map(withGround),
    ...(row.hasBooths === true && { hasBooths: true }),
    ...(row.hasRewards === true && { hasRewards: true }),
    ...(isWithdrawn && { isWithdrawn }),
  });
}

/** The slug of a listed expo that has this slug, or had it before. */
export async function findListedExpo(db: Database, slug: string): Promise<string | null> {
  const id = await idOfSlug(db, 'expos', slug);
  if (id === null) return null;
  const [row] = await db
    .select({ slug: expos.slug })
    .from(expos)
    .where(and(isNotWithdrawn, eq(expos.id, id)));
  return row?.slug ?? null;
}
