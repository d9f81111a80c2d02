import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centreOf, type HallPlan, type Point } from '../../../src/domain/expo/hall-plan.ts';
import { nearestOn, walkingRouteTo } from '../../../src/features/floor-plan/walking-route.ts';

const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 20, y],
  [x + 20, y + 20],
  [x, y + 20],
];

const routeToBooth = (plan: HallPlan, booth: string) =>
  walkingRouteTo(
    plan,
    plan.booths.filter((candidate) => candidate.booth === booth).map(({ outline }) => outline),
  );

/** Aisles along the lines of a grid, a booth in each field, and an entrance at the lower edge. */
const grid = (columns: number, rows: number): HallPlan => ({
  hall: 'H',
  width: columns * 100,
  height: rows * 100,
  booths: Array.from({ length: columns * rows }, (_, i) => ({
    booth: `B${i}`,
    outline: square((i % columns) * 100 + 40, Math.floor(i / columns) * 100 + 40),
  })),
  places: [],
  entrances: [{ label: 'Entrance', at: [50, rows * 100] }],
  aisles: [
    ...Array.from({ length: columns }, (_, i) => ({
      label: '',
      line: [
        [i * 100 + 10, 0],
        [i * 100 + 10, rows * 100],
      ] as Point[],
    })),
    { label: '', line: [[0, rows * 100 - 5] as Point, [columns * 100, rows * 100 - 5] as Point] },
  ],
});

const isOnAisle = (plan: HallPlan, point: Point) =>
  plan.aisles.some(({ line }) =>
    line.slice(1).some((end, i) => {
      const near = nearestOn([line[i] as Point, end], point);
      return Math.hypot(near[0] - point[0], near[1] - point[1]) < 3;
    }),
  );

it('A route begins at an entrance, stays on aisles and ends at the booth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(),
      (columns, rows, n) => {
        const plan = grid(columns, rows);
        const target = plan.booths[n % plan.booths.length];
        if (!target) return;
        const route = routeToBooth(plan, target.booth) ?? [];
        expect(route[0]).toEqual(plan.entrances[0]?.at);
        expect(route.at(-1)).toEqual(centreOf(target.outline));
        for (const corner of route.slice(1, -1)) expect(isOnAisle(plan, corner)).toBe(true);
      },
    ),
  );
});

it('The shorter of two ways is taken, from the nearer entrance', () => {
  const plan = grid(3, 3);
  plan.entrances.push({ label: 'Side', at: [210, 0] });
  expect(routeToBooth(plan, 'B2')?.[0]).toEqual([210, 0]);
  expect(routeToBooth(plan, 'B6')?.[0]).toEqual([50, 300]);
});

it('An aisle that ends a little short of another one still leads there', () => {
  const plan = grid(1, 1);
  plan.aisles = [
    {
      label: '',
      line: [
        [10, 0],
        [10, 93.5],
      ],
    },
    {
      label: '',
      line: [
        [0, 95],
        [100, 95],
      ],
    },
  ];
  expect(routeToBooth(plan, 'B0')).not.toBeNull();
});

it('No route is shown without aisles, without an entrance, where they do not meet, and to an unknown booth', () => {
  const plan = grid(2, 2);
  expect(routeToBooth({ ...plan, aisles: [] }, 'B0')).toBeNull();
  expect(routeToBooth({ ...plan, entrances: [] }, 'B0')).toBeNull();
  expect(routeToBooth(plan, 'Z9')).toBeNull();
  const apart: HallPlan['aisles'] = [
    {
      label: '',
      line: [
        [0, 40],
        [20, 40],
      ],
    },
    {
      label: '',
      line: [
        [40, 190],
        [60, 190],
      ],
    },
  ];
  expect(routeToBooth({ ...plan, aisles: apart }, 'B0')).toBeNull();
});
