import type { QueryKey } from '@tanstack/react-query';
import type { ActionName } from '../domain/delivery/actions.ts';
import type { Expo } from '../domain/expo/expo.ts';
import type { Flags } from '../domain/visitor/flags.ts';
import { addressesOffline } from '../features/addresses/offline.ts';
import { agendaOffline } from '../features/agenda/offline.ts';
import { articlesOffline } from '../features/articles/offline.ts';
import { boothVisitsOffline } from '../features/booth-visits/offline.ts';
import { brandsOffline } from '../features/brands/offline.ts';
import { cartOffline } from '../features/cart/offline.ts';
import { checkInsOffline } from '../features/check-ins/offline.ts';
import { communityOffline } from '../features/community/offline.ts';
import { contentPagesOffline } from '../features/content-pages/offline.ts';
import { enquiriesOffline } from '../features/enquiries/offline.ts';
import { exhibitorsOffline } from '../features/exhibitors/offline.ts';
import { exposOffline } from '../features/expos/offline.ts';
import { familyOffline } from '../features/family/offline.ts';
import { faqsOffline } from '../features/faqs/offline.ts';
import { followsOffline } from '../features/follows/offline.ts';
import { giftCardsOffline } from '../features/gift-cards/offline.ts';
import { inboxOffline } from '../features/inbox/offline.ts';
import { kidsPlacesOffline } from '../features/kids-places/offline.ts';
import { mediaOffline } from '../features/media/offline.ts';
import { ordersOffline } from '../features/orders/offline.ts';
import { pointsOffline } from '../features/points/offline.ts';
import { positionsOffline } from '../features/positions/offline.ts';
import { productsOffline } from '../features/products/offline.ts';
import { profileOffline } from '../features/profile/offline.ts';
import { rewardsOffline } from '../features/rewards/offline.ts';
import { shoppingListOffline } from '../features/shopping-list/offline.ts';
import { transactionsOffline } from '../features/transactions/offline.ts';
import { vouchersOffline } from '../features/vouchers/offline.ts';
import { wishlistOffline } from '../features/wishlist/offline.ts';
import {
  type OfflineAction,
  type OfflineFeature,
  type PreloadContext,
  type TextContext,
  VENUE_PARTS,
  type VenuePart,
} from '../platform/offline-feature.ts';
import type { AnyQuery } from '../platform/query-options.ts';
import { homeOffline } from './home/offline.ts';

// Loaded for signed-in visitors only. It must stay out of the first load.

const features = [
  pointsOffline,
  checkInsOffline,
  homeOffline,
  wishlistOffline,
  cartOffline,
  vouchersOffline,
  giftCardsOffline,
  exposOffline,
  exhibitorsOffline,
  shoppingListOffline,
  boothVisitsOffline,
  brandsOffline,
  productsOffline,
  addressesOffline,
  enquiriesOffline,
  familyOffline,
  followsOffline,
  agendaOffline,
  inboxOffline,
  faqsOffline,
  profileOffline,
  transactionsOffline,
  ordersOffline,
  rewardsOffline,
  articlesOffline,
  communityOffline,
  contentPagesOffline,
  kidsPlacesOffline,
  mediaOffline,
  positionsOffline,
] as const;
const offlineFeatures: readonly OfflineFeature[] = features;

type DeclaredName<F> = F extends { actions: infer Actions } ? keyof Actions : never;

function declaredActions<F extends OfflineFeature>(
  declarations: readonly F[],
): Readonly<Record<DeclaredName<F>, OfflineAction>> {
  return Object.assign({}, ...declarations.map(({ actions }) => actions));
}

/** Does not compile while an action of `actionDefinitions` is missing from the `offline.ts` files listed above. */
const actions: Readonly<Record<ActionName, OfflineAction>> = declaredActions(features);

/** Undefined for an action that this version of the app does not know. `input` fits its schema, or is not known. */
export const actionTitle = (name: string, input?: unknown): string | undefined => {
  const declaration = declarationOf(name);
  return (input !== undefined && declaration?.titleOf?.(input as never)) || declaration?.title;
};

/** The queries whose data a delivered action has changed. */
export function queriesStaleAfter(name: string): readonly QueryKey[] {
  const declaration = declarationOf(name);
  if (!declaration) return [];
  const declaredByOthers = offlineFeatures.flatMap(
    ({ staleAfter }) => staleAfter?.[name as ActionName] ?? [],
  );
  return [...declaration.staleQueries, ...declaredByOthers];
}

/** Everything that is loaded ahead for the venue: first what the pass waits for. Some of it may be named twice. */
export const queriesForVenue = (context: PreloadContext): AnyQuery[] => [
  ...queriesAtExpos(context.expos.venue, context.flags),
  ...offlineFeatures.flatMap(({ preload }) => preload?.(context) ?? []),
];

/** The texts of all features. */
export const textQueries = async (context: TextContext): Promise<AnyQuery[]> =>
  (await Promise.all(offlineFeatures.map(({ texts }) => texts?.(context) ?? []))).flat();

/** What a visitor needs at an expo, in the order in which it is stored. */
export function partsAtExpo(expo: Expo, flags: Flags): { part: VenuePart; query: AnyQuery }[] {
  const parts: { [P in VenuePart]?: AnyQuery } = Object.assign(
    {},
    ...offlineFeatures.map(({ atExpo }) => atExpo?.(expo, flags)),
  );
  return VENUE_PARTS.flatMap((part) => {
    const query = parts[part];
    return query ? { part, query } : [];
  });
}

/** What a visitor needs at these expos. */
export const queriesAtExpos = (expos: readonly Expo[], flags: Flags): AnyQuery[] =>
  expos.flatMap((expo) => partsAtExpo(expo, flags).map(({ query }) => query));

const declarationOf = (name: string) =>
  Object.hasOwn(actions, name) ? actions[name as ActionName] : undefined;
