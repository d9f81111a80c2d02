/** Clothes that grow, and the bag for the ward. */
import { paint, seam } from '../materials.mjs';
import { ball, both, box, flat, gleam, inside, line, oval, solid, tube } from '../solids.mjs';
import { flower, hanger } from './clothes.mjs';

/** Trousers with a wide soft band over the belly. */
const trousers = () => {
  const d =
    'M116 130H284L300 334Q300 346 288 346H232Q220 346 218 334L200 206L182 334Q180 346 168 346H112Q100 346 100 334Z';
  return [
    solid(d, paint.navy, { depth: 22 }),
    line('M150 150L142 336M250 150L258 336', 3, '#FFFFFF', 0.25),
    line('M200 150V206', 4, '#1B2756', 0.6),
    both(line('M130 148Q140 176 168 178', 4, '#FFFFFF', 0.4)),
    solid('M110 138C96 100 108 44 124 40Q200 28 276 40C292 44 304 100 290 138Q200 164 110 138Z', paint.sky, {
      depth: 24,
    }),
    line(
      'M116 118Q200 142 284 118M114 96Q200 118 286 96M116 74Q200 92 284 74M120 56Q200 68 280 56',
      3,
      '#FFFFFF',
      0.55,
    ),
    gleam(164, 80, 26, 12, -12, 0.4),
    ...[166, 200, 234].map((x) => ball(x, 146, 6, paint.sun)),
  ].join('');
};

/** A long blouse with zips at the seam and room for a belly, over a long skirt. */
const kurung = () => {
  const top =
    'M150 76Q164 64 178 66Q200 92 222 66Q236 64 250 76L330 178Q336 188 326 196L304 212Q294 218 286 208L262 172Q286 216 290 276Q200 300 110 276Q114 216 138 172L114 208Q106 218 96 212L74 196Q64 188 70 178Z';
  return [
    hanger(60),
    solid('M122 250H278L300 336Q302 348 290 348H110Q98 348 100 336Z', paint.violet, { depth: 18 }),
    line('M160 280L150 346M200 286V346M240 280L250 346', 3, '#FFFFFF', 0.3),
    solid(top, paint.lilac, { depth: 24 }),
    inside(
      top,
      ...[
        [130, 130, 15],
        [270, 140, 15],
        [170, 240, 18],
        [240, 250, 16],
        [100, 186, 12],
        [300, 186, 12],
        [130, 262, 12],
        [214, 130, 10],
        [272, 230, 12],
      ].map(([x, y, r]) => flower(x, y, r, '#FFFFFF', '#F07CA0')),
      line('M110 272Q200 298 290 272', 10, '#9673E6'),
    ),
    line('M140 176Q200 200 260 176M136 196Q116 230 112 262M264 196Q284 230 288 262', 4, '#6A42C8', 0.45),
    line('M178 66Q200 92 222 66', 8, '#6A42C8'),
    line('M200 88V120', 5, '#6A42C8'),
    both(line('M168 132L150 172', 4, '#6A42C8', 1, '2 5') + ball(168, 130, 5, paint.sun)),
    both(line('M78 186l26 20', 6, '#6A42C8')),
  ].join('');
};

/** A packed bag, open on top: towel, slippers, a small hat; a pocket with a heart. */
const hospitalBag = () =>
  [
    tube('M124 172Q120 60 200 60T276 172', 14, paint.rose),
    solid('M104 180Q96 110 134 102H196Q206 140 196 190Z', paint.white, { depth: 14 }),
    line('M112 124H196M110 138H198', 5, '#8FB2F5'),
    solid('M196 180Q190 108 236 100Q282 104 280 180Z', paint.mint, { depth: 14 }),
    ball(238, 96, 14, paint.white),
    line('M198 160H280', 10, '#FFFFFF', 0.7),
    solid(box(276, 112, 36, 80, 10), paint.sun, { depth: 10 }),
    solid(box(280, 94, 28, 24, 6), paint.white, { depth: 6 }),
    solid(
      'M56 178Q56 164 72 164H328Q344 164 344 178L334 320Q332 346 306 346H94Q68 346 66 320Z',
      paint.coral,
      { depth: 28 },
    ),
    tube('M58 178H342', 14, paint.rose),
    seam('M72 208Q200 222 328 208'),
    solid(box(148, 228, 104, 92, 16), paint.pink, { depth: 12 }),
    seam('M158 244H242'),
    flat('M200 306q-30-24-22-40q10-13 22 3q12-16 22-3q8 16-22 40z', '#FFFFFF', 0.9),
    both(tube('M122 172V344', 13, paint.rose, { cap: 'butt' })),
    solid('M30 346Q26 318 58 316Q96 318 98 346Z', paint.pink, { depth: 10 }),
    flat(oval(68, 330, 20, 7), '#D83C78', 0.6),
    solid('M302 346Q304 318 334 316Q370 318 368 346Z', paint.pink, { depth: 10 }),
    flat(oval(334, 330, 20, 7), '#D83C78', 0.6),
  ].join('');

export const things = {
  'maternity-trousers': trousers,
  'maternity-kurung': kurung,
  'hospital-bag': hospitalBag,
};
