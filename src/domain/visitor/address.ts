import * as v from 'valibot';
import { parsePhone } from '../text/phone.ts';
import { stripUnstorable, textSchema } from '../text/text-schema.ts';

export const MALAYSIAN_STATES = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Perak',
  'Perlis',
  'Pulau Pinang',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
  'Kuala Lumpur',
  'Labuan',
  'Putrajaya',
] as const;

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

const line = (max: number) => v.pipe(v.string(), v.transform(stripUnstorable), v.maxLength(max));
const needed = (max: number) => v.pipe(line(max), v.minLength(1));

/** Minted by the phone, so that an address has its name before the server has heard of it. */
export const addressIdSchema = v.pipe(textSchema(64), v.minLength(1));

/** What is written on a parcel; the telephone is for whoever brings it. */
export const addressPutSchema = v.object({
  id: addressIdSchema,
  label: needed(40),
  recipient: needed(120),
  phone: v.pipe(v.string(), v.maxLength(30), v.transform(parsePhone), v.string()),
  line1: needed(120),
  line2: line(120),
  postcode: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}$/)),
  city: needed(80),
  state: v.picklist(MALAYSIAN_STATES),
});
export type AddressPut = v.InferOutput<typeof addressPutSchema>;

// What page and server both do to a visitor's addresses, which stand in the order in which they were made: wherever
// there are any, one of them is the default.

const withDefault = (list: readonly Address[]): Address[] =>
  list.some(({ isDefault }) => isDefault)
    ? [...list]
    : list.map((one, i) => (i === 0 ? { ...one, isDefault: true } : one));

/** Adds it, or replaces the one of the same id. */
export function putAddress(list: readonly Address[], put: AddressPut): Address[] {
  const isThere = list.some(({ id }) => id === put.id);
  const next = isThere
    ? list.map((one) => (one.id === put.id ? { ...put, isDefault: one.isDefault } : one))
    : [...list, { ...put, isDefault: false }];
  return withDefault(next);
}

export const removeAddress = (list: readonly Address[], id: string): Address[] =>
  withDefault(list.filter((one) => one.id !== id));

/** Changes nothing where there is no such address. */
export function makeDefaultAddress(list: readonly Address[], id: string): Address[] {
  if (!list.some((one) => one.id === id)) return [...list];
  return list.map((one) => ({ ...one, isDefault: one.id === id }));
}

/** As it stands on an envelope, without the name. */
export const addressLines = ({ line1, line2, postcode, city, state }: Omit<Address, 'isDefault'>): string[] =>
  [line1, line2, `${postcode} ${city}`, state].filter(Boolean);
