import { expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { saleText } from '../../../src/features/cart/sale-text.ts';

const TODAY = '2026-11-27';
const yearEnd = { id: 'y', name: 'Year-End Expo', fromDate: '2026-12-10', toDate: '2026-12-12' } as Expo;
const running = { id: 'k', name: 'Fair KL', fromDate: '2026-11-26', toDate: '2026-11-29' } as Expo;

it('The sale says when to pay at its booths, and which items of the cart have those of an earlier expo', () => {
  expect(saleText(yearEnd, yearEnd, TODAY)).toBe(
    'Add what you want now, and pay at the booths on 10\u00a0-\u2060\u00a012\u00a0Dec. Nothing is reserved.',
  );
  expect(saleText(yearEnd, undefined, TODAY)).toBe(saleText(yearEnd, yearEnd, TODAY));
  expect(saleText(yearEnd, running, TODAY)).toBe(
    'Add what you want now, and pay at the booths on 10\u00a0-\u2060\u00a012\u00a0Dec. Nothing is reserved. If an item is at both expos, your cart shows its booth and price at Fair KL.',
  );
});
