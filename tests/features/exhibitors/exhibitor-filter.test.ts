import { describe, expect, it } from 'vitest';
import type { Exhibitor } from '../../../src/domain/expo/exhibitor.ts';
import {
  exhibitorFilterParams,
  filterExhibitors,
  searchExhibitors,
  sortedHalls,
} from '../../../src/features/exhibitors/exhibitor-filter.ts';

const one = (name: string, hall: string, booth: string): Exhibitor => ({
  slug: booth,
  name,
  tagline: 'Soft things',
  category: 'Clothing',
  picture: '',
  letter: name.charAt(0),
  hall,
  booth,
});
const all = [
  one('Puddle & Co', 'Hall 10', 'D02'),
  one('Po Po’s Pantry', 'Hall 2', 'B12'),
  one('Tiny Toes', 'Hall 2', 'B1'),
];
const names = (list: readonly Exhibitor[]) => list.map(({ booth }) => booth);
const view = (query: string) =>
  filterExhibitors(all, exhibitorFilterParams.parse(new URLSearchParams(query)));

describe('the exhibitors of an expo', () => {
  it('stand in their halls, Hall 2 before Hall 10', () => {
    expect(sortedHalls(all)).toEqual(['Hall 2', 'Hall 10']);
    expect(view('').groups.map(({ hall, exhibitors }) => [hall, names(exhibitors)])).toEqual([
      ['Hall 2', ['B12', 'B1']],
      ['Hall 10', ['D02']],
    ]);
  });

  it('are found by words of name, tagline and category, without accents and signs', () => {
    expect(names(searchExhibitors(all, 'po pos'))).toEqual(['B12']);
    expect(names(searchExhibitors(all, 'SOFT tóes'))).toEqual(['B1']);
    expect(names(searchExhibitors(all, 'clothing'))).toHaveLength(3);
    expect(names(searchExhibitors(all, ' '))).toHaveLength(3);
  });

  it('are found by the whole of their booth only', () => {
    expect(names(searchExhibitors(all, 'b1'))).toEqual(['B1']);
    expect(names(searchExhibitors(all, 'B12 '))).toEqual(['B12']);
  });

  it('can be of one hall and letter; halls and the hall’s letters stay', () => {
    const { groups, halls, letters, total } = view('hall=Hall+2&letter=T&text=toes');
    expect([groups.length, total]).toEqual([1, 1]);
    expect(halls).toEqual(['Hall 2', 'Hall 10']);
    expect(letters).toEqual(['P', 'T']);
  });

  it('are nobody where nothing fits', () => {
    expect(view('letter=Q')).toMatchObject({ groups: [], total: 0, letters: ['P', 'T'] });
    expect(view('hall=Nowhere').total).toBe(0);
  });
});
