import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { addDays, type Day } from '../../src/domain/dates.ts';
import type { PageOf } from '../../src/domain/listing.ts';
import type { Moment, momentListInput } from '../../src/domain/moment.ts';
import { moments } from '../db/catalogue.ts';
import type { Database } from '../db/client.ts';
import { expos } from '../db/schema.ts';
import { after, cursorOf, cut, inOrder, type Order } from './paging.ts';

const asWritten: Order = { key: moments.rank, tie: moments.id, direction: 'asc', kind: 'number' };

/** In the order of the file, which begins with the latest expo. */
export async function listMoments(
  db: Database,
  today: Day,
  { expoSlug, cursor, limit }: v.InferOutput<typeof momentListInput>,
): Promise<PageOf<Moment>> {
  const wanted = expoSlug ? eq(moments.expoSlug, expoSlug) : undefined;
  const [found, total] = await Promise.all([
    db
      .select({ moment: moments, expoName: expos.name })
      .from(moments)
      .innerJoin(expos, eq(expos.slug, moments.expoSlug))
      .where(and(wanted, after(asWritten, cursor)))
      .orderBy(...inOrder(asWritten))
      .limit(limit + 1),
    db.$count(moments, wanted),
  ]);
  const { rows, nextCursor } = cut(found, limit, ({ moment }) => cursorOf(moment.rank, moment.id));
  const items = rows.map(({ moment: { id, caption, expoSlug: slug, daysAgo }, expoName }) => ({
    id,
    caption,
    expo: { slug, name: expoName },
    takenOn: addDays(today, -daysAgo),
    picture: `moment-${id}`,
  }));
  return { items, total, nextCursor };
}
