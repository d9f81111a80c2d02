import { hasVisibleContent } from '../../domain/content/rich-text.ts';
import { currency } from '../../domain/organiser/currency.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import type { Brand } from '../../domain/shop/brand.ts';
import { type PriceExpo, priceFor } from '../../domain/shop/price.ts';

import type { Product } from '../../domain/shop/product.ts';
import { htmlToText, type SchemaContext, type SchemaNode } from './organization.ts';

export const productNode = (product: Product, context: SchemaContext, priceExpo?: PriceExpo): SchemaNode => ({
  '@type': 'Product',
  name: product.name,
  description: htmlToText(product.description),
  ...context.image(product.picture),
  sku: product.slug,
  category: product.category,
  brand: {
    '@type': 'Brand',
    name: product.brand.name,
    url: context.origin + fillPath(paths.brand, { slug: product.brand.slug }),
  },
  offers: {
    '@type': 'Offer',
    priceCurrency: currency.code,
    price: (priceFor(product, priceExpo).currentSen / 10 ** currency.decimals).toFixed(currency.decimals),
    // It is sold at booths; how much is left there, nobody tells the app.
    availability: 'https://schema.org/InStoreOnly',
    itemCondition: 'https://schema.org/NewCondition',
    url: context.canonical,
  },
});

export const brandNode = (brand: Brand, context: SchemaContext): SchemaNode => ({
  '@type': 'Brand',
  name: brand.name,
  slogan: brand.tagline,
  ...(hasVisibleContent(brand.story) && { description: htmlToText(brand.story) }),
  ...context.image(brand.picture),
  url: context.canonical,
});
