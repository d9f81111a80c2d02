/** Low beds of tulips for a garden. */
import { paint } from '../materials.mjs';
import { flat, group, line, oval, solid, tube } from '../solids.mjs';

/** Where each stands, how high it is and how it leans. */
const TULIPS = [
  [74, 0.86, -10],
  [128, 1.06, -4],
  [184, 0.92, 3],
  [244, 1.1, -2],
  [298, 0.9, 5],
  [340, 0.76, 11],
];

const tulip = (fill) =>
  [
    tube('M0 0Q4-50 0-96', 9, paint.green),
    solid('M-2-4Q-34-30-36-78Q-8-60 2-10Z', paint.leaf, { depth: 6 }),
    solid('M2-4Q30-24 36-62Q8-50-2-10Z', paint.green, { depth: 6 }),
    solid('M-30-146Q-16-140-10-128Q-4-150 0-156Q4-150 10-128Q16-140 30-146Q38-92 0-88Q-38-92-30-146Z', fill, {
      depth: 10,
    }),
    line('M0-150Q12-124 2-98', 3, fill[1], 0.6),
  ].join('');

const bed = (...fills) =>
  [
    ...TULIPS.map(([x, size, lean], i) =>
      group(`translate(${x} 338) rotate(${lean}) scale(${size})`, tulip(fills[i % fills.length])),
    ),
    solid('M20 352Q30 326 110 322Q200 314 290 322Q370 326 380 352Q370 370 200 370T20 352Z', paint.bark, {
      depth: 14,
    }),
    ...[
      [96, 346],
      [160, 354],
      [232, 344],
      [300, 354],
    ].map(([x, y]) => flat(oval(x, y, 9, 4), '#5A3A2E', 0.4)),
  ].join('');

export const things = {
  'tulip-bed': () => bed(paint.rose, paint.coral, paint.lilac),
  'tulip-bed-sun': () => bed(paint.sun, paint.white, paint.orange),
};
