import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import type { Transaction, transactionListInput } from '../../src/domain/visitor/transaction.ts';
import type { Database } from '../db/client.ts';
import {
  afterCursor,
  encodeCursor,
  type KeysetOrder,
  orderByKeyset,
  toPage,
} from '../db/keyset-pagination.ts';
import { transactions } from './table.ts';

const latest: KeysetOrder = {
  key: transactions.at,
  tieBreaker: transactions.id,
  direction: 'desc',
  kind: 'time',
};

/** What a visitor's points and money did, latest first. */
export async function listTransactions(
  db: Database,
  sub: string,
  { kind, cursor, limit }: v.InferOutput<typeof transactionListInput>,
): Promise<CursorPage<Transaction>> {
  const mine = and(eq(transactions.sub, sub), kind ? eq(transactions.kind, kind) : undefined);
  const [found, total] = await Promise.all([
    db
      .select()
      .from(transactions)
      .where(and(mine, afterCursor(latest, cursor)))
      .orderBy(...orderByKeyset(latest))
      .limit(limit + 1),
    db.$count(transactions, mine),
  ]);
  const { rows, nextCursor } = toPage(found, limit, ({ at, id }) => encodeCursor(at.toISOString(), id));
  return {
    items: rows.map(({ sub: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    total,
    nextCursor,
  };
}
