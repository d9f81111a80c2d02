/** For milk: pumps, bags, pillow, cool and warm. */
import { paint } from '../materials.mjs';
import {
  ball,
  both,
  box,
  cast,
  faded,
  flat,
  glass,
  group,
  inside,
  line,
  oval,
  solid,
  tube,
} from '../solids.mjs';
import { bottle } from './feeding.mjs';

/** Two cups to wear, each with its motor, a button and milk in its lower half. */
const wearablePump = () => {
  const cup = 'M0-118C74-118 112-52 108 22C104 92 58 122 0 122S-104 92-108 22C-112-52-74-118 0-118Z';
  const one = (x, y, tilt) =>
    group(
      `translate(${x} ${y}) rotate(${tilt})`,
      cast(cup, 6, 10, 10, 0.25),
      solid(cup, paint.white, { depth: 24 }),
      inside(
        cup,
        solid('M-120 34Q-60 18 0 34T120 34V130H-120Z', ['#FFF3D6', '#F0D9AE'], { depth: 12 }),
        line('M-120 34Q-60 18 0 34T120 34', 5, '#FFFFFF', 0.9),
      ),
      line('M40 56h22M44 76h16M36 96h18', 5, '#9E99B8', 0.8),
      solid(oval(0, -42, 46), paint.lilac, { depth: 12 }),
      line('M-15-50a20 20 0 1 0 30 0M0-64v22', 7, '#FFFFFF', 0.95),
      solid(box(-26, -136, 52, 30, 13), paint.violet, { depth: 8 }),
    );
  return one(272, 176, 8) + one(132, 226, -8);
};

/** A funnel and a lever on a bottle. */
const handPump = () =>
  [
    group('translate(36 6)', bottle(200, paint.sky, 1.12, 0.45)),
    solid('M214 96H262Q276 98 276 112V152H196V112Q198 98 214 96Z', paint.white, { depth: 14 }),
    solid('M208 104L110 60Q92 54 86 68L60 132Q56 148 74 150L200 140Z', paint.white, { depth: 16 }),
    solid(
      'M98 56Q84 46 72 62Q38 110 46 148Q54 164 70 152Q66 104 104 72Q108 62 98 56Z',
      ['#FFD9E4', '#F2A8C0'],
      { depth: 10 },
    ),
    tube('M250 92Q296 66 320 110Q340 160 330 216', 22, paint.sky),
    ball(246, 92, 20, paint.sky),
    ball(246, 92, 8, paint.white),
  ].join('');

/** A crescent of cloth with leaves on it, thick in its middle and open towards the mother. */
const pillow = () => {
  const d =
    'M70 132C20 150 10 236 52 292C96 348 148 358 200 358S304 348 348 292C390 236 380 150 330 132C296 122 274 146 272 180C268 226 240 244 200 244S132 226 128 180C126 146 104 122 70 132Z';
  const leaf = (x, y, degrees) =>
    group(
      `translate(${x} ${y}) rotate(${degrees})`,
      flat('M0-20Q15-4 0 20Q-15-4 0-20Z', '#5FB98F'),
      line('M0-12V24', 3, '#3E9E74'),
    );
  return [
    solid(d, paint.cream, { depth: 40, shade: 0.45 }),
    inside(
      d,
      ...[
        [72, 178, -30],
        [58, 240, 20],
        [104, 292, -40],
        [110, 232, 30],
        [164, 326, 15],
        [204, 284, -30],
        [250, 326, 40],
        [302, 300, -15],
        [292, 238, -40],
        [344, 246, 30],
        [322, 184, 10],
        [152, 276, 50],
      ].map((at) => leaf(...at)),
      line(
        'M128 180Q112 190 96 184M272 180Q288 190 304 184M146 224Q132 246 118 248M254 224Q268 246 282 248',
        5,
        '#C9A877',
        0.6,
      ),
    ),
    line(
      'M70 132C20 150 10 236 52 292C96 348 148 358 200 358S304 348 348 292C390 236 380 150 330 132',
      7,
      '#5FB98F',
    ),
  ].join('');
};

/** A newborn in a cloth, lying on its back. */
const swaddled = () =>
  [
    solid(
      'M146 150Q196 118 268 136Q332 152 336 186Q330 222 266 228Q190 236 146 208Q128 180 146 150Z',
      paint.sky,
      {
        depth: 20,
      },
    ),
    line('M178 138Q236 176 300 216M182 222Q214 200 238 180', 4, '#FFFFFF', 0.8),
    ball(122, 180, 46, paint.skin, 44),
    line('M78 172q-16-4-10-16', 5, '#8A5634'),
    line('M106 158q10 5 6 14M106 202q10-5 6-14', 4, '#2B2440'),
    line('M136 172q7 8 0 16', 4, '#A5563C'),
  ].join('');

/** Flat bags that stand, a zip on top, milk in them. */
const milkBags = () => {
  const bag = (x, y, s, level, d) => {
    const shape = 'M-70-150Q-72-162-60-162H60Q72-162 70-150L62-20Q60 0 40 0H-40Q-60 0-62-20Z';
    return group(
      `translate(${x} ${y}) rotate(${d}) scale(${s})`,
      glass(shape, '#DCEAFF', 0.75),
      inside(shape, solid(`M-80 ${-level}H80V10H-80Z`, ['#FFFFFF', '#F0E2D4'], { depth: 12 })),
      line(shape, 4, '#FFFFFF', 0.9),
      solid(box(-72, -170, 144, 22, 6), paint.sky, { depth: 8 }),
      line('M-64-138H64', 5, '#5590F0', 0.8),
      flat(box(-40, -122, 80, 30, 6), '#FFFFFF', 0.95),
      line('M-30-112h46M-30-102h28', 3, '#9AA3BD'),
      line('M30-30h16M30-46h10M30-62h16', 4, '#5590F0', 0.9),
    );
  };
  return (
    bag(110, 326, 0.96, 66, -9) +
    bag(290, 326, 0.96, 82, 9) +
    cast(box(120, 120, 160, 220, 20), 0, 6, 12, 0.2) +
    bag(200, 348, 1.24, 78, 0)
  );
};

/** A lunch bag for bottles with a shoulder strap; ice packs and a bottle look out. */
const coolerBag = () =>
  [
    tube('M76 190C60 40 340 40 324 190', 11, paint.teal),
    group('translate(-60 -118)', bottle(200, paint.coral, 0.9, 0.6)),
    group('translate(60 -118)', bottle(200, paint.sun, 0.9, 0.5)),
    solid(box(176, 118, 52, 90, 12), paint.sky, { depth: 12 }),
    line('M202 132v32M188 140l28 16M216 140l-28 16', 4, '#FFFFFF'),
    solid('M64 186H336L322 322Q320 348 296 348H104Q80 348 78 322Z', paint.mint, { depth: 26 }),
    solid('M58 176H342Q350 176 350 184V204Q350 212 342 212H58Q50 212 50 204V184Q50 176 58 176Z', paint.teal, {
      depth: 10,
    }),
    line('M64 196H336', 4, '#FFFFFF', 0.8, '3 5'),
    solid(box(126, 240, 148, 84, 18), paint.teal, { depth: 14 }),
    line('M200 256v52M178 269l44 26M222 269l-44 26', 7, '#FFFFFF', 0.95),
    line('M192 262l8 8l8-8M192 302l8-8l8 8', 5, '#FFFFFF', 0.95),
  ].join('');

/** A padded sleeve round a bottle with a cable to a car's socket. */
const carWarmer = () =>
  [
    group('translate(-46 -20)', bottle(200, paint.coral, 1.28, 0.7)),
    solid('M92 200H216L206 326Q204 348 184 348H124Q104 348 102 326Z', paint.slate, { depth: 22 }),
    line('M98 224H210M104 320H204', 4, '#FFFFFF', 0.5, '6 6'),
    solid(box(128, 250, 52, 42, 12), paint.ink, { depth: 6 }),
    line('M142 262q6 6 0 10t0 10M154 262q6 6 0 10t0 10M166 262q6 6 0 10t0 10', 4, '#FFB870'),
    faded(0.75, line('M128 40q-12-10 0-22M180 40q-12-10 0-22', 7, '#FFFFFF')),
    tube('M208 296C262 300 244 220 290 232S320 300 318 252', 8, paint.ink),
    solid('M292 186H344V246Q344 260 332 260H304Q292 260 292 246Z', paint.ink, { depth: 12 }),
    solid('M300 150H336V190H300Z', paint.slate, { depth: 8 }),
    solid('M308 128Q308 118 318 118T328 128V152H308Z', paint.steel, { depth: 6 }),
    both(tube('M298 160v22', 6, paint.steel), 318),
    ball(318, 218, 8, paint.red),
  ].join('');

export const things = {
  'wearable-pumps': wearablePump,
  'hand-pump': handPump,
  'nursing-pillow': pillow,
  'nursing-pillow-with-baby': () =>
    pillow() +
    group('translate(0 62) rotate(-8 200 200)', cast('M90 160H320V230H90Z', 0, 10, 12, 0.2), swaddled()),
  'milk-bags': milkBags,
  'cooler-bag': coolerBag,
  'car-bottle-warmer': carWarmer,
};
