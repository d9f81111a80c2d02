import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const featureFlags = pgTable('feature_flags', {
  name: text().primaryKey(),
  enabled: boolean().notNull(),
});
