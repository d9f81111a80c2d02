import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isVerified, registrationSchema } from '../../../src/domain/visitor/profile.ts';

it('a visitor is verified by the status "verified" alone', () => {
  const statuses = ['verified', 'Verified', 'unverified', '', 'pending'];
  expect(statuses.filter((profileVerificationStatus) => isVerified({ profileVerificationStatus }))).toEqual([
    'verified',
  ]);
});

describe('a sign-up', () => {
  const { email, displayName } = registrationSchema.entries;

  it.each([
    "Nina.D'Souza@mail.example.my",
    // What browsers make of a domain with other letters.
    'aisyah@xn--bcher-kva.example',
    'aisyah+expo@my-shop.example.com.my',
    'a_b-c.d@1.example',
  ])('takes the address %s', (typed) => {
    expect(v.parse(email, ` ${typed} `)).toBe(typed.toLowerCase());
  });

  it.each([
    'aisyah',
    'aisyah@example',
    'ais yah@example.my',
    'aisyah@@example.my',
    'aisyah@example..my',
    '.aisyah@example.my',
    'ais..yah@example.my',
    'aisyah@-example.my',
    'aisyah@example.m',
    'aisyah@example.my, bala@example.my',
    'Aisyah <aisyah@example.my>',
    "aisyah@exa'mple.my",
    'aisyah@example.my\nbcc: bala@example.my',
  ])('takes no %j for an address', (typed) => {
    expect(v.is(email, typed)).toBe(false);
  });

  it('takes a name that was pasted with a character that the database cannot store, without it', () => {
    expect(v.parse(displayName, 'Aisyah\tbinti Ali\n')).toBe('Aisyahbinti Ali');
  });
});
