/** For milk: pumps, bags, pillow, cool and warm. */
import { paint, seam } from '../materials.mjs';
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
import { infant } from './people-parts.mjs';

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

/** A crescent, wide and soft. */
const pillow = () => {
  const d =
    'M64 150C28 190 28 270 80 316C140 360 260 360 320 316C372 270 372 190 336 150C312 124 268 134 262 168C262 206 280 216 262 244C236 270 164 270 138 244C120 216 138 206 138 168C132 134 88 124 64 150Z';
  return [
    solid(d, paint.coral, { depth: 34 }),
    inside(
      d,
      ...[
        [84, 190],
        [70, 250],
        [110, 300],
        [164, 322],
        [228, 326],
        [290, 300],
        [330, 252],
        [314, 188],
        [108, 250],
        [292, 250],
        [200, 294],
      ].map(([x, y]) => flat(oval(x, y, 7), '#FFFFFF', 0.8) + flat(oval(x + 12, y + 9, 4), '#FFFFFF', 0.8)),
    ),
    seam('M92 164C60 200 62 262 104 296C160 334 240 334 296 296C338 262 340 200 308 164', '#FFFFFF', 0.5),
    solid(box(318, 176, 40, 26, 5), paint.white, { depth: 5 }),
  ].join('');
};

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
    [
      group('translate(200 224) scale(1.9) translate(-204 -200)', infant(paint.sky)),
      group('translate(0 40)', pillow()),
      both(tube('M150 226Q126 244 118 268', 32, paint.sky) + ball(116, 276, 17, paint.skin)),
    ].join(''),
  'milk-bags': milkBags,
  'cooler-bag': coolerBag,
  'car-bottle-warmer': carWarmer,
};
