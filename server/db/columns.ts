import { date, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, given and returned as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A day without a time, as `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Content is identified by its slug. */
export const slugKey = () => text().primaryKey();

/** The order in the file that content was seeded from. */
export const rank = () => integer().notNull();

/** Days are counted back from today, so that sample content never looks old. */
export const daysAgo = (name: string) => integer(name).notNull();
