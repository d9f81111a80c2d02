import type { ActionInput, ActionName, OpenActionName } from '../../src/domain/delivery/actions.ts';
import type { RefusalReason } from '../../src/domain/delivery/delivery-schema.ts';
import {
  handleMakeDefaultAddress,
  handlePutAddress,
  handleRemoveAddress,
} from '../addresses/action-handlers.ts';
import { handleSetCart } from '../belongings/cart.ts';
import { handleCheckIn } from '../check-ins/action-handlers.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { handleSendEnquiry } from '../enquiries/action-handlers.ts';
import { handleSetJourney } from '../family/action-handlers.ts';
import { handleFollowBrand } from '../follows/action-handlers.ts';
import { handleSetProfile } from '../profile/action-handlers.ts';
import { handlePutItem, handleRemoveItem, handleTickItem } from '../shopping-list/action-handlers.ts';
import { handleMarkAllRead, handleMarkRead } from '../users/inbox.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { handleSetWish } from '../wishlist/action-handlers.ts';
import type { ClockTrust } from './action-time.ts';

export type EffectContext = {
  tx: DatabaseTransaction;
  user: Visitor;
  /** The action's own key. */
  key: string;
  /** When the visitor tapped, ms since 1970, and how far that could be told. */
  tappedAtMs: number;
  trust: ClockTrust;
  /** When it came. */
  receivedAtMs: number;
};

/** `changed`: whether the visitor's data is another now. `refused` undoes whatever the effect has written. */
export type EffectOutcome = { done: unknown; changed: boolean } | { refused: RefusalReason };
export type Effect<N extends ActionName> = (
  context: EffectContext,
  input: ActionInput<N>,
) => Promise<EffectOutcome>;
/** An open action may come from nobody in particular. */
export type OpenContext = Omit<EffectContext, 'user'> & { user: Visitor | null };
export type OpenEffect<N extends OpenActionName> = (
  context: OpenContext,
  input: ActionInput<N>,
) => Promise<EffectOutcome>;
export type OpenEffects = { [N in OpenActionName]: OpenEffect<N> };
export type Effects = { [N in ActionName]: Effect<N> };

export const openEffects: OpenEffects = {
  'enquiry.send': handleSendEnquiry,
};

/** What each action does. One that is missing here does not compile. */
export const effects: Effects = {
  'expo.check-in': handleCheckIn,
  ...openEffects,
  'family.set-journey': handleSetJourney,
  'profile.set': handleSetProfile,
  'address.put': handlePutAddress,
  'address.remove': handleRemoveAddress,
  'address.make-default': handleMakeDefaultAddress,
  'inbox.read': handleMarkRead,
  'inbox.read-all': handleMarkAllRead,
  'cart.set': handleSetCart,
  'wishlist.set': handleSetWish,
  'shopping-list.put': handlePutItem,
  'shopping-list.tick': handleTickItem,
  'shopping-list.remove': handleRemoveItem,
  'brand.follow': handleFollowBrand,
};
