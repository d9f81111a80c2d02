import type { ActionInput, ActionName } from '../../src/domain/actions.ts';
import type { RefusalReason } from '../../src/domain/delivery.ts';
import { makeDefaultEffect, putAddressEffect, removeAddressEffect } from '../belongings/address-effects.ts';
import { setCartEffect } from '../belongings/cart.ts';
import { checkInEffect } from '../check-ins/effect.ts';
import type { Transaction } from '../db/client.ts';
import { setJourneyEffect } from '../family/effect.ts';
import { readAllEffect, readEffect } from '../users/inbox.ts';
import { setProfileEffect } from '../users/set-profile.ts';
import type { Visitor } from '../users/visitor.ts';
import type { Trust } from './dating.ts';

export type EffectContext = {
  tx: Transaction;
  user: Visitor;
  /** When the visitor tapped, ms since 1970, and how far that could be told. */
  atMs: number;
  trust: Trust;
};

/** `changed`: whether the visitor's data is another now. `refused` undoes whatever the effect has written. */
export type EffectOutcome = { done: unknown; changed: boolean } | { refused: RefusalReason };
export type Effect<N extends ActionName> = (
  context: EffectContext,
  input: ActionInput<N>,
) => Promise<EffectOutcome>;
export type Effects = { [N in ActionName]: Effect<N> };

/** What each action does. One that is missing here does not compile. */
export const effects: Effects = {
  'expo.check-in': checkInEffect,
  'family.set-journey': setJourneyEffect,
  'profile.set': setProfileEffect,
  'address.put': putAddressEffect,
  'address.remove': removeAddressEffect,
  'address.make-default': makeDefaultEffect,
  'inbox.read': readEffect,
  'inbox.read-all': readAllEffect,
  'cart.set': setCartEffect,
};
