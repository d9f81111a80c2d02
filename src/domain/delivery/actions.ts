// @script forms

import * as v from 'valibot';
import { enquirySchema } from '../enquiry/enquiry.ts';
import { agendaSetSchema } from '../expo/agenda.ts';
import { boothVisitSchema } from '../expo/booth-visit.ts';
import { cartSetSchema } from '../shop/cart.ts';
import {
  shoppingItemPutSchema,
  shoppingItemRemoveSchema,
  shoppingItemTickSchema,
  shoppingListMergeSchema,
  shoppingListSetBudgetSchema,
} from '../shop/shopping-list.ts';
import { idSchema } from '../text/id-schema.ts';
import { slugSchema, textSchema } from '../text/text-schema.ts';
import { addressIdSchema, addressPutSchema } from '../visitor/address.ts';
import { familySetSchema } from '../visitor/family.ts';
import { markAllReadSchema, markReadSchema } from '../visitor/inbox-message.ts';
import { profileSetSchema } from '../visitor/profile.ts';

/**
 * Everything a visitor may do offline, see `docs/add-an-offline-action.md`. The server must go on understanding every
 * released version, because a phone may deliver it weeks later. An `open` action needs no account, see
 * `docs/decisions/009-open-actions.md`. An `onPhone` action may come before the sign-in: it waits on the phone until
 * then.
 */
export const actionDefinitions = {
  'expo.check-in': {
    version: 1,
    input: v.object({ expoId: idSchema }),
    lane: () => 'check-in',
  },
  /** Its result is the whole family, see `mergeFamily`. */
  'family.set-journey': { version: 1, input: familySetSchema, lane: () => 'family' },
  'profile.set': { version: 1, input: profileSetSchema, lane: () => 'profile' },
  /** Adds an address or changes it. Its result is the whole address, see `mergeAddress`. */
  'address.put': { version: 1, input: addressPutSchema, lane: () => 'address' },
  'address.remove': { version: 1, input: v.object({ id: addressIdSchema }), lane: () => 'address' },
  'address.make-default': { version: 1, input: v.object({ id: addressIdSchema }), lane: () => 'address' },
  'inbox.read': { version: 1, input: markReadSchema, lane: () => 'inbox' },
  'inbox.read-all': { version: 1, input: markAllReadSchema, lane: () => 'inbox' },
  'cart.set': { version: 1, input: cartSetSchema, lane: () => 'cart' },
  'enquiry.send': { version: 1, input: enquirySchema, lane: () => 'enquiry', open: true },
  'wishlist.set': {
    version: 1,
    input: v.object({ slug: slugSchema, isWished: v.boolean() }),
    lane: () => 'wishlist',
  },
  /** Saves a talk as it is announced at the tap, or removes it. */
  'agenda.set': { version: 1, input: agendaSetSchema, lane: () => 'agenda' },
  'shopping-list.put': {
    version: 2,
    input: shoppingItemPutSchema,
    lane: () => 'shopping-list',
    onPhone: true,
  },
  'shopping-list.tick': {
    version: 2,
    input: shoppingItemTickSchema,
    lane: () => 'shopping-list',
    onPhone: true,
  },
  'shopping-list.remove': {
    version: 2,
    input: shoppingItemRemoveSchema,
    lane: () => 'shopping-list',
    onPhone: true,
  },
  'shopping-list.merge': {
    version: 1,
    input: shoppingListMergeSchema,
    lane: () => 'shopping-list',
    onPhone: true,
  },
  /** Sets the budget of a list, or takes it away. */
  'shopping-list.set-budget': {
    version: 1,
    input: shoppingListSetBudgetSchema,
    lane: () => 'shopping-list',
    onPhone: true,
  },
  'booth.set-visited': { version: 1, input: boothVisitSchema, lane: () => 'booth-visits', onPhone: true },
  'brand.follow': {
    version: 1,
    input: v.object({ slug: slugSchema, isFollowed: v.boolean() }),
    lane: () => 'follow',
  },
} as const;

export type ActionName = keyof typeof actionDefinitions;
export type OpenActionName = {
  [N in ActionName]: (typeof actionDefinitions)[N] extends { open: true } ? N : never;
}[ActionName];
export type ActionInput<N extends ActionName> = v.InferOutput<(typeof actionDefinitions)[N]['input']>;

/** One action as it is stored and sent. Times are ms since 1970 by the phone's clock. */
export const actionSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(64)),
  v: v.pipe(v.number(), v.integer(), v.minValue(1)),
  input: v.unknown(),
  lane: v.pipe(textSchema(64), v.minLength(1)),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  tappedAt: v.pipe(v.number(), v.integer()),
  /** Server time less the phone's time at the tap, in ms; null if it was unknown. */
  offsetMs: v.nullable(v.pipe(v.number(), v.finite())),
});
export type Action = v.InferOutput<typeof actionSchema>;

export const isActionName = (name: string): name is ActionName => Object.hasOwn(actionDefinitions, name);
export const isOpenAction = (name: string): name is OpenActionName =>
  isActionName(name) && 'open' in actionDefinitions[name];
export const isPhoneAction = (name: string): boolean =>
  isActionName(name) && 'onPhone' in actionDefinitions[name];
