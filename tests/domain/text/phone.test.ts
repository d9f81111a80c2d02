import { expect, it } from 'vitest';
import { parsePhone } from '../../../src/domain/text/phone.ts';

it.each([
  ['012-345 6789', '+60123456789'],
  ['011-1234 5678', '+601112345678'],
  ['03-7627 2929', '+60376272929'],
  ['082 123 456', '+6082123456'],
  ['+60 12-345 6789', '+60123456789'],
  ['60123456789', '+60123456789'],
  ['0060123456789', '+60123456789'],
  ['(03) 7627.2929', '+60376272929'],
  ['+65 6123 4567', '+6561234567'],
  ['+44 20 7946 0018', '+442079460018'],
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
