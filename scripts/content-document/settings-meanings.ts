import type { organiserSchema } from '../../server/content/organiser.ts';
import type { brandSchema } from '../../server/content/organiser-config/brand.ts';

/** What each field of `organiser.json` means, and an example as it stands there. `sampleDay` is only for the sample. */
export const organiserMeanings: Record<
  Exclude<keyof typeof organiserSchema.entries, 'sampleDay'>,
  [meaning: string, example: string]
> = {
  company: ['who holds the expo, for the contact pages', '"Your Company Ltd"'],
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
  freeEntry: [
    'true only if nobody pays at the door: search engines are told so. Write prices into `entry` of `expos`',
    'true',
  ],
  appStore: ['the address of your app for iPhones', '"https://apps.apple.com/…"'],
  googlePlay: ['the address of your app for Android', '"https://play.google.com/…"'],
  country: ['its two letters', '"MY"'],
  timeZone: ['of the halls', '"Asia/Kuala_Lumpur"'],
  currency: [
    'in which prices are; `symbolPosition` (`"before"` or `"after"`) may be left out',
    '{ "code": "MYR", "symbol": "RM", "decimals": 2 }',
  ],
  offers: [
    'what you have: `points` with rewards, `careers` (a page about working with you), `cards` (vouchers and gift cards, which your staff give), `shop` (a cart, orders of a shop of yours, and addresses to deliver to). The app has no trace of what is `false`; what is left out is `true`',
    '{ "points": false, "careers": true, "cards": false, "shop": false }',
  ],
  points: [
    'how many points are worth how much, in the main unit of the currency',
    '{ "count": 100, "worth": 1 }',
  ],
  phoneNumbers: [
    'lets visitors leave out the country code; `prefix` is what stands before a number inside the country; `digits` are the least and the most that follow it, mobile and landline: `[9, 9]` if all have nine',
    '{ "countryCode": "+60", "prefix": "0", "digits": [9, 10], "example": "012-345 6789" }',
  ],
  addresses: [
    'how addresses of visitors look; each part may be left out. `postcodeDigits`: how many, if a postcode is only digits; leave it out where it has letters (D06 X1Y2). `secondLine`: what the field below the street is called, such as Apartment. `states`: what visitors choose from as their state, such as your counties',
    '{ "postcodeDigits": 5, "secondLine": "Taman", "states": ["Johor", "Kedah"] }',
  ],
  identityCard: [
    'what your staff compare a visitor’s full name with before `npm run visitor -- verify`; leave it out if they don’t',
    '"passport"',
  ],
  languages: [
    'of your letters and calls, by their codes: with two or more, visitors choose',
    '{ "en": "English", "ms": "Malay" }',
  ],
  spreadsheets: [
    'how your spreadsheet program writes dates (`day-month-year`, `month-day-year`, `year-month-day`) and numbers: `,` if 1.199,50 is a price in your files, `.` if 1,199.50 is. The sign of your currency may stand in a cell',
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
    '`text`: dark. `page`: the ground, white or nearly. `accent`: buttons and large areas, light or dark. `second`: small signs, ticks and marks on the page, so a dark or strong colour; a light one is shown darker. All others follow from these four',
    '{ "text": "#1f2a44", "page": "#f7f8fb", "accent": "#f2b84b", "second": "#23766b" }',
  ],
};
