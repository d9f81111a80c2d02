import { describe, expect, it } from 'vitest';
import { filterProgramme } from '../../../src/features/expos/programme-filter.ts';

const item = (date: string, startTime: string, title: string, place = 'Main stage') => ({
  id: `${date} ${startTime}`,
  date,
  startTime,
  endTime: '',
  title,
  place,
});
const [FRIDAY, SATURDAY] = ['2026-12-04', '2026-12-05'];
const programme = [
  item(FRIDAY, '11:00', 'First weeks at home'),
  item(SATURDAY, '11:00', 'Sleep through the night'),
  item(SATURDAY, '14:00', 'Crawling contest', 'Play arena'),
];
const shown = (choice: object, openDay = FRIDAY) => {
  const { day, items } = filterProgramme(programme, { day: null, place: null, text: '', ...choice }, openDay);
  return { day, titles: items.map(({ title }) => title) };
};

describe('The programme', () => {
  it('shows the day it opens at where none is chosen', () => {
    expect(shown({}).day).toBe(FRIDAY);
    expect(shown({}, SATURDAY)).toEqual({
      day: SATURDAY,
      titles: ['Sleep through the night', 'Crawling contest'],
    });
  });

  it('shows the chosen day, and ignores a day that it does not have', () => {
    expect(shown({ day: SATURDAY }).day).toBe(SATURDAY);
    expect(shown({ day: '2026-12-09' }).day).toBe(FRIDAY);
  });

  it('finds a talk by who speaks', () => {
    const items = programme.map((each, i) => (i === 1 ? { ...each, speaker: 'Dr. Lim Siew Ling' } : each));
    const choice = { day: null, place: null, text: 'lim sleep' };
    expect(filterProgramme(items, choice, FRIDAY).items).toEqual([items[1]]);
  });

  it('finds a talk by what its text says', () => {
    const items = programme.map((each, i) => (i === 1 ? { ...each, text: 'Naps, and jamu' } : each));
    const choice = { day: null, place: null, text: 'JAMU sleep' };
    expect(filterProgramme(items, choice, FRIDAY).items).toEqual([items[1]]);
  });

  it('shows one place only where one is chosen', () => {
    expect(shown({ day: SATURDAY, place: 'Play arena' }).titles).toEqual(['Crawling contest']);
    expect(shown({ place: 'Play arena' }).titles).toEqual([]);
  });

  it('ignores a place that it no longer has, also in a search', () => {
    expect(shown({ day: SATURDAY, place: 'Gone stage' }).titles).toHaveLength(2);
    expect(shown({ place: 'Gone stage', text: 'sleep' }).titles).toEqual(['Sleep through the night']);
    const { place } = filterProgramme(programme, { day: null, place: 'Gone stage', text: '' }, FRIDAY);
    expect(place).toBeNull();
  });

  it('is searched over all days, by words of title and place in any order', () => {
    expect(shown({ text: 'NIGHT sleep' })).toEqual({ day: undefined, titles: ['Sleep through the night'] });
    expect(shown({ text: 'main' }).titles).toEqual(['First weeks at home', 'Sleep through the night']);
    expect(shown({ text: 'nothing like it' }).titles).toEqual([]);
  });
});
