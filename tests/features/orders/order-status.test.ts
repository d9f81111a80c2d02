import { describe, expect, it } from 'vitest';
import { orderTitle } from '../../../src/features/orders/order-status.ts';

const line = (name: string, quantity: number) => ({
  productSlug: name,
  name,
  brandName: 'Little Sprout',
  quantity,
  unitPriceSen: 4990,
  picture: 'bottles',
});

describe('The title of an order', () => {
  it('names the first product, and how many pieces there are besides', () => {
    expect(orderTitle({ lines: [line('Bottle', 1)] })).toBe('Bottle');
    expect(orderTitle({ lines: [line('Bottle', 2)] })).toBe('2 × Bottle');
    expect(orderTitle({ lines: [line('Bottle', 1), line('Bib', 2), line('Cot', 1)] })).toBe(
      'Bottle and 3 more',
    );
  });

  it('is empty without a line', () => {
    expect(orderTitle({ lines: [] })).toBe('');
  });
});
