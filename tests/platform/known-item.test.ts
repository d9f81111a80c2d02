import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ProductCard } from '../../src/domain/shop/product.ts';
import { findKnownItem } from '../../src/platform/known-item.ts';

const find = (client: QueryClient, slug: string) => findKnownItem<ProductCard>(client, slug, 'priceSen');
const bottle = { slug: 'bottle', name: 'Bottle', priceSen: 4990 };

it('a card is found in a list of pages, and among the products of a brand', () => {
  for (const data of [
    { pages: [{ items: [{ slug: 'cup' }, bottle] }] },
    { slug: 'nook', products: [bottle] },
  ]) {
    const client = new QueryClient();
    client.setQueryData(['anything'], data);
    expect(find(client, 'bottle')).toBe(bottle);
  }
});

it('an item of another kind with the same slug is not taken for it', () => {
  const client = new QueryClient();
  client.setQueryData(['businesses.brands.list'], { items: [{ slug: 'bottle', country: 'Malaysia' }, null] });
  expect(find(client, 'bottle')).toBeUndefined();
});
