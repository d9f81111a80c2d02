import { fillPath, paths } from '../../domain/routing/paths.ts';
import type { Brand } from '../../domain/shop/brand.ts';
import type { Product } from '../../domain/shop/product.ts';
import { htmlToText, type SchemaContext, type SchemaNode } from './organization.ts';

export const product = (one: Product, place: SchemaContext): SchemaNode => ({
  '@type': 'Product',
  name: one.name,
  description: htmlToText(one.description),
  image: [place.image(one.picture)],
  sku: one.slug,
  category: one.category,
  brand: {
    '@type': 'Brand',
    name: one.brand.name,
    url: place.origin + fillPath(paths.brand, { slug: one.brand.slug }),
  },
  offers: {
    '@type': 'Offer',
    priceCurrency: 'MYR',
    price: (one.priceSen / 100).toFixed(2),
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url: place.canonical,
  },
});

export const brand = (one: Brand, place: SchemaContext): SchemaNode => ({
  '@type': 'Brand',
  name: one.name,
  slogan: one.tagline,
  description: htmlToText(one.story),
  image: place.image(one.picture),
  url: place.canonical,
});
