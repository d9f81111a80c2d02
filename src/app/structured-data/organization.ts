import { productName, socialUrls } from '../../platform/env.ts';

/** What schema.org calls things; printed as JSON. */
export type SchemaNode = { '@type': string; [property: string]: unknown };
/** Where the page stands: `canonical` is its one address, absolute; `image` makes a picture's address absolute. */
export type SchemaContext = {
  origin: string;
  canonical: string;
  today: string;
  image: (name: string) => string;
};

const idOf = (origin: string) => `${origin}/#organization`;

/** Who runs the expos, by reference. */
export const organizer = ({ origin }: SchemaContext): SchemaNode => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: productName,
  url: `${origin}/`,
});

export const organization = (place: SchemaContext): SchemaNode => ({
  ...organizer(place),
  logo: `${place.origin}/icons/icon-512.png`,
  areaServed: 'MY',
  sameAs: socialUrls,
});

export const website = ({ origin }: SchemaContext): SchemaNode => ({
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
export const htmlToText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
