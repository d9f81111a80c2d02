import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** A visitor's list for one expo, since its owner first shared it. Its items are those of the owner. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    id: text().primaryKey(),
    /** The owner. */
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
  },
  (t) => [unique('shared_lists_owner').on(t.sub, t.expoId)],
);

const listId = () =>
  text('list_id')
    .notNull()
    .references(() => sharedLists.id, { onDelete: 'cascade' });

/** Who shares a list with its owner. */
export const listMembers = pgTable(
  'list_members',
  { listId: listId(), sub: text().notNull(), joinedAt: instant('joined_at').notNull() },
  (t) => [primaryKey({ columns: [t.listId, t.sub] }), index('list_members_visitor').on(t.sub)],
);

/** Each invitation lets one visitor join. */
export const listInvitations = pgTable(
  'list_invitations',
  {
    /** The secret itself is not stored, so a copy of the database lets nobody join. */
    secretHash: text('secret_hash').primaryKey(),
    listId: listId(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('list_invitations_list').on(t.listId), index('list_invitations_age').on(t.expiresAt)],
);
