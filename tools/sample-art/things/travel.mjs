/** On the way: fan, wrap, carrier, bag. */
import { buckle, paint, seam } from '../materials.mjs';
import { ball, both, box, flat, inside, line, oval, solid, tube, turn } from '../solids.mjs';

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

/** A torso that wears a long cloth with a baby in it. */
const wearer = (skin, hair, shirt) =>
  [
    solid('M150 72C150 30 250 30 250 72L262 130Q258 150 200 150T138 130Z', hair, { depth: 14 }),
    solid('M110 346L122 214Q126 172 170 164L176 140H224L230 164Q274 172 278 214L290 346Z', shirt, {
      depth: 22,
    }),
    solid(box(178, 118, 44, 54, 20), skin, { depth: 10 }),
    ball(200, 88, 44, skin, 48),
    solid(
      'M154 92C150 40 178 28 204 30C240 32 250 60 246 94Q238 66 210 62Q176 62 168 76Q160 82 154 92Z',
      hair,
      { depth: 12 },
    ),
    both(ball(186, 94, 4, paint.ink)),
    line('M190 112q10 9 20 0', 4, '#A5563C'),
  ].join('');

const wrap = () => {
  const cloth = 'M118 226Q200 190 282 226L286 300Q240 350 200 350T114 300Z';
  const edge = Array.from({ length: 9 }, (_, i) =>
    flat(oval(128 + i * 18, 322 + 12 * Math.sin((i / 8) * Math.PI), 6), '#FFF0C4'),
  ).join('');
  return [
    wearer(paint.tan, paint.ink, paint.cream),
    both(tube('M160 166Q132 210 250 306', 34, paint.orange, { cap: 'butt' })),
    solid(cloth, paint.orange, { depth: 22 }),
    inside(
      cloth,
      line('M104 306Q200 372 296 306', 30, '#A83A2C'),
      edge,
      line('M120 246Q200 222 280 246M116 270Q200 258 284 270', 4, '#FFFFFF', 0.35),
    ),
    ball(200, 216, 30, paint.skin, 28),
    solid('M170 214q0-32 30-32t30 32q-12-14-30-14t-30 14z', paint.bark, { depth: 8 }),
    line('M184 222q5 5 10 0M206 222q5 5 10 0', 3.4, '#7A4A3A'),
  ].join('');
};

/** A father with a baby in a buckled carrier: straps, a panel, a wide belt, and two legs that hang out. */
const carrier = () => {
  const panel = 'M146 206Q146 192 160 192H240Q254 192 254 206L262 296Q262 310 246 310H154Q138 310 138 296Z';
  const leg = tube('M154 286Q122 292 120 336', 28, paint.sun) + ball(120, 354, 16, paint.white);
  return [
    solid('M104 372L116 214Q120 172 166 162L176 140H224L234 162Q280 172 284 214L296 372Z', paint.mint, {
      depth: 22,
    }),
    both(tube('M124 206Q96 250 104 306', 36, paint.mint) + ball(106, 322, 18, paint.skin)),
    solid(box(178, 112, 44, 58, 20), paint.skin, { depth: 10 }),
    ball(200, 82, 46, paint.skin, 50),
    solid(
      'M150 84C144 34 172 20 204 22C242 24 256 50 250 86Q246 64 232 56Q196 66 168 54Q156 64 150 84Z',
      paint.ink,
      { depth: 12 },
    ),
    both(ball(184, 88, 4.5, paint.ink)),
    line('M188 108q12 10 24 0', 4, '#A5563C'),
    both(tube('M158 166Q132 210 142 262', 24, paint.navy)),
    solid(panel, paint.blue, { depth: 20 }),
    solid('M160 250h80l-5 38q-2 10-12 10h-46q-10 0-12-10z', paint.sky, { depth: 12 }),
    seam('M166 262h68'),
    ball(200, 194, 35, paint.tan, 33),
    solid('M165 190q2-32 35-32t35 32q-10 10-35 10t-35-10z', paint.bark, { depth: 10 }),
    solid('M112 292Q200 316 288 292L288 324Q200 346 112 324Z', paint.navy, { depth: 14 }),
    buckle(200, 318, 46, 26),
    both(leg),
    both(buckle(142, 232, 24, 30)),
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
  'batik-wrap': wrap,
  'baby-carrier': carrier,
  'travel-bag': travelBag,
};
