/** Signs on a post, and a plan on paper. */
import { letter } from '../marks/letters.mjs';
import { paint } from '../materials.mjs';
import { box, flat, line, poly, solid, tube } from '../solids.mjs';

const post = (top) => tube(`M200 ${top}V352`, 16, paint.steel) + solid(box(164, 346, 72, 18, 9), paint.slate);

const parking = () =>
  [
    post(200),
    solid(box(104, 30, 192, 192, 34), paint.blue, { depth: 18 }),
    line(box(118, 44, 164, 164, 24), 7, '#FFFFFF', 0.85),
    letter('P', 206, 126, 1.2, 26)('#FFFFFF'),
  ].join('');

const octagon = (r) =>
  poly(
    Array.from({ length: 8 }, (_, i) => {
      const at = Math.PI / 8 + (i * Math.PI) / 4;
      return [200 + r * Math.cos(at), 126 + r * Math.sin(at)];
    }),
    8,
  );
const stop = () =>
  [
    post(200),
    solid(octagon(104), paint.red, { depth: 14 }),
    line(octagon(91), 6, '#FFFFFF', 0.9),
    ...['S', 'T', 'O', 'P'].map((sign, i) => letter(sign, 137 + i * 42, 126, 0.44, 9)('#FFFFFF')),
  ].join('');

/** A hall with its booths and aisles, half unrolled. */
const floorPlan = () => {
  const booths = [
    [104, 116, 52],
    [164, 116, 40],
    [212, 116, 52],
    [104, 186, 40],
    [152, 186, 56],
    [216, 186, 48],
  ];
  return [
    solid(box(70, 70, 244, 236, 8), paint.blue, { depth: 14 }),
    line('M88 90H280V240M280 276V288H88V90', 6, '#FFFFFF', 0.95),
    line('M280 240a36 36 0 0 0-34 36h34', 3.5, '#FFFFFF', 0.9),
    ...booths.map(([x, y, w]) => flat(box(x, y, w, 40, 5), '#FFFFFF', 0.35)),
    ...booths.map(([x, y, w]) => line(box(x, y, w, 40, 5), 3.5, '#FFFFFF', 0.95)),
    line('M104 262H206', 4, '#FFC83D', 1, '8 9'),
    tube('M322 74V302', 34, paint.sky),
    flat(box(306, 66, 32, 12, 6), '#2D5BD6', 0.5),
  ].join('');
};

export const things = { 'parking-sign': parking, 'stop-sign-on-post': stop, 'floor-plan': floorPlan };
