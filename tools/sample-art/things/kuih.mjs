/** Malaysian cakes on a plate: layered, two-coloured, and round ones in coconut. */
import { paint } from '../materials.mjs';
import { ball, box, flat, oval, solid } from '../solids.mjs';

const layered = (x, y) =>
  [paint.rose, paint.white, paint.pink, paint.white, paint.rose]
    .map((fill, i) => solid(box(x, y + i * 19, 104, 21, 5), fill, { depth: 6 }))
    .join('');

/** Pandan custard over sticky rice. */
const seriMuka = (x, y) =>
  solid(box(x, y + 44, 104, 52, 8), paint.white, { depth: 10 }) +
  solid(box(x, y, 104, 52, 10), paint.leaf, { depth: 10 });

const ondeOnde = (x, y) =>
  ball(x, y, 34, paint.green) +
  [
    [-18, -8],
    [-4, -20],
    [12, -10],
    [20, 8],
    [-10, 10],
    [4, 20],
    [-24, 10],
    [2, 0],
  ]
    .map(([dx, dy]) => flat(oval(x + dx, y + dy, 5, 2.6), '#FFFFFF', 0.9))
    .join('');

const plate = () =>
  [
    solid(oval(200, 282, 180, 54), paint.sky, { depth: 14 }),
    solid(oval(200, 274, 140, 38), paint.white, { depth: 10 }),
    layered(96, 168),
    seriMuka(212, 172),
    ondeOnde(130, 270),
    ondeOnde(200, 282),
    ondeOnde(268, 272),
  ].join('');

export const things = { kuih: plate };
