import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ExpoDetail } from '../../src/domain/expo/expo.ts';
import type { Family } from '../../src/domain/visitor/family.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
  /** Raised by every effect on this user's data, in the effect's own transaction. */
  rev: bigint({ mode: 'number' }).notNull().default(0),
  points: integer().notNull().default(0),
  /** Empty while nothing was said. */
  phone: text().notNull().default(''),
  language: text().notNull().default(''),
  avatar: text().notNull().default(''),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const expos = pgTable('expos', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  fromDate: date('from_date', { mode: 'string' }).notNull(),
  toDate: date('to_date', { mode: 'string' }).notNull(),
  showHighlights: boolean('show_highlights').notNull(),
  showStarbuys: boolean('show_starbuys').notNull(),
  showPreExpoSale: boolean('show_pre_expo_sale').notNull(),
  venue: text().notNull(),
  address: text().notNull(),
  tagline: text().notNull(),
  summary: text().notNull(),
  picture: text().notNull(),
  schedule: jsonb().$type<ExpoDetail['schedule']>().notNull(),
  programme: jsonb().$type<ExpoDetail['programme']>().notNull(),
  highlights: jsonb().$type<ExpoDetail['highlights']>().notNull(),
});

export const featureFlags = pgTable('feature_flags', {
  name: text().primaryKey(),
  enabled: boolean().notNull(),
});

export const cartItems = pgTable(
  'cart_items',
  {
    sub: text().notNull(),
    productId: text('product_id').notNull(),
    quantity: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.productId] })],
);

export const inboxMessages = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** An address of the site that it is about; empty when there is none. */
    path: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
  },
  (t) => [
    index('notifications_unread').on(t.sub, t.readAt),
    index('notifications_latest').on(t.sub, t.createdAt, t.id),
  ],
);

export const shoppingItems = pgTable(
  'shopping_items',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    name: text().notNull(),
    booth: text().notNull(),
    ticked: boolean().notNull().default(false),
  },
  (t) => [index('shopping_items_owner').on(t.sub, t.expoId)],
);

export const checkIns = pgTable(
  'check_ins',
  {
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** When the visitor tapped, as far as the server can tell, and how far it could. */
    checkedInAt: at('checked_in_at').notNull(),
    trust: text().$type<'confirmed' | 'elapsed' | 'received'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.expoId, t.day] })],
);

/** What a visitor told about the family. */
export const journeys = pgTable('journeys', {
  sub: text().primaryKey(),
  data: jsonb().$type<Family>().notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** Accounts deleted a moment ago, so that a call that was under way does not bring them back. */
export const deletedAccounts = pgTable('deleted_accounts', {
  /** SHA-256, base64url: whose it was is not kept. */
  accountHash: text('account_hash').primaryKey(),
  deletedAt: at('deleted_at').notNull(),
});

/** One row per action ever answered: what makes a repeat harmless. Kept 400 days. */
export const actionLedger = pgTable(
  'action_ledger',
  {
    sub: text().notNull(),
    key: text().notNull(),
    inputHash: text('input_hash').notNull(),
    name: text().notNull(),
    lane: text().notNull(),
    verdict: text().$type<'done' | 'refused'>().notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    /** JSON: the answer when done, the reason when refused. */
    answer: text().notNull(),
    /** Order of arrival within the user's ledger. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    deliveredAt: at('delivered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.key] }), index('action_ledger_age').on(t.deliveredAt)],
);

/** The embedded user pool. */
export const poolUsers = pgTable('pool_users', {
  sub: text().primaryKey(),
  email: text().notNull().unique(),
  status: text().$type<'UNCONFIRMED' | 'CONFIRMED'>().notNull(),
  attributes: jsonb().$type<Record<string, string>>().notNull(),
  salt: text().notNull(),
  verifier: text().notNull(),
  createdAt: at('created_at').notNull(),
});

export const poolCodes = pgTable(
  'pool_codes',
  {
    sub: text().notNull(),
    purpose: text().$type<'sign-up' | 'forgot-password'>().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.sub, t.purpose] })],
);

/** One row per sign-in: `originJti` joins the refresh token with the access tokens born from it. */
export const poolSessions = pgTable(
  'pool_sessions',
  {
    refreshTokenHash: text('refresh_token_hash').primaryKey(),
    originJti: text('origin_jti').notNull().unique(),
    sub: text().notNull(),
    authTime: at('auth_time').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('pool_sessions_sub').on(t.sub)],
);

export const poolKeys = pgTable('pool_keys', {
  kid: text().primaryKey(),
  /** PKCS #8, PEM. Made at the first start of this installation. */
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Messages the embedded pool would have mailed; shown on the local mailbox page. */
export const mailboxMessages = pgTable(
  'pool_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    subject: text().notNull(),
    code: text().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [index('pool_mails_email').on(t.email)],
);

export * from './belongings.ts';
export * from './catalogue.ts';
export * from './enquiries.ts';
