/** Shoes, boots and socks of small feet. */
import { paint } from '../materials.mjs';
import { ball, box, cast, flat, gleam, group, inside, line, oval, solid, tube } from '../solids.mjs';

const shoe = (fill) =>
  [
    solid('M-96 40H96Q112 44 108 58Q104 68 88 68H-84Q-104 66-102 52Z', paint.cream, { depth: 10 }),
    solid('M-92-34Q-92-50-76-50H-30Q-20-50-16-40Q0-10 42-12Q104-6 104 44Q0 58-94 46Q-100 10-92-34Z', fill, {
      depth: 20,
    }),
    solid('M34-12Q104-6 104 44Q70 50 44 48Q28 14 34-12Z', paint.cream, { depth: 12 }),
    flat(oval(-54, -44, 34, 9), '#5A3A4A', 0.75),
    solid('M-34-46Q-8-60 8-28L20 2Q10 16-6 10L-26-26Z', paint.sky, { depth: 8 }),
    line('M-18-20l36-8M-8-2l34-6', 9, '#FFFFFF'),
    tube('M-92-48q-14-10-6-24', 8, paint.coral),
  ].join('');
const firstShoes = () =>
  [
    group('translate(232 170) scale(1.12)', shoe(paint.orange)),
    cast(oval(180, 290, 110, 30), 0, 4, 8, 0.25),
    group('translate(172 276) scale(1.3)', shoe(paint.orange)),
  ].join('');

const boot = () => {
  const d = 'M-56-150H30Q42-150 42-138L46 16Q104 26 112 70Q116 96 96 96H-44Q-62 96-60 78Z';
  return [
    solid(d, paint.green, { depth: 26 }),
    solid('M-62-156H36Q50-156 50-144T36-132H-62Q-74-132-74-144T-62-156Z', paint.leaf, { depth: 8 }),
    solid('M-62 78H112Q120 84 116 96Q112 104 100 104H-46Q-64 104-64 92Z', paint.sun, { depth: 8 }),
    ball(22, -8, 27, paint.leaf),
    ball(76, 4, 27, paint.leaf),
    ball(24, -10, 17, paint.white),
    ball(78, 2, 17, paint.white),
    ball(28, -8, 9, paint.ink),
    ball(82, 4, 9, paint.ink),
    line('M34 56q30 22 66-2', 6, '#22653A'),
    gleam(-40, -70, 6, 40, 0, 0.5),
  ].join('');
};
const frogBoots = () =>
  [
    group('translate(232 218) scale(1.1)', boot()),
    cast(box(80, 80, 120, 250, 40), 4, 4, 10, 0.25),
    group('translate(134 240) scale(1.16)', boot()),
  ].join('');

/** With dots of rubber under the sole. */
const sock = (fill, trim) => {
  const d = 'M-40-140H40V-20Q40 10 66 26L112 54Q132 74 116 100Q100 120 72 108L-16 66Q-40 50-40 10Z';
  return [
    solid(d, fill, { depth: 24 }),
    inside(
      d,
      flat('M-50-100H50V-84H-50ZM-50-70H50V-54H-50Z', '#FFFFFF', 0.8),
      flat(oval(102, 88, 40, 40), trim[1], 0.9),
      flat(oval(-30, 46, 36, 34), trim[1], 0.9),
    ),
    solid(box(-48, -156, 96, 40, 12), trim, { depth: 10 }),
    line('M-30-150v28M-14-150v28M2-150v28M18-150v28M34-150v28', 3, '#FFFFFF', 0.5),
    ...[
      [-8, 58],
      [14, 70],
      [36, 80],
      [58, 92],
      [80, 102],
      [20, 48],
      [44, 60],
      [66, 72],
    ].map(([x, y]) => ball(x, y, 6, paint.white)),
  ].join('');
};
const gripSocks = () =>
  [
    group('translate(236 172) scale(1.02)', sock(paint.sky, paint.coral)),
    cast(box(70, 90, 100, 200, 30), 8, 8, 10, 0.2),
    group('translate(128 214) scale(1.12)', sock(paint.sun, paint.teal)),
  ].join('');

export const things = { 'first-shoes': firstShoes, 'frog-boots': frogBoots, 'grip-socks': gripSocks };
