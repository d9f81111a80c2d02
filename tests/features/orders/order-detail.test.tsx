import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Order, OrderStatus } from '../../../src/domain/shop/order.ts';
import { OrderDetail } from '../../../src/features/orders/order-detail.tsx';
import { render } from '../../support/render.tsx';

const order = (status: OrderStatus): Order => ({
  id: '1',
  number: 'YH-1',
  placedAt: new Date('2026-11-21T03:00:00Z'),
  status,
  collectAt: { expoSlug: 'fair', expoName: 'Baby Fair', note: 'Counter 2, Hall 1' },
  sendTo: null,
  lines: [],
  discountSen: 0,
  deliverySen: 0,
  giftCardSen: 0,
  totalSen: 4990,
  pointsEarned: 0,
});

it.each<[OrderStatus, string, boolean]>([
  ['paid', 'Collect it at Baby Fair. Counter 2, Hall 1.', true],
  ['packed', 'Collect it at Baby Fair. Counter 2, Hall 1.', true],
  ['collected', 'Collected at Baby Fair.', false],
  ['cancelled', 'For collection at Baby Fair.', false],
])(
  'An order that is %s says “%s”, and asks for the pass only while it waits',
  async (status, words, waits) => {
    render(<OrderDetail order={order(status)} expo={undefined} />);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByText('Show your QR pass').elements()).toHaveLength(waits ? 1 : 0);
  },
);

it.each([
  [0, ['RM 49.90']],
  [1000, ['RM 10.00', 'RM 39.90']],
  [4990, ['RM 49.90']],
])('With %i sen from a card, how an order was paid adds up', async (giftCardSen, amounts) => {
  render(<OrderDetail order={{ ...order('collected'), giftCardSen }} expo={undefined} />);
  await expect.element(page.getByText('Total')).toBeVisible();
  const paid = page
    .getByText(/^Paid /)
    .elements()
    .map((name) => name.nextElementSibling?.textContent);
  expect(paid.map((text) => text?.replace('\u00a0', ' '))).toEqual(amounts);
});

it('A cancelled order says nothing of a payment', async () => {
  render(<OrderDetail order={order('cancelled')} expo={undefined} />);
  await expect.element(page.getByText('Total')).toBeVisible();
  expect(page.getByText(/^Paid /).elements()).toEqual([]);
});
