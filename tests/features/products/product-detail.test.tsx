import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import type { Product } from '../../../src/domain/shop/product.ts';
import { ProductDetail } from '../../../src/features/products/product-detail.tsx';
import { starBuyOffers } from '../../../src/features/products/star-buy-offers.ts';
import { setToday } from '../../../src/platform/clock.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

const expo = (slug: string, name: string, fromDate: string) =>
  ({ slug, name, fromDate, toDate: fromDate, showStarbuys: true }) as Expo;
const fair = expo('kl', 'Baby Fair', '2026-12-04');
const later = expo('penang', 'Little Ones', '2027-03-05');
const product = {
  ...bottleCard,
  starBuys: [...bottleCard.starBuys, { expoSlug: 'penang', priceSen: 6490, limit: null }],
  description: '<p>A bottle.</p>',
  details: [],
  stockNote: '',
  booths: [{ expoSlug: 'kl', hall: 'Hall 1', booth: 'B14' }],
  related: [],
} as Product;

function show(children?: ReactNode) {
  const store = createStore();
  setToday(store, '2026-11-23');
  render(
    <Provider store={store}>
      <ProductDetail
        product={product}
        priceExpo={fair}
        offers={starBuyOffers(product, [fair, later])}
        actions={null}
        buy={<button type="button">Add to cart</button>}
      >
        {children}
      </ProductDetail>
    </Provider>,
  );
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

it('The leading price stands once: its star buy says when it holds, and a later one has its own price', async () => {
  show();
  await expect.element(page.getByRole('heading', { name: 'Bottle' })).toBeVisible();
  const main = plain(document.body.textContent) ?? '';
  expect(main.split('RM 59.90')).toHaveLength(2);
  const offers = page.getByRole('list', { name: 'Star buys' }).getByRole('listitem').elements();
  expect(offers.map(({ textContent }) => plain(textContent))).toEqual([
    'Star buy at Baby Fair4 DecOnly 200 at this price',
    'RM 64.90 at Little Ones5 Mar 2027',
  ]);
});

it('The bar of a phone has the price while that of the page is out of sight', async () => {
  show(
    <svg height={3_000}>
      <title>Much below</title>
    </svg>,
  );
  const bar = () => document.querySelector('[data-bottom-bar]')?.textContent;
  scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => plain(bar())).toBe('RM 59.90Add to cart');
  document.querySelector('h1')?.scrollIntoView();
  await expect.poll(bar).toBe('Add to cart');
});
