import { expect, it } from 'vitest';
import { isVerified } from '../../../src/domain/visitor/profile.ts';

it('a visitor is verified by the status "verified" alone', () => {
  const statuses = ['verified', 'Verified', 'unverified', '', 'pending'];
  expect(statuses.filter((profileVerificationStatus) => isVerified({ profileVerificationStatus }))).toEqual([
    'verified',
  ]);
});
