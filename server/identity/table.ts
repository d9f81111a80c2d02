import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** The embedded user pool. */
export const poolUsers = pgTable('pool_users', {
  sub: text().primaryKey(),
  email: text().notNull().unique(),
  status: text().$type<'UNCONFIRMED' | 'CONFIRMED'>().notNull(),
  attributes: jsonb().$type<Record<string, string>>().notNull(),
  salt: text().notNull(),
  verifier: text().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const poolCodes = pgTable(
  'pool_codes',
  {
    sub: text().notNull(),
    purpose: text().$type<'sign-up' | 'forgot-password'>().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.sub, t.purpose] })],
);

/** One row per sign-in: `originJti` links the refresh token to the access tokens issued from it. */
export const poolSessions = pgTable(
  'pool_sessions',
  {
    refreshTokenHash: text('refresh_token_hash').primaryKey(),
    originJti: text('origin_jti').notNull().unique(),
    sub: text().notNull(),
    authTime: instant('auth_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('pool_sessions_sub').on(t.sub)],
);

export const poolKeys = pgTable('pool_keys', {
  kid: text().primaryKey(),
  /** PKCS #8, PEM. Made at the first start of this installation. */
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
