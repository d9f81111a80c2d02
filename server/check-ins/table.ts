import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ClockTrust } from '../actions/action-time.ts';
import { instant } from '../db/columns.ts';

export const checkIns = pgTable(
  'check_ins',
  {
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    /** The day of the tap where the expos are. */
    day: date({ mode: 'string' }).notNull(),
    checkedInAt: instant('checked_in_at').notNull(),
    /** How reliable `checkedInAt` is. */
    trust: text().$type<ClockTrust>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.expoId, t.day] })],
);
