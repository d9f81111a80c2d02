/** Bottles, tubes and tins of care. */
import { paint } from '../materials.mjs';
import {
  ball,
  box,
  cast,
  faded,
  flat,
  glass,
  gleam,
  group,
  inside,
  line,
  oval,
  solid,
  tube,
  turn,
} from '../solids.mjs';

const drop = (x, y, r, fill) =>
  solid(
    `M${x} ${y - r * 1.5}q${r} ${r} ${r} ${r * 1.6}a${r} ${r} 0 0 1-${2 * r} 0q0-${r * 0.6} ${r}-${r * 1.6}z`,
    fill,
    { depth: r * 0.4 },
  );

/** A pump bottle with a tub of foam. */
const wash = () =>
  [
    solid(
      'M120 180Q120 146 160 138H240Q280 146 280 180V318Q280 348 250 348H150Q120 348 120 318Z',
      paint.mint,
      { depth: 26 },
    ),
    solid(box(164, 104, 72, 40, 10), paint.white, { depth: 10 }),
    solid(box(186, 66, 28, 44, 8), paint.white, { depth: 8 }),
    solid('M118 62Q118 44 138 44H236Q252 44 252 58V70Q252 82 240 82H142L136 102H120Z', paint.white, {
      depth: 12,
    }),
    flat(box(140, 198, 120, 104, 20), '#FFFFFF', 0.92),
    ball(200, 252, 32, paint.skin, 28),
    line('M186 254q5 5 10 0M206 254q5 5 10 0M192 266q8 6 16 0', 3.4, '#7A4A3A'),
    ...[
      [176, 226, 13],
      [196, 218, 16],
      [218, 222, 14],
      [232, 232, 10],
    ].map(([x, y, r]) => ball(x, y, r, ['#FFFFFF', '#CFE6FA'])),
    ...[
      [312, 326, 28],
      [342, 334, 20],
      [290, 340, 16],
      [322, 296, 16],
      [90, 332, 22],
      [64, 340, 14],
    ].map(([x, y, r]) => ball(x, y, r, ['#FFFFFF', '#D2E8F8'])),
    gleam(136, 240, 6, 62, 0, 0.5),
  ].join('');

/** A glass bottle of oil with half a coconut. */
const oil = () => {
  const body =
    'M104 176Q104 150 134 138V110H202V138Q232 150 232 176V318Q232 346 204 346H132Q104 346 104 318Z';
  return [
    group(
      'translate(296 282)',
      ball(0, 0, 72, paint.bark, 66),
      flat(oval(-6, -10, 60, 50), '#FFFDF6'),
      flat(oval(-6, -8, 44, 35), '#E7DFD0'),
      flat(oval(-6, -4, 38, 28), '#F7F2E6'),
      line('M-60 26l10 12M-30 48l8 12M30 50l-4 10', 4, '#D9A27A', 0.8),
    ),
    glass(body, '#FFE9A8', 0.7),
    inside(body, solid('M90 200H250V360H90Z', ['#FFD968', '#F0A92E'], { depth: 14 })),
    solid(box(128, 66, 80, 48, 8), paint.wood, { depth: 10 }),
    flat(box(104, 224, 128, 84), '#FFFFFF', 0.94),
    drop(168, 270, 20, paint.sun),
    line('M130 290q-4-30 14-44M206 290q4-30-14-44', 5, '#5CA83A'),
    gleam(120, 240, 6, 60, 0, 0.7),
  ].join('');
};

/** A jug with a handle, a shirt on its label, two litres of it. */
const laundry = () => {
  const body =
    'M90 172Q90 130 132 124H166V96H240V124Q310 128 312 178L304 322Q302 348 276 348H122Q94 348 92 322Z';
  return [
    `<mask id="handle"><path d="${body}" fill="#fff"/><path d="M246 164Q286 160 284 190L280 236Q278 250 264 250T250 236Z" fill="#000"/></mask>`,
    `<g mask="url(#handle)">${solid(body, paint.lilac, { depth: 28 })}</g>`,
    line('M246 164Q286 160 284 190L280 236Q278 250 264 250T250 236Z', 5, '#7A55CC', 0.5),
    solid(box(160, 52, 86, 50, 10), paint.coral, { depth: 12 }),
    flat(box(108, 196, 122, 116, 18), '#FFFFFF', 0.94),
    solid('M142 222l22-10q6 10 14 0l22 10l14 24l-16 10l-8-8v44h-46v-44l-8 8l-16-10z', paint.sky, {
      depth: 10,
    }),
    ...[
      [206, 292, 10],
      [218, 276, 7],
      [124, 214, 8],
    ].map(([x, y, r]) => line(oval(x, y, r), 3, '#9673E6')),
    solid('M308 312q8-8 16 0l26 8q4 22-14 30h-44q-14-12-8-32z', paint.coral, { depth: 8 }),
    flat(oval(326, 316, 18, 6), '#C9A8FF'),
  ].join('');
};

/** A squeezed tube, cap down, before a parasol of sun. */
const sunscreen = () =>
  [
    solid('M96 52H284L270 290H110Z', paint.sun, { depth: 26 }),
    solid(box(90, 38, 200, 24, 6), paint.orange, { depth: 8 }),
    line('M104 50H276', 3, '#FFFFFF', 0.6, '3 8'),
    solid('M118 288H262L256 340Q254 350 242 350H138Q126 350 124 340Z', paint.white, { depth: 14 }),
    ball(190, 154, 42, ['#FFFFFF', '#FFF0C4']),
    line(
      Array.from(
        { length: 8 },
        (_, i) =>
          `M${190 + 54 * Math.cos((i * Math.PI) / 4)} ${154 + 54 * Math.sin((i * Math.PI) / 4)}L${190 + 70 * Math.cos((i * Math.PI) / 4)} ${154 + 70 * Math.sin((i * Math.PI) / 4)}`,
      ).join(''),
      9,
      '#FFFFFF',
    ),
    line('M182 234H156L153 252H166A12 12 0 0 1 166 276H150', 9, '#C25A12'),
    line(oval(216, 255, 15, 21), 9, '#C25A12'),
    gleam(118, 160, 6, 70, 3, 0.6),
    solid('M286 340q-6-26 20-30q4-24 28-18q26-6 30 20q18 12 6 28q-10 10-42 8t-42-8z', paint.white, {
      depth: 12,
    }),
  ].join('');

/** A flat open tin, its lid leaning on it, a finger's worth taken out. */
const balm = () =>
  [
    solid(oval(246, 176, 112, 112), paint.mint, { depth: 24 }),
    line(oval(246, 176, 92), 5, '#FFFFFF', 0.8),
    solid('M246 118q52 12 48 62q-6 44-48 62q-42-18-48-62q-4-50 48-62z', paint.white, { depth: 14 }),
    line('M246 150v60M216 180h60', 15, '#45BC93'),
    solid('M40 268V314Q40 350 168 350T296 314V268Z', paint.steel, { depth: 18 }),
    solid(oval(168, 268, 128, 42), paint.steel, { depth: 10 }),
    solid(oval(168, 268, 112, 33), ['#FFFDF4', '#F0E4C8'], { depth: 10 }),
    solid('M120 262q30-20 66-6q26 10 40 0q-8 24-48 26t-58-20z', ['#EADBB8', '#FFF8E8'], { depth: 6 }),
  ].join('');

/** A sheet of round patches, one peeled off, and the mosquito that stays away. */
const patches = () => {
  const leaf = (x, y, fill) =>
    ball(x, y, 31, fill) + flat(`M${x - 14} ${y + 10}q-4-26 26-26q2 28-26 26z`, '#FFFFFF', 0.9);
  const fills = [paint.leaf, paint.coral, paint.sky, paint.sun, paint.mint, paint.lilac];
  return [
    turn(
      -6,
      170,
      220,
      solid(box(44, 90, 236, 250, 20), paint.white, { depth: 14 }),
      ...fills.map((fill, i) =>
        i === 5
          ? line(oval(214, 288, 31), 4, '#C9C3DE', 1, '6 7')
          : leaf(100 + (i % 2) * 114, 136 + Math.floor(i / 2) * 76, fill),
      ),
    ),
    cast(oval(300, 296, 44), 4, 8, 8, 0.3),
    group('translate(300 292) scale(1.4)', leaf(0, 0, paint.lilac)),
    group(
      'translate(312 100) rotate(18)',
      faded(
        0.75,
        solid('M-4-8Q20-70 62-60Q52-20 4-2Z', ['#FFFFFF', '#BFD4F5'], { depth: 6 }),
        solid('M-8-8Q-30-66-56-50Q-44-14-6-2Z', ['#FFFFFF', '#BFD4F5'], { depth: 6 }),
      ),
      line('M-8 8l-30 26l-6 26M0 14l-10 40M10 12l14 34l20 10', 4, '#494468'),
      tube('M0 0L34 34', 15, paint.slate),
      ball(-10, -10, 13, paint.ink),
      line('M-20-18l-22-22', 4, '#494468'),
    ),
    line('M252 42L372 162', 15, '#E5484D'),
    line(oval(312, 102, 84), 15, '#E5484D'),
  ].join('');
};

export const things = {
  'baby-wash': wash,
  'coconut-oil': oil,
  'laundry-liquid': laundry,
  sunscreen,
  'balm-tin': balm,
  'mosquito-patches': patches,
};
