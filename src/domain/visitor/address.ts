// @script forms

import * as v from 'valibot';
import { localAddress } from '../organiser/local-address.ts';
import { lineSchema, requiredLineSchema } from '../text/line-schema.ts';
import { phoneSchema } from '../text/phone-schema.ts';
import { textSchema } from '../text/text-schema.ts';

export const MAX_ADDRESSES = 20;

export const addressSchema = v.object({
  id: v.string(),
  label: v.string(),
  recipient: v.string(),
  phone: v.string(),
  line1: v.string(),
  line2: v.string(),
  postcode: v.string(),
  city: v.string(),
  state: v.string(),
  isDefault: v.boolean(),
});
export type Address = v.InferOutput<typeof addressSchema>;

/** Created by the phone, so that an address has its id before it is delivered. */
export const addressIdSchema = v.pipe(textSchema(64), v.minLength(1));

const { postcodeDigits, states } = localAddress;
const postcodeSchema =
  postcodeDigits > 0
    ? v.pipe(v.string(), v.trim(), v.regex(new RegExp(`^\\d{${postcodeDigits}}$`)))
    : requiredLineSchema(12);

/** What a visitor enters: the text on a parcel, and a telephone number for the courier. */
export const addressFieldsSchema = v.object({
  id: addressIdSchema,
  label: requiredLineSchema(40),
  recipient: requiredLineSchema(120),
  phone: phoneSchema(30),
  line1: requiredLineSchema(120),
  line2: lineSchema(120),
  postcode: postcodeSchema,
  city: requiredLineSchema(80),
  state: states.length > 0 ? v.picklist(states) : lineSchema(80),
});
type AddressFields = v.InferOutput<typeof addressFieldsSchema>;

/**
 * The input of `address.put`. `was`: the address as the visitor saw it when they began to edit it. Missing for a new
 * one, and from older pages.
 */
export const addressPutSchema = v.object({
  ...addressFieldsSchema.entries,
  was: v.optional(v.omit(addressSchema, ['isDefault'])),
});
export type AddressPut = v.InferOutput<typeof addressPutSchema>;

/** What is merged as one: the street of one change with the town of another is no address. */
const PARTS = [['label'], ['recipient'], ['phone'], ['line1', 'line2', 'postcode', 'city', 'state']] as const;

/**
 * An address after a change, where another phone may have changed it since: the parts that the visitor changed, and the
 * others as they are `now`. Of a part that both changed, this change counts unless it `isLate`.
 */
export function mergeAddress(
  { was, ...mine }: AddressPut,
  now: AddressFields | undefined,
  isLate: boolean,
): AddressFields {
  if (!now) return mine;
  if (!was) return isLate ? now : mine;
  const merged: Record<string, string> = { ...now };
  for (const part of PARTS) {
    const isChanged = (address: Omit<Address, 'isDefault'>) =>
      part.some((field) => address[field] !== was[field]);
    if (isChanged(mine) && !(isLate && isChanged(now))) for (const field of part) merged[field] = mine[field];
  }
  return merged as AddressFields;
}

// The rules below run on page and server. Addresses stay in the order in which they were added, and one of them is
// always the default.

const withDefault = (list: readonly Address[]): Address[] =>
  list.some(({ isDefault }) => isDefault)
    ? [...list]
    : list.map((address, i) => (i === 0 ? { ...address, isDefault: true } : address));

/** Adds an address, or replaces the one with the same id. */
export function putAddress(list: readonly Address[], put: AddressFields): Address[] {
  const exists = list.some(({ id }) => id === put.id);
  const next = exists
    ? list.map((address) => (address.id === put.id ? { ...put, isDefault: address.isDefault } : address))
    : [...list, { ...put, isDefault: false }];
  return withDefault(next);
}

export const removeAddress = (list: readonly Address[], id: string): Address[] =>
  withDefault(list.filter((address) => address.id !== id));

/** Changes nothing when there is no such address. */
export function makeDefaultAddress(list: readonly Address[], id: string): Address[] {
  if (!list.some((address) => address.id === id)) return [...list];
  return list.map((address) => ({ ...address, isDefault: address.id === id }));
}

/** The lines of an address on an envelope, without the name. */
export const addressLines = ({ line1, line2, postcode, city, state }: Omit<Address, 'isDefault'>): string[] =>
  [line1, line2, `${postcode} ${city}`, state].filter(Boolean);
