import * as v from 'valibot';
import { daySchema } from '../../src/domain/time/time-schemas.ts';
import type { Problem } from './problem.ts';
import { parseJson } from './read/read-json.ts';
import { problemsOf, configText as text } from './schema-problems.ts';

const FILE = 'organiser.json';
const MAX_DECIMALS = 3;
const MIN_PHONE_DIGITS = 4;
const MAX_PHONE_DIGITS = 14;
const MAX_POSTCODE_DIGITS = 10;

const email = v.pipe(text, v.email('is no email address.'));
const webAddress = v.pipe(
  text,
  v.url('is no address that begins with https://.'),
  v.startsWith('https://', 'is no address that begins with https://.'),
);
const wholeNumber = (min: number, max: number) => {
  const sentence = `is not a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  );
};
const list = <T extends v.GenericSchema>(item: T) => v.array(item, 'is not a list in [ ].');

/** The least and the most digits of a telephone number, after the country code. */
const leastAndMost = v.custom<[number, number]>(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every(
      (count) => Number.isInteger(count) && count >= MIN_PHONE_DIGITS && count <= MAX_PHONE_DIGITS,
    ) &&
    value[0] <= value[1],
  `is not two whole numbers from ${MIN_PHONE_DIGITS} to ${MAX_PHONE_DIGITS} in [ ], the least and the most: [9, 10], or [9, 9] if all have 9.`,
);

const currencySchema = v.strictObject({
  code: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'is not a code of three capitals, such as MYR.')),
  symbol: text,
  decimals: wholeNumber(0, MAX_DECIMALS),
  symbolPosition: v.optional(v.picklist(['before', 'after'], 'is not “before” or “after”.')),
});

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
};

/** How dates and numbers are written in the spreadsheets of the folder. */
const spreadsheetsSchema = v.strictObject({
  dateOrder: v.optional(
    v.picklist(
      ['day-month-year', 'month-day-year', 'year-month-day'],
      'is not “day-month-year”, “month-day-year” or “year-month-day”.',
    ),
  ),
  decimalMark: v.optional(v.picklist(['.', ','], 'is not “.” or “,”.')),
});

const offer = v.optional(v.boolean('is not true or false.'), true);
const offersSchema = v.strictObject({ points: offer, careers: offer, cards: offer, shop: offer });

export const organiserSchema = v.strictObject({
  company: v.optional(text),
  email,
  /** Mailboxes of their own for some kinds of message; without one, `email`. */
  exhibitorEmail: v.optional(email),
  serviceEmail: v.optional(email),
  careersEmail: v.optional(email),
  phone: v.optional(text),
  address: v.optional(list(text)),
  hours: v.optional(list(v.strictObject({ when: text, open: text }))),
  answerWithin: v.optional(text),
  line: v.optional(text),
  description: v.optional(text),
  keywords: v.optional(text),
  socialLinks: v.optional(list(webAddress)),
  freeEntry: v.optional(v.boolean('is not true or false.')),
  appStore: v.optional(webAddress),
  googlePlay: v.optional(webAddress),
  country: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'is not a country code of two capitals, such as MY.')),
  timeZone: v.pipe(text, v.check(isTimeZone, 'is no time zone, such as Asia/Kuala_Lumpur.')),
  currency: currencySchema,
  points: v.optional(
    v.strictObject({
      count: wholeNumber(1, 100_000),
      worth: v.pipe(v.number('is no amount.'), v.gtValue(0, 'is not above 0.')),
    }),
  ),
  /** An offer that is false is left out of the whole app. */
  offers: v.optional(offersSchema, {}),
  phoneNumbers: v.optional(
    v.strictObject({
      countryCode: v.pipe(text, v.regex(/^\+[1-9]\d{0,3}$/, 'is not a country code such as +60.')),
      prefix: v.optional(
        v.pipe(v.string('is not text.'), v.regex(/^\d{0,2}$/, 'is not a prefix such as 0.')),
      ),
      digits: v.optional(leastAndMost),
      example: text,
    }),
  ),
  addresses: v.optional(
    v.strictObject({
      postcodeDigits: v.optional(wholeNumber(1, MAX_POSTCODE_DIGITS)),
      secondLine: v.optional(text),
      states: v.optional(list(text)),
    }),
  ),
  /** What a visitor’s full name is compared with, such as a passport. */
  identityCard: v.optional(text),
  /** In which the organiser writes and calls, by their codes. */
  languages: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'is not the code of a language, such as en.')),
      text,
      'is not a set of languages in { }, such as { "en": "English" }.',
    ),
  ),
  spreadsheets: v.optional(spreadsheetsSchema, {}),
  /** Only in the sample: the day on which its dates are right. */
  sampleDay: v.optional(daySchema),
});
export type Organiser = v.InferOutput<typeof organiserSchema>;

/**
 * The settings of `organiser.json` that reading and checking the other files needs. One that could not be read is null,
 * so that the rest is still checked.
 */
const { currency, spreadsheets, offers, freeEntry, sampleDay } = organiserSchema.entries;
const folderSettingsSchema = v.fallback(
  v.object({
    currency: v.fallback(v.nullable(currency), null),
    spreadsheets: v.fallback(v.nullable(spreadsheets), null),
    offers: v.fallback(v.nullable(offers), null),
    freeEntry: v.fallback(freeEntry, undefined),
    sampleDay: v.fallback(sampleDay, undefined),
  }),
  { currency: null, spreadsheets: null, offers: null },
);
export type FolderSettings = v.InferOutput<typeof folderSettingsSchema>;
export type OrganiserProblems = { problems: Problem[]; settings: FolderSettings };
export const folderSettingsIn = (value: unknown): FolderSettings => v.parse(folderSettingsSchema, value);

export function readOrganiser(source: string): { organiser: Organiser } | OrganiserProblems {
  const parsed = parseJson(FILE, source);
  if ('problem' in parsed) return { problems: [parsed.problem], settings: folderSettingsIn(null) };
  const read = v.safeParse(organiserSchema, parsed.value);
  if (read.success) return { organiser: read.output };
  return {
    problems: problemsOf(FILE, organiserSchema, parsed.value, read.issues),
    settings: folderSettingsIn(parsed.value),
  };
}
