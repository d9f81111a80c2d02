/** Diapers, in packs and out of them. */
import { paint } from '../materials.mjs';
import { ball, both, box, cast, flat, gleam, group, line, oval, solid, tube } from '../solids.mjs';

/** A diaper with tapes, worn shape, about 200 wide, centred. */
const diaper = (fill = paint.white, tab = '#A8D0FF') =>
  solid('M-100-60Q-104-72-92-72H92Q104-72 100-60L92-18Q60-10 48 34Q44 66 0 66T-48 34Q-60-10-92-18Z', fill, {
    depth: 16,
  }) +
  line('M-92-50H92', 7, tab) +
  both(solid(box(-88, -46, 34, 20, 6), ['#D8E8FF', tab], { depth: 5 }), 0) +
  line('M-44 30Q-56-8-88-18M44 30Q56-8 88-18', 4, tab, 0.8);

const baby = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    ball(0, 0, 46, paint.skin, 42),
    both(ball(-45, 4, 9, paint.skin), 0),
    line('M-8-42q10-16 18-2q2 10-8 8', 5, '#8A5634'),
    both(ball(-16, -2, 5, paint.ink), 0),
    line('M-12 14q12 12 24 0', 4.4, '#B5563C'),
    both(flat(oval(-28, 10, 8, 6), '#FF8FA0', 0.7), 0),
  );

const digits = {
  S: 'M22 4Q-2-6-2 10T12 22T10 40Q-2 46-6 36',
  M: 'M0 42V0L18 26L36 0V42',
  L: 'M0 0V42H24',
  X: 'M0 0L28 42M28 0L0 42',
  8: 'M14 0a10 10 0 1 1 0 20a11 11 0 1 1 0 22a11 11 0 1 1 0-22a10 10 0 1 1 0-20',
  4: 'M22 42V0L0 28H30',
};
export const print = (word, x, y, s, fill, widths = 38) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    ...[...word].map((sign, i) => group(`translate(${i * widths} 0)`, line(digits[sign], 9, fill))),
  );

/** A soft pack with a handle on top. */
export const pack = (x, y, w, h, fill, ...print) => {
  const d = `M${x + 14} ${y}H${x + w - 14}Q${x + w + 6} ${y + h / 2} ${x + w - 4} ${y + h}H${x + 4}Q${x - 6} ${y + h / 2} ${x + 14} ${y}Z`;
  return [
    tube(`M${x + w * 0.3} ${y + 6}Q${x + w / 2} ${y - 42} ${x + w * 0.7} ${y + 6}`, 9, fill),
    solid(d, fill, { depth: 24 }),
    line(`M${x + 12} ${y + 14}Q${x + w / 2} ${y + 22} ${x + w - 12} ${y + 14}`, 3, '#FFFFFF', 0.7),
    ...print,
    gleam(x + 16, y + h * 0.5, 5, h * 0.28, 2, 0.5),
  ].join('');
};

const newborn = () =>
  [
    pack(
      70,
      90,
      260,
      256,
      paint.sky,
      flat(oval(200, 204, 92, 84), '#FFFFFF', 0.95),
      baby(200, 186, 1.05),
      group('translate(200 258) scale(.5)', diaper()),
    ),
    group('translate(318 312) scale(.62)', diaper()),
    print('84', 96, 288, 0.9, '#FFFFFF', 36),
  ].join('');

const sizeM = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    pack(
      -78,
      -210,
      156,
      210,
      paint.mint,
      flat(oval(0, -138, 54, 50), '#FFFFFF', 0.95),
      group('translate(0 -134) scale(.44)', diaper()),
      print('M', -18, -68, 0.95, '#FFFFFF'),
    ),
  );

const threePacks = () =>
  [
    sizeM(112, 318, 0.95),
    sizeM(288, 318, 0.95),
    cast(box(128, 150, 144, 190, 20), 0, 4, 12, 0.25),
    sizeM(200, 348, 1.08),
  ].join('');

const fourPacks = () =>
  [
    ...[62, 338].map((x) => sizeM(x, 296, 0.78)),
    cast(box(76, 136, 248, 176, 20), 0, 4, 10, 0.22),
    ...[135, 265].map((x) => sizeM(x, 322, 0.86)),
  ].join('');

/** A tall bin with a flap that shuts. */
const bin = () =>
  [
    solid('M110 130H290L278 322Q276 348 250 348H150Q124 348 122 322Z', paint.white, { depth: 28 }),
    solid('M104 92Q108 50 200 50T296 92L300 132Q300 142 288 142H112Q100 142 100 132Z', paint.lilac, {
      depth: 20,
    }),
    solid(
      'M150 78Q150 64 168 64H232Q250 64 250 78L256 104Q256 114 244 114H156Q144 114 144 104Z',
      paint.violet,
      { depth: 10 },
    ),
    line('M180 92h40', 7, '#FFFFFF', 0.8),
    group('translate(200 236) scale(.56)', diaper(paint.sky, '#5590F0')),
    solid('M120 316H280L277 330Q274 348 250 348H150Q126 348 123 330Z', paint.lilac, { depth: 10 }),
    solid(box(172, 334, 56, 20, 9), paint.ink, { depth: 8 }),
    gleam(134, 220, 6, 60, -3, 0.6),
  ].join('');

export const things = {
  'newborn-diapers': newborn,
  'three-diaper-packs': threePacks,
  'four-diaper-packs': fourPacks,
  'diaper-bin': bin,
};
