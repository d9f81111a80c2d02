import { describe, expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { dayText, greeting, greetingName } from '../../../src/pages/home/day-words.ts';

const hoursOn = (date: string) => ({ date, startTime: '10:00', endTime: '21:00' });
const expo = {
  name: 'Baby Fair KL',
  fromDate: '2026-12-04',
  toDate: '2026-12-06',
  schedule: ['2026-12-04', '2026-12-06'].map(hoursOn),
} as Expo;
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
    ['2026-11-30', '12:00', false, 'Baby Fair KL opens in 4 days'],
    ['2026-12-03', '12:00', false, 'Baby Fair KL opens tomorrow'],
    ['2026-12-04', '09:59', false, 'Baby Fair KL opens today at 10:00 AM'],
    ['2026-12-04', '09:59', true, 'Baby Fair KL opens today at 10:00 AM'],
    ['2026-12-04', '10:00', false, 'Baby Fair KL is on today'],
    ['2026-12-04', '20:59', true, 'You’re at Baby Fair KL'],
    ['2026-12-04', '21:00', true, 'You were at Baby Fair KL today'],
    ['2026-12-04', '21:00', false, 'Baby Fair KL has closed for today'],
    ['2026-12-06', '21:00', false, 'Baby Fair KL is over'],
    // Without hours nobody knows when its doors close.
    ['2026-12-05', '23:00', false, 'Baby Fair KL is on today'],
  ])('on %s at %s, checked in: %s, are "%s"', (today, time, isCheckedIn, words) => {
    expect(dayText(expo, today, isCheckedIn, Date.parse(`${today}T${time}:00+08:00`))).toBe(words);
  });
});

it('Nobody is greeted by a family name alone, or by half of a given one', () => {
  expect(['Aisyah Rahman', '  Aisyah ', '', ' '].map(greetingName)).toEqual(['Aisyah', 'Aisyah', '', '']);
  expect(['Tan Wei Ling', ' Nur  Aisyah', '阿明', 'Lim'].map(greetingName)).toEqual([
    'Tan Wei Ling',
    'Nur Aisyah',
    '阿明',
    'Lim',
  ]);
  expect(['Aisha R.', '...'].map(greetingName)).toEqual(['Aisha R', '']);
  // There is no room for more.
  expect(greetingName('Nur Aisyah binti Rahman')).toBe('Nur');
});
