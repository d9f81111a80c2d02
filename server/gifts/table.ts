import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What was given. It outlives the account: who deletes it and signs up again is not given the same once more, when a
 * table is given again.
 */
export const givenGifts = pgTable('given_gifts', {
  /** SHA-256 of address and gift, base64url. */
  giftHash: text('gift_hash').primaryKey(),
  /** Of the account that it was given to. */
  accountHash: text('account_hash').notNull(),
  /** Of the gift's own row, by which one that is taken back is forgotten. */
  rowHash: text('row_hash').notNull(),
  /** Its last day: after that no table gives it. */
  expiresOn: text('expires_on').notNull(),
});
