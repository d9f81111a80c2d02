import { expect, it } from 'vitest';
import { findPlaces } from '../../../src/features/floor-plan/place-names.ts';
import { askedFor, planLinks } from '../../../src/features/floor-plan/plan-links.ts';

const PATH = '/expo/directory';
const nursing = { kind: 'nursing' as const, label: 'Nursing room', outline: [] };
const stage = { kind: 'stage' as const, label: 'Main stage', outline: [] };
const plans = [{ places: [nursing, stage] }];

/** The links of the map at an address, where the first hall, with the places, is shown. */
function linksAt(query: string, { hasBooths = false, booth = '' } = {}) {
  const search = new URLSearchParams(query);
  const asked = askedFor(search, findPlaces(search.get('text') ?? '', plans), hasBooths);
  const selected = booth ? [{ booth }] : [];
  const shown = { hall: 'Hall 1', place: booth ? null : asked.place, selected: selected as never };
  return planLinks({ path: PATH, search }, asked, shown, () => ['Hall 1']);
}

const addressOf = (href: string) => Object.fromEntries(new URL(href, 'https://map.test').searchParams);

it('another hall keeps the place that was found by its name', () => {
  const hall = 'Hall 2';
  expect(addressOf(linksAt('text=nursing').toHall(hall))).toEqual({ hall, place: 'nursing' });
  expect(addressOf(linksAt('text=nurs').toHall(hall))).toEqual({ hall, place: 'Nursing room' });
  expect(addressOf(linksAt('place=nursing').toHall(hall))).toEqual({ hall, place: 'nursing' });
  expect(addressOf(linksAt('text=nurs', { hasBooths: true }).toHall(hall))).toEqual({ hall });
});

it('a booth takes the place of a place and of the text that named it, and stays among what a search found', () => {
  expect(addressOf(linksAt('text=nursing').toBooth('A1'))).toEqual({ booth: 'A1' });
  expect(addressOf(linksAt('place=nursing').toBooth('A1'))).toEqual({ booth: 'A1' });
  expect(addressOf(linksAt('text=cot', { hasBooths: true }).toBooth('A1'))).toEqual({
    booth: 'A1',
    text: 'cot',
  });
});

it('a second tap puts a booth away, but not the first result of a search, which nobody has tapped', () => {
  const booth = 'A1';
  expect(addressOf(linksAt('expoSlug=fair&booth=a1', { booth }).toBooth('A1'))).toEqual({
    expoSlug: 'fair',
    hall: 'Hall 1',
  });
  expect(addressOf(linksAt('text=cot', { hasBooths: true, booth }).toBooth('A1'))).toEqual({
    text: 'cot',
    booth,
  });
});

it('a second tap puts a place away, whether it is shown by its kind, its label or a text', () => {
  for (const query of ['place=nursing', 'place=Nursing+room', 'text=nursing', 'text=nursing+room']) {
    expect(addressOf(linksAt(query).toPlanPlace(nursing))).toEqual({ hall: 'Hall 1' });
    expect(addressOf(linksAt(query).toPlanPlace(stage))).toEqual({ hall: 'Hall 1', place: 'Main stage' });
  }
  expect(addressOf(linksAt('').toPlanPlace(nursing))).toEqual({ hall: 'Hall 1', place: 'Nursing room' });
  expect(addressOf(linksAt('place=nursing').toPlace('nursing'))).toEqual({ hall: 'Hall 1' });
});
