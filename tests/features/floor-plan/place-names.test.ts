import { expect, it } from 'vitest';
import type { PlanPlace } from '../../../src/domain/expo/hall-plan.ts';
import { findPlaces, placeName } from '../../../src/features/floor-plan/place-names.ts';

const plan = (...labels: string[]) => ({
  places: labels.map((label): PlanPlace => ({ kind: 'strollers', label, outline: [] })),
});

it.each([
  ['the label of all of them', 'Buggy park', [plan('Buggy park'), plan('Buggy park')]],
  ['its own name where they differ', 'Stroller parking', [plan('Buggy park', 'Prams')]],
  ['its own name where one has no label', 'Stroller parking', [plan('Buggy park', '')]],
  ['its own name where there are no labels', 'Stroller parking', [plan('')]],
])('a kind of place has %s', (_, name, plans) => {
  expect(placeName('strollers', plans)).toBe(name);
});

const fair = [
  {
    places: [
      { kind: 'nursing', label: 'Nursing room', outline: [] },
      { kind: 'stage', label: 'Main stage', outline: [] },
      { kind: 'seats', label: '', outline: [] },
      { kind: 'food', label: 'Café', outline: [] },
      { kind: 'prayer', label: 'Quiet prayer', outline: [] },
    ] satisfies PlanPlace[],
  },
  {
    places: [
      { kind: 'seats', label: 'Tables', outline: [] },
      { kind: 'toilets', label: '', outline: [] },
    ] satisfies PlanPlace[],
  },
];

it.each([
  ['nursing', 'nursing', ['Nursing room']],
  ['Nursing room', 'Nursing room', ['Nursing room']],
  ['main stage', 'Main stage', ['Main stage']],
  ['cafe', 'Café', ['Café']],
  // Both halls have them, under different names.
  ['seats', 'seats', ['Seats', 'Tables']],
  ['seat', null, ['Seats', 'Tables']],
  ['stage', null, ['Main stage']],
  ['prayer room', 'prayer', ['Quiet prayer']],
  ['surau', 'prayer', ['Quiet prayer']],
  ['Musolla', 'prayer', ['Quiet prayer']],
  ['prayer', null, ['Quiet prayer']],
  ['mus', null, ['Quiet prayer']],
  ['toilet', null, ['Toilets']],
  ['Tandas', 'toilets', ['Toilets']],
  ['restroom', 'toilets', ['Toilets']],
  ['bottle', null, []],
  [' ', null, []],
])('“%s” is the name of %s and is found in %o', (text, named, labels) => {
  expect(findPlaces(text, fair)).toEqual({ named, labels });
});
