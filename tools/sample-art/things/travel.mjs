/** On the way: fan, bag. */
import { paint, seam } from '../materials.mjs';
import { ball, both, box, flat, line, oval, solid, tube, turn } from '../solids.mjs';

/** A small round fan on a bending neck, with a clip. */
const clipFan = () => {
  const blade = (degrees) =>
    turn(
      degrees,
      200,
      132,
      solid('M200 132C176 104 180 64 214 56C244 62 238 108 200 132Z', paint.sky, { depth: 12 }),
    );
  return [
    tube('M200 226Q186 258 206 276T200 304', 16, paint.slate),
    tube('M64 338H336', 26, paint.steel),
    solid(
      'M142 292H240Q262 292 262 314V322H180V352H240L262 340V360Q262 376 244 376H160Q136 376 136 352V306Q136 292 142 292Z',
      paint.mint,
      { depth: 12 },
    ),
    ball(160, 334, 8, paint.white),
    ball(200, 132, 106, paint.white),
    flat(oval(200, 132, 92), '#C9DCF8'),
    [0, 120, 240].map(blade).join(''),
    ...[30, 52, 74].map((r) => line(oval(200, 132, r), 3, '#FFFFFF', 0.9)),
    line(
      Array.from(
        { length: 12 },
        (_, i) => `M200 132l${92 * Math.cos((i * Math.PI) / 6)} ${92 * Math.sin((i * Math.PI) / 6)}`,
      ).join(''),
      3,
      '#FFFFFF',
      0.9,
    ),
    tube(oval(200, 132, 98), 14, paint.white),
    ball(200, 132, 22, paint.mint),
    solid(box(176, 226, 48, 22, 10), paint.white, { depth: 8 }),
  ].join('');
};

/** A large travel bag that opens like a suitcase, pockets for bottles outside. */
const travelBag = () =>
  [
    tube('M140 128Q144 52 200 52T260 128', 16, paint.bark),
    solid('M74 142Q78 112 112 112H288Q322 112 326 142L340 318Q340 346 308 346H92Q60 346 60 318Z', paint.sun, {
      depth: 26,
    }),
    solid('M74 142Q78 112 112 112H288Q322 112 326 142L330 176Q200 200 70 176Z', paint.orange, { depth: 14 }),
    tube('M70 176Q200 200 330 176', 9, paint.bark),
    both(tube('M120 120V344', 17, paint.bark)),
    solid(box(144, 224, 112, 100, 20), paint.orange, { depth: 14 }),
    seam('M156 246H244'),
    ball(200, 246, 9, paint.steel),
    solid('M44 238H94V324Q94 338 80 338H58Q44 338 44 324Z', paint.orange, { depth: 10 }),
    solid('M50 240V196H88V240Z', paint.white, { depth: 8 }),
    solid(box(46, 180, 46, 20, 6), paint.sky, { depth: 6 }),
    solid('M54 182q0-22 15-26t15 26z', paint.cream, { depth: 6 }),
    solid('M306 238H356V324Q356 338 342 338H320Q306 338 306 324Z', paint.orange, { depth: 10 }),
    solid(box(316, 196, 32, 46, 8), paint.mint, { depth: 8 }),
  ].join('');

export const things = {
  'clip-fan': clipFan,
  'travel-bag': travelBag,
};
