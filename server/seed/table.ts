import { pgTable, text } from 'drizzle-orm/pg-core';

/** What has been put in already: the hash of the content, or that something was done once. */
export const seedMarks = pgTable('seed_marks', {
  name: text().primaryKey(),
  mark: text().notNull(),
});
