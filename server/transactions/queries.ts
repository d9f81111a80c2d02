import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import type { Transaction, transactionListInput } from '../../src/domain/visitor/transaction.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder } from '../db/keyset-pagination.ts';
import { transactions } from './table.ts';

const latest: KeysetOrder = {
  key: transactions.at,
  tieBreaker: transactions.id,
  direction: 'desc',
  kind: 'time',
};

/** A visitor's transactions in points and money, latest first. */
export async function listTransactions(
  db: Database,
  sub: string,
  { kind, cursor, limit }: v.InferOutput<typeof transactionListInput>,
): Promise<CursorPage<Transaction>> {
  const filter = and(eq(transactions.sub, sub), kind ? eq(transactions.kind, kind) : undefined);
  const { rows, ...page } = await findPage(db, db.select().from(transactions).$dynamic(), {
    table: transactions,
    filter,
    order: latest,
    keyOf: ({ at, id }) => [at.toISOString(), id],
    cursor,
    limit,
  });
  return {
    items: rows.map(({ sub: _, reason: __, ...row }) => row),
    ...page,
  };
}
