import { describe, expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { dayText, firstName, greeting } from '../../../src/pages/home/day-words.ts';

const expo = { name: 'Baby Fair KL', fromDate: '2026-12-04', toDate: '2026-12-06' } as Expo;
const at = (time: string) => Date.parse(`2026-12-04T${time}+08:00`);

it.each([
  ['00:00:00', 'Good morning'],
  ['11:59:59', 'Good morning'],
  ['12:00:00', 'Good afternoon'],
  ['17:59:59', 'Good afternoon'],
  ['18:00:00', 'Good evening'],
])('At %s the greeting is "%s"', (time, words) => {
  expect(greeting(at(time))).toBe(words);
});

describe('The words for the day', () => {
  it.each([
    ['2026-11-30', false, 'Baby Fair KL opens in 4 days'],
    ['2026-12-03', false, 'Baby Fair KL opens tomorrow'],
    ['2026-12-04', false, 'Baby Fair KL is on today'],
    ['2026-12-06', true, 'You’re at Baby Fair KL'],
  ])('on %s, checked in: %s, are "%s"', (today, isCheckedIn, words) => {
    expect(dayText(expo, today, isCheckedIn)).toBe(words);
  });
});

it('The first name is the first word of the name, whatever is around it', () => {
  expect(['Aisyah Rahman', '  Aisyah ', '', ' '].map(firstName)).toEqual(['Aisyah', 'Aisyah', '', '']);
});
