import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FileKind } from '../../src/domain/enquiry/attachment-files.ts';
import type { Enquiry, EnquiryKind } from '../../src/domain/enquiry/enquiry.ts';
import { instant } from '../db/columns.ts';

/** Messages to the organiser. `sub` is null if the sender was not signed in. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: text().primaryKey(),
    sub: text(),
    /** Shown to the sender. */
    reference: text().notNull(),
    kind: text().$type<EnquiryKind>().notNull(),
    email: text().notNull(),
    data: jsonb().$type<Omit<Enquiry, 'attachments' | 'trap'>>().notNull(),
    /** When it was written, as far as the server can tell, and when it was received. */
    writtenAt: instant('written_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('enquiries_email').on(t.email), index('enquiries_received').on(t.receivedAt)],
);

/** The attachments of an enquiry; deleted with it. */
export const enquiryFiles = pgTable(
  'enquiry_files',
  {
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    hash: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.enquiryId, t.position] }), index('enquiry_files_hash').on(t.hash)],
);

/**
 * Files in `DATA_DIR/uploads`, by the SHA-256 of their bytes. A file that no enquiry references is removed after a day.
 */
export const uploads = pgTable('uploads', {
  hash: text().primaryKey(),
  kind: text().$type<FileKind>().notNull(),
  size: integer().notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});
