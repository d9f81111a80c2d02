import { productName, socialUrls } from '../../platform/env.ts';

/** What schema.org calls things; printed as JSON. */
export type Thing = { '@type': string; [property: string]: unknown };
/** Where the page stands: `canonical` is its one address, absolute; `image` makes a picture's address absolute. */
export type Place = { origin: string; canonical: string; today: string; image: (name: string) => string };

const idOf = (origin: string) => `${origin}/#organization`;

/** Who runs the expos, by reference. */
export const organizer = ({ origin }: Place): Thing => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: productName,
  url: `${origin}/`,
});

export const organization = (place: Place): Thing => ({
  ...organizer(place),
  logo: `${place.origin}/icons/icon-512.png`,
  areaServed: 'MY',
  sameAs: socialUrls,
});

export const website = ({ origin }: Place): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: productName,
  url: `${origin}/`,
  inLanguage: 'en-MY',
  publisher: { '@id': idOf(origin) },
});

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Clean HTML as plain text. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
