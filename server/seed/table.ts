import { pgTable, text } from 'drizzle-orm/pg-core';

/** What has been seeded: the hash of the content, or a mark that something was done, once or up to a day. */
export const seedMarks = pgTable('seed_marks', {
  name: text().primaryKey(),
  mark: text().notNull(),
});
