import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What was given. It outlives the account: who deletes it and signs up again is not given the same once more, when a
 * table is given again.
 */
export const givenGifts = pgTable('given_gifts', {
  /** SHA-256 of address and gift, base64url. */
  giftHash: text('gift_hash').primaryKey(),
  /** The digest of the account that the gift was given to. */
  accountHash: text('account_hash').notNull(),
  /** The digest of the row with the gift, by which this record is deleted if the gift is taken back. */
  rowHash: text('row_hash').notNull(),
  /** Its last day: after that no table gives it. */
  expiresOn: text('expires_on').notNull(),
});
