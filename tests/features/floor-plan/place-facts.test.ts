import { expect, it } from 'vitest';
import type { HallPlan, PlaceKind, Point } from '../../../src/domain/expo/hall-plan.ts';
import { factsOfPlaces } from '../../../src/features/floor-plan/place-facts.ts';

/** A square of 40 units. */
const at = (x: number, y: number): Point[] => [
  [x, y],
  [x + 40, y],
  [x + 40, y + 40],
  [x, y + 40],
];
const place = (kind: PlaceKind, label: string, x: number, y = 100) => ({ kind, label, outline: at(x, y) });
const booths: HallPlan['booths'] = [
  { booth: 'A1', outline: at(0, 0) },
  { booth: 'A2', outline: at(50, 0) },
];
const facts = (places: HallPlan['places'], isDrawn = true) =>
  factsOfPlaces({ booths, places }, isDrawn).map(({ label, facts }) => [label, facts]);

it('A place is named with what it is, unless its name says it, and the booth that is nearest', () => {
  expect(
    facts([place('stage', 'Feeding corner', 45), place('nursing', 'Nursing room', 0), place('lift', '', 0)]),
  ).toEqual([
    ['Feeding corner', 'Near booth A2'],
    ['Nursing room', 'Near booth A1'],
    ['Lifts', 'Near booth A1'],
  ]);
});

it('A booth that is near comes before one whose middle is nearer', () => {
  const wide: Point[] = [
    [0, 60],
    [400, 60],
    [400, 80],
    [0, 80],
  ];
  const hall = {
    booths: [
      { booth: 'WIDE', outline: wide },
      { booth: 'FAR', outline: at(140, 0) },
    ],
    places: [place('toilets', '', 0, 0)],
  };
  expect(factsOfPlaces(hall, true)[0]?.facts).toBe('Near booth WIDE');
});

it('Of two booths that are near, the one whose edge is nearer is named, whose middle may be further away', () => {
  const wide: Point[] = [
    [0, 60],
    [400, 60],
    [400, 80],
    [0, 80],
  ];
  const hall = {
    booths: [
      { booth: 'ACROSS', outline: at(80, 40) },
      { booth: 'BESIDE', outline: wide },
    ],
    places: [place('toilets', '', 0, 0)],
  };
  expect(factsOfPlaces(hall, true)[0]?.facts).toBe('Near booth BESIDE');
});

it('Where no booth is near, a place that is near one is named', () => {
  const places = [place('toilets', '', 0, 190), place('stage', 'Main stage', 0, 100)];
  expect(facts(places)).toEqual([
    ['Toilets', 'Near Main stage'],
    ['Main stage', 'Near booth A1'],
  ]);
});

it('Places that are near each other but near no booth are each described by the nearest booth', () => {
  expect(facts([place('toilets', '', 0, 120), place('stage', 'Main stage', 50, 120)])).toEqual([
    ['Toilets', 'Nearest booth A1'],
    ['Main stage', 'Nearest booth A2'],
  ]);
});

it('Nothing is named in a hall without booths, or where the plan does not tell', () => {
  const stage = place('stage', 'Main stage', 0);
  expect(factsOfPlaces({ booths: [], places: [stage] }, true)[0]?.facts).toBe('');
  expect(facts([stage], false)).toEqual([['Main stage', '']]);
});

it('Places of one label are listed once, near no booth in particular', () => {
  expect(facts([place('seats', 'Tables', 0), place('seats', 'Tables', 50)])).toEqual([['Tables', 'Seats']]);
});
