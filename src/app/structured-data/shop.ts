import type { Brand } from '../../domain/brand.ts';
import { fill, paths } from '../../domain/paths.ts';
import type { Product } from '../../domain/product.ts';
import { type Place, plainText, type Thing } from './organizer.ts';

export const product = (one: Product, place: Place): Thing => ({
  '@type': 'Product',
  name: one.name,
  description: plainText(one.description),
  image: [place.image(one.picture)],
  sku: one.slug,
  category: one.category,
  brand: {
    '@type': 'Brand',
    name: one.brand.name,
    url: place.origin + fill(paths.brand, { slug: one.brand.slug }),
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

export const brand = (one: Brand, place: Place): Thing => ({
  '@type': 'Brand',
  name: one.name,
  slogan: one.tagline,
  description: plainText(one.story),
  image: place.image(one.picture),
  url: place.canonical,
});
