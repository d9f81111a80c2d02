// @script wire

import type { inferRouterOutputs } from '@trpc/server';
import * as v from 'valibot';
import type { AppRouter } from '../../server/contract.ts';
import { articlePageSchema, articleSchema } from '../domain/content/article.ts';
import { groupSchema, questionPageSchema } from '../domain/content/community.ts';
import { contentPageSchema } from '../domain/content/content-page.ts';
import { faqSchema } from '../domain/content/faq.ts';
import { kidsPlaceSchema } from '../domain/content/kids-place.ts';
import { listOf } from '../domain/content/list-of.ts';
import { mediaCardSchema, mediaSchema } from '../domain/content/media.ts';
import { momentExposSchema, momentPageSchema } from '../domain/content/moment.ts';
import { positionCardSchema, positionSchema } from '../domain/content/position.ts';
import { agendaTalkSchema } from '../domain/expo/agenda.ts';
import { boothVisitSchema } from '../domain/expo/booth-visit.ts';
import { checkInSchema } from '../domain/expo/check-in.ts';
import { exhibitorListSchema } from '../domain/expo/exhibitor.ts';
import { expoDetailSchema, expoListSchema } from '../domain/expo/expo-schema.ts';
import { expoRewardSchema, rewardProgrammeSchema } from '../domain/expo/reward.ts';
import { brandFollowSchema, brandPageSchema, brandSchema } from '../domain/shop/brand-schema.ts';
import { cartLineSchema } from '../domain/shop/cart.ts';
import { categorySchema } from '../domain/shop/category-schema.ts';
import { giftCardSchema } from '../domain/shop/gift-card.ts';
import { orderSchema } from '../domain/shop/order.ts';
import {
  productChoicesSchema,
  productPageSchema,
  productSchema,
  wishlistItemSchema,
} from '../domain/shop/product-schema.ts';
import { voucherSchema } from '../domain/shop/voucher.ts';
import { countSchema } from '../domain/text/count-schema.ts';
import { optionalText, requiredText } from '../domain/text/optional-text.ts';
import { addressSchema } from '../domain/visitor/address.ts';
import { familySchema } from '../domain/visitor/family.ts';
import { parseFlags } from '../domain/visitor/flags.ts';
import { inboxPageSchema } from '../domain/visitor/inbox-message.ts';
import { profileSchema } from '../domain/visitor/profile.ts';
import { transactionPageSchema } from '../domain/visitor/transaction.ts';
import { vendorAddress } from '../domain/visitor/vendor-address.ts';

// Loaded with the tRPC client. A response is used and stored only if it has the shape that this build was written for.

const isEmpty = (x: object) => Object.keys('flags' in x && Array.isArray(x.flags) ? x.flags : x).length === 0;
/**
 * Flags in any of their three shapes, as a list; a flag of a vendor has the address of its document. What is no flag is
 * dropped. A response that has items, but no flag, is wrong.
 */
const flagsSchema = v.pipe(
  v.custom<object>((raw) => typeof raw === 'object' && raw !== null),
  v.rawTransform<object, { name: string; enabled: boolean; address?: string }[]>(
    ({ dataset: { value }, addIssue, NEVER }) => {
      const flags = parseFlags(value);
      if (!isEmpty(flags) || isEmpty(value))
        return Object.entries(flags).map(([name, enabled]) => {
          const address = vendorAddress(value, name);
          return { name, enabled, ...(address && { address }) };
        });
      addIssue({ message: 'has no flags' });
      return NEVER;
    },
  ),
);

type Outputs = inferRouterOutputs<AppRouter>;
type Paths<T, Under extends string> = {
  [K in keyof T & string]: { [P in keyof T[K] & string]: `${Under}.${K}.${P}` }[keyof T[K] & string];
}[keyof T & string];
/** All queries. The routers `actions`, `account` and `sharedLists` have mutations only. */
type QueryPath =
  | Paths<Outputs['businesses'], 'businesses'>
  | Paths<Omit<Outputs['users'], 'account' | 'sharedLists'>, 'users'>;

export const responseSchemas: Record<QueryPath, v.GenericSchema> = {
  'businesses.articles.detail': articleSchema,
  'businesses.articles.list': articlePageSchema,
  'businesses.brands.detail': brandSchema,
  'businesses.brands.list': brandPageSchema,
  'businesses.categories.list': listOf(categorySchema),
  'businesses.community.groups': listOf(groupSchema),
  'businesses.community.questions': questionPageSchema,
  'businesses.exhibitors.list': exhibitorListSchema,
  'businesses.expos.detail': expoDetailSchema,
  'businesses.expos.list': expoListSchema,
  'businesses.expos.myCheckIns': listOf(checkInSchema),
  'businesses.faqs.list': listOf(faqSchema),
  'businesses.kidsPlaces.list': listOf(kidsPlaceSchema),
  'businesses.media.detail': mediaSchema,
  'businesses.media.list': listOf(mediaCardSchema),
  'businesses.moments.expos': momentExposSchema,
  'businesses.moments.list': momentPageSchema,
  'businesses.pages.detail': contentPageSchema,
  'businesses.positions.detail': positionSchema,
  'businesses.positions.list': listOf(positionCardSchema),
  'businesses.products.choices': productChoicesSchema,
  'businesses.products.detail': productSchema,
  'businesses.products.list': productPageSchema,
  'businesses.rewards.forExpo': listOf(expoRewardSchema),
  'businesses.rewards.programme': rewardProgrammeSchema,
  'businesses.settings.getAllFeatureFlags': flagsSchema,
  'users.addresses.list': listOf(addressSchema),
  'users.agenda.list': listOf(agendaTalkSchema),
  'users.boothVisits.list': listOf(boothVisitSchema),
  'users.carts.count': countSchema,
  'users.carts.list': listOf(cartLineSchema),
  'users.family.journey': v.nullable(familySchema),
  'users.follows.list': listOf(brandFollowSchema),
  'users.giftCards.list': listOf(giftCardSchema),
  'users.notifications.list': inboxPageSchema,
  'users.notifications.unreadCount': countSchema,
  'users.orders.list': listOf(orderSchema),
  'users.profiles.myDetail': v.object({
    ...profileSchema.entries,
    /** Signs the visitor's pass; without it there is a profile, and no pass. */
    passKey: v.optional(requiredText),
    passKeyId: optionalText,
  }),
  'users.transactions.list': transactionPageSchema,
  'users.vouchers.list': listOf(voucherSchema),
  'users.wishlist.list': listOf(wishlistItemSchema),
};

/** The response as parsed by its schema; null for another shape or an unknown path. */
export function parseResponse(path: string, response: unknown): { data: unknown } | null {
  if (!Object.hasOwn(responseSchemas, path)) return null;
  const parsed = v.safeParse(responseSchemas[path as QueryPath], response);
  return parsed.success ? { data: parsed.output } : null;
}
