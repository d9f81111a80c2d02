import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProfileFields } from '../../src/domain/visitor/profile.ts';
import { instant } from '../db/columns.ts';

export const users = pgTable('users', {
  id: text().primaryKey(),
  cognitoSub: text('cognito_sub').notNull().unique(),
  email: text().notNull(),
  displayName: text('display_name').notNull(),
  fullName: text('full_name').notNull().default(''),
  profileVerificationStatus: text('profile_verification_status').notNull().default('unverified'),
  /** Signs this user's QR passes: 32 random bytes, base64url. */
  passKey: text('pass_key').notNull(),
  passKeyId: text('pass_key_id').notNull(),
  /** The revision: raised with every change of this user's data, not only by actions, in the same transaction. */
  rev: bigint({ mode: 'number' }).notNull().default(0),
  /** Empty until the visitor fills them in. */
  phone: text().notNull().default(''),
  language: text().notNull().default(''),
  avatar: text().notNull().default(''),
  /** When the visitor last changed each field, in ms since 1970: an earlier change may be delivered later. */
  changedAt: jsonb('changed_at').$type<Partial<Record<keyof ProfileFields, number>>>().notNull().default({}),
  createdAt: instant('created_at').notNull().defaultNow(),
});
