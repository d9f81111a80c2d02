import { describe, expect, it } from 'vitest';
import type { Exhibitor } from '../../../src/domain/expo/exhibitor.ts';
import {
  countBrands,
  exhibitorFilterParams,
  filterExhibitors,
  searchExhibitors,
  sortedHalls,
} from '../../../src/features/exhibitors/exhibitor-filter.ts';

const exhibitor = (name: string, hall: string, booth: string): Exhibitor => ({
  slug: booth,
  name,
  tagline: 'Soft things',
  category: 'Clothing',
  picture: '',
  letter: name.charAt(0),
  hall,
  booth,
});
const exhibitors = [
  exhibitor('Puddle & Co', 'Hall 10', 'D02'),
  exhibitor('Po Po’s Pantry', 'Hall 2', 'B12'),
  exhibitor('Tiny Toes', 'Hall 2', 'B1'),
];
const boothsOf = (list: readonly Exhibitor[]) => list.map(({ booth }) => booth);
const view = (query: string) =>
  filterExhibitors(exhibitors, exhibitorFilterParams.parse(new URLSearchParams(query)));

describe('the exhibitors of an expo', () => {
  it('are grouped by hall, Hall 2 before Hall 10', () => {
    expect(sortedHalls(exhibitors)).toEqual(['Hall 2', 'Hall 10']);
    expect(view('').groups.map(({ hall, exhibitors }) => [hall, boothsOf(exhibitors)])).toEqual([
      ['Hall 2', ['B12', 'B1']],
      ['Hall 10', ['D02']],
    ]);
  });

  it('are found by their booth, also with a space in its code and with its hall', () => {
    for (const text of ['b12', 'B 12', 'b-12', 'booth b12', 'hall 2, b 12', 'Hall 2 · Booth B12'])
      expect(boothsOf(searchExhibitors(exhibitors, text))).toEqual(['B12']);
  });

  it('match words of name, tagline and category without accents and punctuation', () => {
    expect(boothsOf(searchExhibitors(exhibitors, 'po pos'))).toEqual(['B12']);
    expect(boothsOf(searchExhibitors(exhibitors, 'SOFT tóes'))).toEqual(['B1']);
    expect(boothsOf(searchExhibitors(exhibitors, 'clothing'))).toHaveLength(3);
    expect(boothsOf(searchExhibitors(exhibitors, ' '))).toHaveLength(3);
  });

  it('match a booth code only as a whole', () => {
    expect(boothsOf(searchExhibitors(exhibitors, 'b1'))).toEqual(['B1']);
    expect(boothsOf(searchExhibitors(exhibitors, 'B01'))).toEqual(['B1']);
    expect(boothsOf(searchExhibitors(exhibitors, 'B12 '))).toEqual(['B12']);
  });

  it('are filtered by hall, text and letter, while all halls stay available, and the letters that hall and text leave', () => {
    const { groups, halls, letters, total } = view('hall=Hall+2&letter=T&text=toes');
    expect([groups.length, total]).toEqual([1, 1]);
    expect(halls).toEqual(['Hall 2', 'Hall 10']);
    expect(letters).toEqual(['T']);
    expect(view('hall=Hall+2').letters).toEqual(['P', 'T']);
  });

  it('are counted once, however many booths they have', () => {
    const [one, two, three] = exhibitors as [Exhibitor, Exhibitor, Exhibitor];
    expect(countBrands([one, { ...two, slug: one.slug }, three])).toBe(2);
    expect(filterExhibitors([one, { ...one, booth: 'D03' }], {}).total).toBe(1);
  });

  it('are none where nothing matches', () => {
    expect(view('letter=Q')).toMatchObject({ groups: [], total: 0, letters: ['P', 'T'] });
    expect(view('hall=Nowhere').total).toBe(0);
  });
});
