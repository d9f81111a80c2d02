import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/**
 * One row per delivered action: a repeat gets the first result instead of being applied again. Kept 400 days. In the
 * database the table keeps its older name.
 */
export const actionResults = pgTable(
  'action_ledger',
  {
    sub: text().notNull(),
    key: text().notNull(),
    inputHash: text('input_hash').notNull(),
    name: text().notNull(),
    lane: text().notNull(),
    verdict: text().$type<'done' | 'refused'>().notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    /** JSON: what the handler returned, or the reason of the refusal. Of personal actions null after 30 days. */
    answer: text().notNull(),
    /** Order of arrival among the visitor's. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    deliveredAt: instant('delivered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.key] }), index('action_ledger_age').on(t.deliveredAt)],
);
