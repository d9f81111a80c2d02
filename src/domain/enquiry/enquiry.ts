// @script forms

import * as v from 'valibot';
import { listUpTo } from '../content/list-of.ts';
import { myCardsName } from '../organiser/labels.ts';
import { referencePrefix } from '../organiser/references.ts';
import { emailAddress } from '../text/email-address.ts';
import { requiredLineSchema } from '../text/line-schema.ts';
import { phoneSchema } from '../text/phone-schema.ts';
import { ID_MAX_LENGTH, stripUnstorable } from '../text/text-schema.ts';
import { fileKind, fileRefusal, MAX_FILES } from './attachment-files.ts';

// An enquiry is a message to the organiser, by one of three forms.

const NAME_MAX = 100;
const EMAIL_MAX = 254;
export const MESSAGE_MAX = 4_000;
const PHONE_MAX = 40;
const ORDER_NUMBER_MAX = 40;
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
  'gift-cards': myCardsName,
  account: 'My account or signing in',
  app: 'The app itself',
  other: 'Something else',
} as const;
/** What an exhibitor wishes for, in words that promise no booth of an organiser’s. The keys are stored. */
export const boothSizes = {
  'not-sure': 'Not sure yet',
  '3x3': 'Up to 9 m²',
  '3x6': 'Up to 18 m²',
  '6x6': 'Up to 36 m²',
  larger: 'More than 36 m²',
} as const;
/** What a company sells, where the organiser’s categories are not known. */
export const ANYTHING_ELSE = 'Something else';

const keyOf = <K extends string>(options: Record<K, string>) => v.picklist(Object.keys(options) as K[]);

/** Without the characters that the database cannot store, as in a line. */
const paragraphsSchema = v.pipe(
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
const emailSchema = v.pipe(
  v.string(),
  // Chats and mails copy marks along that nobody sees.
  v.transform((text) => text.replace(/\p{Cf}/gu, '')),
  v.trim(),
  v.maxLength(EMAIL_MAX),
  emailAddress(),
);
const siteSchema = v.pipe(
  v.string(),
  v.transform(stripUnstorable),
  v.transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)),
  v.maxLength(SITE_MAX),
  v.url(),
  v.regex(/^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i),
);
const expoIdSchema = requiredLineSchema(ID_MAX_LENGTH);

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

const commonFields = {
  name: requiredLineSchema(NAME_MAX),
  email: emailSchema,
  message: paragraphsSchema,
  attachments: listUpTo(MAX_FILES, attachmentSchema),
  /** A honeypot: people do not see this field, so only a bot fills it. */
  trap: v.pipe(v.string(), v.maxLength(200)),
};

export const enquirySchema = v.variant('kind', [
  v.object({
    kind: v.literal('visitor'),
    ...commonFields,
    phone: v.nullable(phoneSchema(PHONE_MAX)),
    topic: keyOf(visitorTopics),
    expoId: v.nullable(expoIdSchema),
  }),
  v.object({
    kind: v.literal('exhibitor'),
    ...commonFields,
    company: requiredLineSchema(NAME_MAX),
    phone: phoneSchema(PHONE_MAX),
    site: v.nullable(siteSchema),
    /** The name of a category. */
    sells: requiredLineSchema(NAME_MAX),
    expoIds: listUpTo(20, expoIdSchema),
    booth: keyOf(boothSizes),
  }),
  v.object({
    kind: v.literal('online-service'),
    ...commonFields,
    topic: keyOf(serviceTopics),
    orderNumber: v.nullable(requiredLineSchema(ORDER_NUMBER_MAX)),
  }),
]);
export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryKind = Enquiry['kind'];

export const enquiryTitles: Record<EnquiryKind, string> = {
  visitor: 'Visitor enquiry',
  exhibitor: 'Exhibitor enquiry',
  'online-service': 'Online service enquiry',
};

/** The response of the server, and all that the phone stores of a sent enquiry. */
export const enquiryResponseSchema = v.object({
  reference: v.string(),
  kind: v.picklist(['visitor', 'exhibitor', 'online-service']),
});

/** Without characters that look alike, such as 0 and O. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The reference of an enquiry, such as `YH-7K3M-Q2PD`. Derived from the key, so that a phone shows it without signal.
 */
export function enquiryReference(key: string): string {
  let bits = BigInt(`0x${key.replaceAll('-', '').slice(0, 10)}`);
  let text = '';
  for (let i = 0; i < 8; i++) {
    text = ALPHABET.charAt(Number(bits & 31n)) + text;
    bits >>= 5n;
  }
  return `${referencePrefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}
