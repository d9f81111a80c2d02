import type { brandSchema } from '../../server/content/facts/brand.ts';
import type { organiserSchema } from '../../server/content/organiser.ts';

/** What each field of `organiser.json` means, and an example as it stands there. `sampleDay` is only for the sample. */
export const organiserMeanings: Record<
  Exclude<keyof typeof organiserSchema.entries, 'sampleDay'>,
  [meaning: string, example: string]
> = {
  company: ['who holds the expo, for the contact pages and the footer', '"Your Company Ltd"'],
  email: ['where visitors write to', '"hello@your-expo.example"'],
  exhibitorEmail: ['where exhibitors write to, if it is another', '"booths@your-expo.example"'],
  serviceEmail: ['for help with the app, if it is another', '"help@your-expo.example"'],
  careersEmail: ['for applications, if it is another', '"jobs@your-expo.example"'],
  phone: ['for the contact pages', '"+44 20 7946 0018"'],
  address: ['of your office, line by line', '["1 Your Street", "London"]'],
  hours: ['when the office is open', '[{ "when": "Monday to Friday", "open": "9:00 AM – 5:00 PM" }]'],
  answerWithin: ['within what time you answer; without it none is promised', '"three working days"'],
  line: ['what your expo is, in one sentence', '"Baby and parenting expos."'],
  description: [
    'the same in two or three sentences, for search engines',
    '"Two days for young families in …"',
  ],
  keywords: ['words for search engines', '"baby expo, parenting"'],
  socialLinks: ['addresses of your pages elsewhere', '["https://www.instagram.com/your-expo"]'],
  freeEntry: ['true if nobody pays at the door', 'true'],
  appStore: ['the address of your app for iPhones', '"https://apps.apple.com/…"'],
  googlePlay: ['the address of your app for Android', '"https://play.google.com/…"'],
  country: ['its two letters', '"MY"'],
  timeZone: ['of the halls', '"Asia/Kuala_Lumpur"'],
  currency: [
    'in which prices are; `symbolPosition` (`"before"` or `"after"`) may be left out',
    '{ "code": "MYR", "symbol": "RM", "decimals": 2 }',
  ],
  offers: [
    'what you have: `points` with rewards, `careers` (a page about working with you), `cards` (vouchers and gift cards), `shop` (a cart, orders, and addresses to deliver to). The app has no trace of what is `false`; what is left out is `true`',
    '{ "points": false, "careers": true, "cards": false, "shop": false }',
  ],
  points: [
    'how many points are worth how much, in the main unit of the currency',
    '{ "count": 100, "worth": 1 }',
  ],
  phoneNumbers: [
    'lets visitors leave out the country code; `prefix` is what stands before a number inside the country, `digits` how many it has without it',
    '{ "countryCode": "+60", "prefix": "0", "digits": [9, 10], "example": "012-345 6789" }',
  ],
  addresses: [
    'how addresses of visitors look; each part may be left out',
    '{ "postcodeDigits": 5, "secondLine": "Taman", "states": ["Johor", "Kedah"] }',
  ],
  identityCard: ['what a visitor’s full name is compared with', '"passport"'],
  languages: [
    'of your letters and calls, by their codes: with two or more, visitors choose',
    '{ "en": "English", "ms": "Malay" }',
  ],
  spreadsheets: [
    'how your spreadsheet program writes dates (`day-month-year`, `month-day-year`, `year-month-day`) and numbers (`.` or `,`)',
    '{ "dateOrder": "day-month-year", "decimalMark": "." }',
  ],
};

/** What each field of `brand/brand.json` means, and an example as it stands there. */
export const brandMeanings: Record<keyof typeof brandSchema.entries, [meaning: string, example: string]> = {
  name: [
    'the name of the product, on every page. Beside the logo it is written in small letters',
    '"Your Expo"',
  ],
  shortName: ['under the icon on a home screen, up to 20 letters; without it the name', '"Expo"'],
  title: ['in lists of installed programs; without it the name', '"Your Expo: for growing families"'],
  colours: [
    '`text`, `page`, `accent` (buttons and large areas) and `second` (signs). All others follow from these four',
    '{ "text": "#1f2a44", "page": "#f7f8fb", "accent": "#f2b84b", "second": "#23766b" }',
  ],
};
