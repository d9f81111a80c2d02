import { about } from '../../domain/organiser/about.ts';
import { iconPath, productName } from '../../domain/organiser/brand.ts';
import { country } from '../../domain/organiser/country.ts';

/** A node of schema.org, as JSON. */
export type SchemaNode = { '@type': string; [property: string]: unknown };
/**
 * About the page: `canonical` is its absolute canonical address; `image` returns the property for a picture with its
 * absolute address, and none for a drawing in the place of a missing one.
 */
export type SchemaContext = {
  origin: string;
  canonical: string;
  today: string;
  image: (name: string) => { image: string[] } | undefined;
};

const idOf = (origin: string) => `${origin}/#organization`;

/** The organiser of the expos, by reference. */
export const organizerReference = ({ origin }: SchemaContext): SchemaNode => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: productName,
  url: `${origin}/`,
});

export const organizationNode = (context: SchemaContext): SchemaNode => ({
  ...organizerReference(context),
  logo: context.origin + iconPath,
  areaServed: country,
  sameAs: about.socialLinks,
});

export const websiteNode = ({ origin }: SchemaContext): SchemaNode => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: productName,
  url: `${origin}/`,
  inLanguage: `en-${country}`,
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

/** They may stand within a word; all others end one. */
const INLINE_TAGS = /<\/?(?:strong|em|a)\b[^>]*>/g;

/** The plain text of sanitised HTML. */
export const htmlToText = (html: string) =>
  html
    .replace(INLINE_TAGS, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
