import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pointsSummarySchema } from '../../../src/domain/visitor/points.ts';

const balance = { originalAmount: 124.8, points: 12_480 };
const read = (balanceAmount: unknown) => v.parse(pointsSummarySchema, { balanceAmount }).balanceAmount;

describe('a balance', () => {
  it('without a currency is in ringgit', () => {
    expect(read(balance)).toEqual({ ...balance, currency: 'myr' });
    expect(read({ ...balance, currency: undefined })).toEqual({ ...balance, currency: 'myr' });
  });

  it('with a currency keeps it', () => {
    expect(read({ ...balance, currency: 'sgd' })).toEqual({ ...balance, currency: 'sgd' });
  });
});
