import { describe, expect, it } from 'vitest';
import {
  badgeText,
  CART_BADGE_CAP,
  INBOX_BADGE_CAP,
  SHOPPING_LIST_BADGE_CAP,
} from '../../src/ui/badge-text.ts';

describe('the text of a badge', () => {
  it.each([
    [0, CART_BADGE_CAP, null],
    [1, CART_BADGE_CAP, '1'],
    [99, CART_BADGE_CAP, '99'],
    [100, CART_BADGE_CAP, '99+'],
    [9, INBOX_BADGE_CAP, '9'],
    [10, INBOX_BADGE_CAP, '9+'],
    [10, SHOPPING_LIST_BADGE_CAP, '9+'],
    [Number.NaN, SHOPPING_LIST_BADGE_CAP, null],
    [-3, SHOPPING_LIST_BADGE_CAP, null],
  ])('for %d, capped at %d, is %s', (count, cap, text) => {
    expect(badgeText(count, cap)).toBe(text);
  });
});
