// @sample

import { expect, it } from 'vitest';
import { parsePhone, phoneWithin, shownPhone } from '../../../src/domain/text/phone.ts';

it.each([
  ['012-345 6789', '+60123456789'],
  ['011-1234 5678', '+601112345678'],
  ['03-7627 2929', '+60376272929'],
  ['082 123 456', '+6082123456'],
  ['+60 12-345 6789', '+60123456789'],
  ['60123456789', '+60123456789'],
  ['+60 (0)12-345 6789', '+60123456789'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['0060123456789', '+60123456789'],
  ['(03) 7627.2929', '+60376272929'],
  ['+65 6123 4567', '+6561234567'],
  ['+44 20 7946 0018', '+442079460018'],
  // Contacts and chats copy numbers with marks for their direction.
  ['\u202d+60 12-345 6789\u202c', '+60123456789'],
  ['\u200e+60 (0)12\u2011345\u200b6789', '+60123456789'],
])('%s is normalised to %s', (text, normalised) => {
  expect(parsePhone(text)).toBe(normalised);
  expect(parsePhone(normalised)).toBe(normalised);
});

it.each([
  '',
  '   ',
  '12345',
  'call me',
  '0123',
  '+',
  '+60',
  '+0123456789',
  '012345678901234',
  '01２3456789',
  '+60 012-345 6789',
])('“%s” is not a telephone number', (text) => {
  expect(parsePhone(text)).toBeNull();
});

it.each([
  ['03-1234-5678', '+81312345678'],
  ['+81 3 1234 5678', '+81312345678'],
  ['012-345 6789', '+81123456789'],
  ['12', null],
])('within Japan “%s” is %s', (text, normalised) => {
  const japan = { countryCode: '+81', prefix: '0', digits: [9, 10], example: '03-1234-5678' } as const;
  expect(phoneWithin(japan, text)).toBe(normalised);
});

it.each([
  ['(415) 555-0148', '+14155550148'],
  ['1 415 555 0148', '+14155550148'],
  ['+1 415 555 0148', '+14155550148'],
  ['555 0148', null],
  ['+44 20 7946 0018', '+442079460018'],
])('in a country without prefix “%s” is %s', (text, normalised) => {
  const country = { countryCode: '+1', prefix: '', digits: [10, 10], example: '(415) 555-0148' } as const;
  expect(phoneWithin(country, text)).toBe(normalised);
});

it('Without a home country only international numbers are accepted', () => {
  expect([phoneWithin(null, '012-345 6789'), phoneWithin(null, '+60 12-345 6789')]).toEqual([
    null,
    '+60123456789',
  ]);
});

it.each([
  ['+60123456789', '+60 12-345 6789'],
  ['+601112345678', '+60 11-1234 5678'],
  ['+60376272929', '+60 3-7627 2929'],
  ['+6041234567', '+60 4-123 4567'],
  ['+60 12-555 0148', '+60 12-555 0148'],
  ['+442079460018', '+442079460018'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown);
  if (phone) expect(parsePhone(shown)).toBe(parsePhone(phone));
});
