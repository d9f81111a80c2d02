import { randomUUID } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { earningWays } from '../rewards/table.ts';
import { transactions } from '../transactions/table.ts';
import type { EarningWay } from './earning-way.ts';

type Earning = {
  sub: string;
  way: EarningWay;
  /** Unique among a visitor's reasons: the same one is never paid again. */
  reason: string;
  title: string;
  at: Date;
};

/**
 * Pays what a way earns, in the transaction of what earned it. Returns the points: 0 if this reason was paid before.
 */
export async function payOnce(tx: DatabaseTransaction, { way, ...entry }: Earning): Promise<number> {
  const amount = await pointsFor(tx, way);
  if (amount === 0) return 0;
  const paid = await tx
    .insert(transactions)
    .values({ ...entry, id: randomUUID(), kind: 'points', amount })
    .onConflictDoNothing({ target: [transactions.sub, transactions.reason] })
    .returning({ amount: transactions.amount });
  return paid[0]?.amount ?? 0;
}

/** What a way earns each time; 0 for one that the content does not offer. */
export async function pointsFor(db: Pick<Database, 'select'>, way: EarningWay): Promise<number> {
  const [found] = await db
    .select({ points: earningWays.points })
    .from(earningWays)
    .where(eq(earningWays.slug, way));
  return found?.points ?? 0;
}

/** What a visitor was paid for. */
export async function reasonsOf(db: Pick<Database, 'select'>, sub: string): Promise<string[]> {
  const rows = await db
    .select({ reason: transactions.reason })
    .from(transactions)
    .where(eq(transactions.sub, sub));
  return rows.flatMap(({ reason }) => reason ?? []);
}

export async function balanceOf(db: Pick<Database, 'select'>, sub: string): Promise<number> {
  const ofVisitor = and(eq(transactions.sub, sub), eq(transactions.kind, 'points'));
  const [row] = await db
    .select({ points: sum(transactions.amount) })
    .from(transactions)
    .where(ofVisitor);
  return Number(row?.points ?? 0);
}
