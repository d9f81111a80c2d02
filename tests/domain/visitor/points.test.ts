import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pointsSummarySchema } from '../../../src/domain/visitor/points.ts';

const balance = { originalAmount: 124.8, points: 12_480 };
const parseBalance = (balanceAmount: unknown) =>
  v.parse(pointsSummarySchema, { balanceAmount }).balanceAmount;

it('The points of a back end that does not say what it paid are read', () => {
  expect(v.is(pointsSummarySchema, { balanceAmount: balance })).toBe(true);
});

describe('a balance', () => {
  it('is in ringgit without a currency', () => {
    expect(parseBalance(balance)).toEqual({ ...balance, currency: 'myr' });
    expect(parseBalance({ ...balance, currency: undefined })).toEqual({ ...balance, currency: 'myr' });
  });

  it('keeps its currency', () => {
    expect(parseBalance({ ...balance, currency: 'sgd' })).toEqual({ ...balance, currency: 'sgd' });
  });
});
