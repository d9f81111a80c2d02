import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Each change of the content. The highest version is what the other tables hold. */
export const contentVersions = pgTable('content_versions', {
  version: integer().primaryKey(),
  /** Of all rows. */
  hash: text().notNull(),
  takenInAt: instant('taken_in_at').notNull(),
});
