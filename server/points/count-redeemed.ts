import { and, count, eq, gte, like, lt, sql } from 'drizzle-orm';
import { expoPhase } from '../../src/domain/expo/expo.ts';
import { addDays } from '../../src/domain/time/dates.ts';
import { dayAt, instantMsAt } from '../../src/domain/time/expo-time.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { isNotWithdrawn } from '../expos/queries.ts';
import { expos } from '../expos/table.ts';
import { transactions } from '../transactions/table.ts';
import { REDEEMED_REASON } from './redeem-reward.ts';

type Counts = ReadonlyMap<string, number>;

/** How long a count is kept: all phones of a hall ask, and the ledger has no index for it. */
const FRESH_MS = 10_000;
const counted = new WeakMap<Database, Map<string, { atMs: number; counts: Promise<Counts> }>>();

/**
 * How often each reward was redeemed on the days of an expo so far, by its slug. Empty unless the expo is on.
 */
export function countRedeemed({ db, now }: Pick<Deps, 'db' | 'now'>, expoSlug: string): Promise<Counts> {
  const ofExpos = counted.get(db) ?? new Map<string, { atMs: number; counts: Promise<Counts> }>();
  counted.set(db, ofExpos);
  const last = ofExpos.get(expoSlug);
  if (last && Math.abs(now() - last.atMs) < FRESH_MS) return last.counts;
  const counts = readCounts(db, expoSlug, now());
  ofExpos.set(expoSlug, { atMs: now(), counts });
  counts.catch(() => ofExpos.delete(expoSlug));
  return counts;
}

async function readCounts(db: Database, expoSlug: string, nowMs: number): Promise<Counts> {
  // One that is no longer listed may have had the same slug, as that of last year.
  const [expo] = await db
    .select()
    .from(expos)
    .where(and(eq(expos.slug, expoSlug), isNotWithdrawn));
  if (!expo || expoPhase(expo, dayAt(nowMs)) !== 'running') return new Map();
  const slug = sql<string>`split_part(${transactions.reason}, ':', 2)`;
  const rows = await db
    .select({ slug, number: count() })
    .from(transactions)
    .where(
      and(
        eq(transactions.kind, 'points'),
        like(transactions.reason, `${REDEEMED_REASON}%`),
        gte(transactions.at, new Date(instantMsAt(expo.fromDate, '00:00'))),
        lt(transactions.at, new Date(instantMsAt(addDays(expo.toDate, 1), '00:00'))),
      ),
    )
    .groupBy(slug);
  return new Map(rows.map(({ slug, number }) => [slug, number]));
}
