import { date, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, given and returned as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A day without a time, as `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Content is identified by its slug. */
export const slugKey = () => text().primaryKey();

/** What an entry of the content is called for ever. Its slug may change. */
export const contentId = () => text('id').notNull().unique();

/** The order in the content's file. */
export const rank = () => integer().notNull();
