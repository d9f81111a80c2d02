import { pgTable, text } from 'drizzle-orm/pg-core';

/** Marks that something was done: once, or up to the day in `mark`. The table has the name that it was made with. */
export const doneMarks = pgTable('seed_marks', {
  name: text().primaryKey(),
  mark: text().notNull(),
});
