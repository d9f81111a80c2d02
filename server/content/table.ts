import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { Content } from './content-kinds.ts';
import type { Organiser } from './organiser.ts';

/** What the other tables hold, in one row. The version rises with each change. */
export const contentVersions = pgTable('content_versions', {
  version: integer().primaryKey(),
  /** Of all rows. */
  hash: text().notNull(),
  /** As it was read from the folder. */
  organiser: jsonb().$type<Organiser>().notNull(),
  content: jsonb().$type<Content>().notNull(),
  takenInAt: instant('taken_in_at').notNull(),
});
