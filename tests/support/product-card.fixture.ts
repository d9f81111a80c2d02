import type { ProductCard } from '../../src/domain/shop/product.ts';

/** A product with a list price, and a star buy at one expo. */
export const bottleCard: ProductCard = {
  slug: 'bottle',
  name: 'Bottle',
  brand: { slug: 'b', name: 'B' },
  category: 'Feeding',
  priceSen: 7490,
  listPriceSen: 8900,
  ageMonths: null,
  picture: 'product-bottle',
  starBuys: [{ expoSlug: 'kl', priceSen: 5990, limit: 200 }],
};
