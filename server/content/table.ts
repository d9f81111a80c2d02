import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { Content } from './content-kinds.ts';
import type { Organiser } from './organiser.ts';

/** What the other tables hold, in one row. The version rises with each change. */
export const contentVersions = pgTable('content_versions', {
  version: integer().primaryKey(),
  /** The digest of all rows. */
  hash: text().notNull(),
  /** As it was read from the folder. */
  organiser: jsonb().$type<Organiser>().notNull(),
  content: jsonb().$type<Content>().notNull(),
  /** In the database the column keeps its older name. */
  importedAt: instant('taken_in_at').notNull(),
});

/** Kinds whose addresses may change while their ids stay. */
export const ADDRESSED_KINDS = ['expos', 'brands', 'products'] as const;
export type AddressedKind = (typeof ADDRESSED_KINDS)[number];

/** Every slug that an entry has or had. The entry that had it last has it. */
export const contentAddresses = pgTable(
  'content_addresses',
  { kind: text().$type<AddressedKind>().notNull(), slug: text().notNull(), id: text().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.slug] })],
);
