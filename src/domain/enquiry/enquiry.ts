import * as v from 'valibot';
import { BRAND_CATEGORIES } from '../shop/brand.ts';
import { parsePhone } from '../text/phone.ts';
import { stripUnstorable } from '../text/text-schema.ts';
import { fileKind, fileRefusal, MAX_FILES } from './attachment-files.ts';

/** What somebody writes to the organiser, by one of three forms. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 4_000;
export const ORDER_NUMBER_MAX = 40;
const SITE_MAX = 200;

export const visitorTopics = {
  visit: 'My visit: dates, halls, getting there',
  pass: 'My pass or check-in',
  rewards: 'Points and rewards',
  access: 'Nursing rooms and access',
  lost: 'Lost and found',
  feedback: 'Praise or a complaint',
  other: 'Something else',
} as const;
export const serviceTopics = {
  orders: 'My orders',
  vouchers: 'My vouchers',
  'gift-cards': 'My Yhello Cards',
  account: 'My account or signing in',
  app: 'The app itself',
  other: 'Something else',
} as const;
export const boothSizes = {
  'not-sure': 'Not sure yet',
  '3x3': '3 × 3 m, one booth',
  '3x6': '3 × 6 m, two booths',
  '6x6': '6 × 6 m, an island',
  larger: 'Larger, or built by us',
} as const;
export const sellsOptions = BRAND_CATEGORIES;

const picked = <K extends string>(choices: Record<K, string>) => v.picklist(Object.keys(choices) as K[]);
/** One line of text, or several: what a database cannot keep is left out. */
const line = (max: number) =>
  v.pipe(v.string(), v.transform(stripUnstorable), v.minLength(1), v.maxLength(max));
const paragraphs = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
      .trim(),
  ),
  v.minLength(1),
  v.maxLength(MESSAGE_MAX),
);
const email = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX), v.email());
const phone = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => parsePhone(text) !== null, 'is no telephone number'),
  v.transform((text) => parsePhone(text) ?? text),
);
const site = v.pipe(
  v.string(),
  v.transform((text) => (/^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`)),
  v.maxLength(SITE_MAX),
  v.url(),
  v.regex(/^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i),
);
const expoId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const attachmentSchema = v.pipe(
  v.object({
    /** SHA-256 of the bytes, hex. */
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    name: v.string(),
    kind: v.picklist(['image', 'document']),
    size: v.pipe(v.number(), v.integer()),
  }),
  v.check((file) => fileRefusal(file) === null && fileKind(file.name) === file.kind, 'may not be sent'),
);
export type Attachment = v.InferOutput<typeof attachmentSchema>;

const common = {
  name: line(NAME_MAX),
  email,
  message: paragraphs,
  attachments: v.pipe(v.array(attachmentSchema), v.maxLength(MAX_FILES)),
  /** A field that no person sees, so that only a machine fills it. */
  trap: v.pipe(v.string(), v.maxLength(200)),
};

export const enquirySchema = v.variant('kind', [
  v.object({
    kind: v.literal('visitor'),
    ...common,
    phone: v.nullable(phone),
    topic: picked(visitorTopics),
    expoId: v.nullable(expoId),
  }),
  v.object({
    kind: v.literal('exhibitor'),
    ...common,
    company: line(NAME_MAX),
    phone,
    site: v.nullable(site),
    sells: v.picklist(sellsOptions),
    expoIds: v.pipe(v.array(expoId), v.maxLength(20)),
    booth: picked(boothSizes),
  }),
  v.object({
    kind: v.literal('online-service'),
    ...common,
    topic: picked(serviceTopics),
    orderNumber: v.nullable(line(ORDER_NUMBER_MAX)),
  }),
]);
export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryKind = Enquiry['kind'];

export const enquiryTitles: Record<EnquiryKind, string> = {
  visitor: 'Visitor enquiry',
  exhibitor: 'Exhibitor enquiry',
  'online-service': 'Online service enquiry',
};

/** What the server answers, and all that the phone keeps of an enquiry that was sent. */
export const enquiryResponseSchema = v.object({
  reference: v.string(),
  kind: v.picklist(['visitor', 'exhibitor', 'online-service']),
});

/** No letter that reads like another, or like a digit. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number that an enquiry goes by, such as `YH-7K3M-Q2PD`: from its key, so that a phone knows it with no signal. */
export function enquiryReference(key: string): string {
  let bits = BigInt(`0x${key.replaceAll('-', '').slice(0, 10)}`);
  let text = '';
  for (let i = 0; i < 8; i++) {
    text = ALPHABET.charAt(Number(bits & 31n)) + text;
    bits >>= 5n;
  }
  return `YH-${text.slice(0, 4)}-${text.slice(4)}`;
}
