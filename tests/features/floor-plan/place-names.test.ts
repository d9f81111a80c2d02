import { expect, it } from 'vitest';
import type { PlanPlace } from '../../../src/domain/expo/hall-plan.ts';
import { placeName } from '../../../src/features/floor-plan/place-names.ts';

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
