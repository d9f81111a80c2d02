import { and, asc, eq, min } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Moment, momentListInput } from '../../src/domain/content/moment.ts';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder } from '../db/keyset-pagination.ts';
import { isNotWithdrawn } from '../expos/queries.ts';
import { expos } from '../expos/table.ts';
import { pictureSize, referToPicture } from '../images/picture-table.ts';
import { moments } from './table.ts';

const byRank: KeysetOrder = {
  key: moments.rank,
  tieBreaker: moments.id,
  direction: 'asc',
  kind: 'number',
};

/** The usual proportions, for a picture whose size is not recorded. */
const FALLBACK_SIZE = { width: 1600, height: 1200 };

/** In the order of the file, which starts with the latest expo. */
export async function listMoments(
  db: Database,
  { expoSlug, cursor, limit }: v.InferOutput<typeof momentListInput>,
): Promise<CursorPage<Moment>> {
  const query = db
    .select({ moment: moments, expoName: expos.name })
    .from(moments)
    .innerJoin(expos, and(eq(expos.slug, moments.expoSlug), isNotWithdrawn))
    .$dynamic();
  const { rows, ...page } = await findPage(db, query, {
    table: moments,
    filter: expoSlug ? eq(moments.expoSlug, expoSlug) : undefined,
    order: byRank,
    keyOf: ({ moment }) => [moment.rank, moment.id],
    cursor,
    limit,
  });
  const items = rows.map(({ moment: { id, caption, expoSlug: slug, takenOn }, expoName }) => ({
    id,
    caption,
    expo: { slug, name: expoName },
    takenOn,
    picture: referToPicture(`moment-${id}`),
    ...(pictureSize(`moment-${id}`) ?? FALLBACK_SIZE),
  }));
  return { items, ...page };
}

/** The expos that have pictures, in the order of the gallery. */
export function listMomentExpos(db: Database): Promise<{ slug: string; name: string }[]> {
  return db
    .select({ slug: expos.slug, name: expos.name })
    .from(moments)
    .innerJoin(expos, and(eq(expos.slug, moments.expoSlug), isNotWithdrawn))
    .groupBy(expos.slug, expos.name)
    .orderBy(asc(min(moments.rank)));
}
