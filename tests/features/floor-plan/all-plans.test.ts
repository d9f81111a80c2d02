import { expect, it } from 'vitest';
import type { HallPlan } from '../../../src/domain/expo/hall-plan.ts';
import { allPlans } from '../../../src/features/floor-plan/all-plans.ts';

const drawn: HallPlan = {
  hall: 'Hall 1',
  width: 9,
  height: 9,
  booths: [],
  places: [],
  entrances: [],
  aisles: [],
};

it('A hall that was not drawn has its booths and the stages of the programme, the others are as they were drawn', () => {
  const exhibitors = [
    { hall: 'Hall 1', booth: 'A1' },
    { hall: 'Hall 2', booth: 'B1' },
    { hall: 'Hall 2', booth: 'TBC', isOffPlan: true },
  ];
  const [first, second] = allPlans(['Hall 1', 'Hall 2'], [drawn], exhibitors, [
    { place: 'Hall 2' },
    { place: 'Main stage' },
  ]);
  expect(first).toBe(drawn);
  expect(second?.booths.map(({ booth }) => booth)).toEqual(['B1']);
  expect(second?.places).toMatchObject([{ kind: 'stage', label: 'Main stage' }]);
});

it('A hall whose booths are all to be confirmed has no plan', () => {
  const exhibitors = [{ hall: 'Hall 1', booth: 'TBC', isOffPlan: true }];
  expect(allPlans(['Hall 1'], [], exhibitors, [{ place: 'Main stage' }])).toEqual([]);
});
