import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KidsPlace } from '../../../src/domain/content/kids-place.ts';
import {
  AGE_CHOICES,
  ageRangeText,
  filterText,
  groupByRegion,
  type PlaceFilter,
  parsePlaceFilter,
  placesPath,
  regionChips,
} from '../../../src/features/kids-places/place-filter.ts';

const REGIONS = ['Klang Valley', 'Penang', 'Johor Bahru'];

const parse = (path: string) => parsePlaceFilter(new URL(path, 'https://yhello.test').searchParams);
const filters: fc.Arbitrary<PlaceFilter> = fc
  .record({
    region: fc.option(fc.constantFrom(...REGIONS), { nil: undefined }),
    ageYears: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  })
  .map(({ region, ageYears }) => ({
    ...(region && { region }),
    ...(ageYears !== undefined && { ageYears }),
  }));

describe('the filter in words', () => {
  it.each<[PlaceFilter, string]>([
    [{}, ''],
    [{ region: 'Penang' }, 'in Penang'],
    [{ ageYears: 0 }, 'for a baby under 1'],
    [{ ageYears: 1 }, 'for a 1-year-old'],
    [{ ageYears: 8 }, 'for an 8-year-old'],
    [{ region: 'Penang', ageYears: 4 }, 'in Penang for a 4-year-old'],
  ])('%o continues “3 places”', (filter, text) => {
    expect(filterText(filter)).toBe(text);
  });
});

describe('the filter in an address', () => {
  it('is parsed as it was serialized', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parse(placesPath(filter))).toEqual(filter);
      }),
    );
  });

  it('ignores empty regions and invalid ages', () => {
    for (const query of ['region=', 'age=', 'age=-1', 'age=2.5', 'age=99', 'age=x', 'age=%00'])
      expect(parse(`/kids-listing?${query}`)).toEqual({});
  });

  it('is changed by a chip in one parameter only', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        for (const { href } of regionChips(filter, REGIONS))
          expect(parse(href ?? '').ageYears).toBe(filter.ageYears);
        const current = regionChips(filter, REGIONS).filter((chip) => chip.current);
        expect(current.map(({ href }) => parse(href ?? ''))).toEqual([filter]);
      }),
    );
  });
});

it('Every choice of an age is understood in the address', () => {
  expect(AGE_CHOICES.map(({ value }) => parse(`/kids-listing?age=${value}`).ageYears)).toEqual([
    undefined,
    ...Array.from({ length: 11 }, (_, years) => years),
  ]);
});

describe('places', () => {
  it('are grouped by region, in the order in which the list has them', () => {
    const place = (name: string, region: string) => ({ name, region }) as KidsPlace;
    const places = [place('a', 'Johor Bahru'), place('b', 'Klang Valley'), place('c', 'Johor Bahru')];
    expect(
      groupByRegion(places).map(({ region, places }) => [region, places.map(({ name }) => name)]),
    ).toEqual([
      ['Johor Bahru', ['a', 'c']],
      ['Klang Valley', ['b']],
    ]);
  });

  it('have a label for their ages', () => {
    expect(ageRangeText({ from: 0, to: 5 })).toBe('Up to 5 years');
    expect(ageRangeText({ from: 2, to: 9 })).toBe('2 to 9 years');
    expect(ageRangeText({ from: 0, to: 1 })).toBe('Up to 1 year');
    expect(ageRangeText({ from: 3, to: 3 })).toBe('3 years');
    expect(ageRangeText({ from: 1, to: 1 })).toBe('1 year');
    expect(ageRangeText({ from: 0, to: 0 })).toBe('Under 1');
  });
});
