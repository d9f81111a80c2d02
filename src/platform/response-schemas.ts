import type { inferRouterOutputs } from '@trpc/server';
import * as v from 'valibot';
import type { AppRouter } from '../../server/contract.ts';
import { articlePageSchema, articleSchema } from '../domain/content/article.ts';
import { groupSchema, questionPageSchema } from '../domain/content/community.ts';
import { contentPageSchema } from '../domain/content/content-page.ts';
import { faqSchema } from '../domain/content/faq.ts';
import { kidsPlaceSchema } from '../domain/content/kids-place.ts';
import { mediaCardSchema, mediaSchema } from '../domain/content/media.ts';
import { momentExposSchema, momentPageSchema } from '../domain/content/moment.ts';
import { positionCardSchema, positionSchema } from '../domain/content/position.ts';
import { exhibitorListSchema } from '../domain/expo/exhibitor.ts';
import { expoDetailSchema, expoListSchema } from '../domain/expo/expo-schema.ts';
import { expoRewardSchema, rewardProgrammeSchema } from '../domain/expo/reward.ts';
import { brandFollowSchema, brandPageSchema, brandSchema } from '../domain/shop/brand.ts';
import { cartLineSchema } from '../domain/shop/cart.ts';
import { giftCardSchema } from '../domain/shop/gift-card.ts';
import { orderSchema } from '../domain/shop/order.ts';
import {
  productChoicesSchema,
  productPageSchema,
  productSchema,
  wishlistItemSchema,
} from '../domain/shop/product.ts';
import { voucherSchema } from '../domain/shop/voucher.ts';
import { addressSchema } from '../domain/visitor/address.ts';
import { familySchema } from '../domain/visitor/family.ts';
import { inboxPageSchema } from '../domain/visitor/inbox-message.ts';
import { transactionPageSchema } from '../domain/visitor/transaction.ts';
import { userSchema } from '../domain/visitor/user.ts';

// Loaded with the tRPC client. A response is used and stored only if it has the shape that this build was written for.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.minLength(1));
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);
/** A list, `{ flags: list }`, or a map of names to booleans. */
const areFlags = (raw: unknown): boolean => {
  if (Array.isArray(raw)) return raw.every(isObject);
  if (!isObject(raw)) return false;
  return 'flags' in raw && typeof raw.flags !== 'boolean'
    ? Array.isArray(raw.flags) && areFlags(raw.flags)
    : Object.values(raw).every((value) => typeof value === 'boolean');
};

type Outputs = inferRouterOutputs<AppRouter>;
type Paths<T, Under extends string> = {
  [K in keyof T & string]: { [P in keyof T[K] & string]: `${Under}.${K}.${P}` }[keyof T[K] & string];
}[keyof T & string];
/** All queries. The routers `actions` and `account` have mutations only. */
type QueryPath =
  | Paths<Outputs['businesses'], 'businesses'>
  | Paths<Omit<Outputs['users'], 'account'>, 'users'>;

export const responseSchemas: Record<QueryPath, v.GenericSchema> = {
  'businesses.articles.detail': articleSchema,
  'businesses.articles.list': articlePageSchema,
  'businesses.brands.detail': brandSchema,
  'businesses.brands.list': brandPageSchema,
  'businesses.community.groups': v.array(groupSchema),
  'businesses.community.questions': questionPageSchema,
  'businesses.exhibitors.list': exhibitorListSchema,
  'businesses.expos.detail': expoDetailSchema,
  'businesses.expos.list': expoListSchema,
  'businesses.expos.myCheckIns': v.array(
    v.object({ expoId: text, day: text, checkedInAt: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
  'businesses.faqs.list': v.array(faqSchema),
  'businesses.kidsPlaces.list': v.array(kidsPlaceSchema),
  'businesses.media.detail': mediaSchema,
  'businesses.media.list': v.array(mediaCardSchema),
  'businesses.moments.expos': momentExposSchema,
  'businesses.moments.list': momentPageSchema,
  'businesses.pages.detail': contentPageSchema,
  'businesses.positions.detail': positionSchema,
  'businesses.positions.list': v.array(positionCardSchema),
  'businesses.products.choices': productChoicesSchema,
  'businesses.products.detail': productSchema,
  'businesses.products.list': productPageSchema,
  'businesses.rewards.forExpo': v.array(expoRewardSchema),
  'businesses.rewards.programme': rewardProgrammeSchema,
  'businesses.settings.getAllFeatureFlags': v.pipe(v.unknown(), v.check(areFlags)),
  'users.addresses.list': v.array(addressSchema),
  'users.carts.count': count,
  'users.carts.list': v.array(cartLineSchema),
  'users.family.journey': v.nullable(familySchema),
  'users.follows.list': v.array(brandFollowSchema),
  'users.giftCards.list': v.array(giftCardSchema),
  'users.notifications.list': inboxPageSchema,
  'users.notifications.unreadCount': count,
  'users.orders.list': v.array(orderSchema),
  'users.profiles.myDetail': v.object({ ...userSchema.entries, passKey: text, passKeyId: text }),
  'users.transactions.list': transactionPageSchema,
  'users.vouchers.list': v.array(voucherSchema),
  'users.wishlist.list': v.array(wishlistItemSchema),
};

/** The answer as parsed by its schema; null for another shape or an unknown path. */
export function parseResponse(path: string, answer: unknown): { answer: unknown } | null {
  if (!Object.hasOwn(responseSchemas, path)) return null;
  const parsed = v.safeParse(responseSchemas[path as QueryPath], answer);
  return parsed.success ? { answer: parsed.output } : null;
}
