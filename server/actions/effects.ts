import type { ActionInput, ActionName, OpenActionName } from '../../src/domain/delivery/actions.ts';
import type { RefusalReason } from '../../src/domain/delivery/delivery-schema.ts';
import { makeDefaultEffect, putAddressEffect, removeAddressEffect } from '../belongings/address-effects.ts';
import { setCartEffect } from '../belongings/cart.ts';
import { followBrandEffect } from '../belongings/follow-effect.ts';
import { setWishEffect } from '../belongings/set-wish.ts';
import { checkInEffect } from '../check-ins/effect.ts';
import type { Transaction } from '../db/client.ts';
import { sendEnquiryEffect } from '../enquiries/effect.ts';
import { setJourneyEffect } from '../family/effect.ts';
import { putItemEffect, removeItemEffect, tickItemEffect } from '../shopping/effects.ts';
import { readAllEffect, readEffect } from '../users/inbox.ts';
import { setProfileEffect } from '../users/set-profile.ts';
import type { Visitor } from '../users/visitor.ts';
import type { Trust } from './dating.ts';

export type EffectContext = {
  tx: Transaction;
  user: Visitor;
  /** The action's own key. */
  key: string;
  /** When the visitor tapped, ms since 1970, and how far that could be told. */
  atMs: number;
  trust: Trust;
  /** When it came. */
  receivedMs: number;
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
  'enquiry.send': sendEnquiryEffect,
};

/** What each action does. One that is missing here does not compile. */
export const effects: Effects = {
  'expo.check-in': checkInEffect,
  ...openEffects,
  'family.set-journey': setJourneyEffect,
  'profile.set': setProfileEffect,
  'address.put': putAddressEffect,
  'address.remove': removeAddressEffect,
  'address.make-default': makeDefaultEffect,
  'inbox.read': readEffect,
  'inbox.read-all': readAllEffect,
  'cart.set': setCartEffect,
  'wishlist.set': setWishEffect,
  'shopping-list.put': putItemEffect,
  'shopping-list.tick': tickItemEffect,
  'shopping-list.remove': removeItemEffect,
  'brand.follow': followBrandEffect,
};
