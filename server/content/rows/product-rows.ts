import { percentSaved } from '../../../src/domain/shop/money.ts';
import { normalizeForSearch } from '../../../src/domain/text/search-text.ts';
import { products, starBuys } from '../../products/table.ts';
import type { Content } from '../content-kinds.ts';
import { type Slugs, slugOf } from './slugs.ts';
import { type TableRows, tableRows } from './table-rows.ts';

export function productRows(content: Content, slugs: Slugs): TableRows[] {
  const brandNames = new Map(content.brands.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(content.categories.map(({ id, name }) => [id, name]));
  const byId = new Map(content.products.map((product) => [product.id, product]));
  return [
    tableRows(
      products,
      content.products.map((product, rank) => {
        const { id, name, price, listPrice, ageFrom, ageTo, description } = product;
        const category = categoryNames.get(product.category) ?? product.category;
        return {
          ...{ id, slug: slugOf(product), rank, name, category, ageFrom, ageTo, description },
          categoryId: product.category,
          details: product.details ?? [],
          stockNote: product.stockNote ?? '',
          brandSlug: slugs.brands(product.brand),
          priceSen: price,
          listPriceSen: listPrice,
          savingPercent: percentSaved(price, listPrice),
          sortKey: normalizeForSearch(name),
          // The brand's name as well, so that searches for it find its products.
          searchText: normalizeForSearch(name, brandNames.get(product.brand) ?? '', category),
        };
      }),
    ),
    tableRows(
      starBuys,
      content['star-buys'].map(({ product, expo, price, limit }) => {
        const usual = byId.get(product);
        return {
          expoSlug: slugs.expos(expo),
          productSlug: slugs.products(product),
          priceSen: price,
          savingPercent: percentSaved(price, usual?.price ?? null),
          stockLimit: limit,
        };
      }),
    ),
  ];
}
