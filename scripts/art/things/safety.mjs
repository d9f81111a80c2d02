/** Gate, guards and night light. */
import { paint } from '../materials.mjs';
import { ball, both, box, faded, flat, gleam, oval, solid, tube } from '../solids.mjs';

/** White bars with a door in them, at the foot of stairs. */
const stairGate = () => {
  const steps = [0, 1, 2, 3]
    .map((i) =>
      solid(box(72 + i * 10, 262 - i * 54, 256 - i * 20, 54, 4), i % 2 ? paint.tan : paint.wood, {
        depth: 8,
      }),
    )
    .join('');
  const bars = [104, 130, 156, 244, 270, 296].map((x) => tube(`M${x} 176V330`, 9, paint.white)).join('');
  return [
    both(solid(box(28, 50, 36, 298, 8), paint.cream, { depth: 12 })),
    steps,
    faded(0.35, flat(box(64, 84, 272, 238), '#FFFFFF')),
    bars,
    [180, 200, 220].map((x) => tube(`M${x} 186V318`, 8, paint.white)).join(''),
    tube('M74 170H326M74 336H326', 15, paint.white),
    tube('M168 170V336M232 170V336', 13, paint.grey),
    solid(box(158, 150, 86, 30, 14), paint.coral, { depth: 10 }),
    ball(228, 165, 8, paint.white),
    both(tube('M62 170h14M62 336h14', 22, paint.ink)),
  ].join('');
};

/** A table's corner with its bumper, and a roll of edge foam. */
const cornerGuards = () => {
  const spiral = [60, 44, 28, 12];
  return [
    solid('M40 96L232 60Q240 58 248 62L368 120V148L170 196Q160 198 150 192L40 128Z', paint.wood, {
      depth: 12,
    }),
    flat('M40 96L232 60Q240 58 248 62L368 120L170 168Q160 170 150 164Z', '#FFE4BC', 0.75),
    tube('M60 140V330M350 150V290', 20, paint.tan),
    tube('M160 190V346', 24, paint.wood),
    tube('M52 116L150 178Q160 184 172 181L290 152', 26, paint.mint),
    ball(160, 180, 28, paint.mint, 24),
    gleam(150, 170, 8, 5, -20),
    ...spiral.map((r, i) => tube(oval(300, 284, r), 13, i % 2 ? paint.teal : paint.mint)),
    tube('M300 344H376', 13, paint.mint),
  ].join('');
};

/** A glowing ball with craters on a wooden foot. */
const moonLight = () =>
  [
    faded(0.5, flat(oval(200, 176, 172), '#FFF6D0')),
    faded(0.5, flat(oval(200, 176, 150), '#FFF0B0')),
    ball(200, 176, 124, ['#FFF3C2', '#F2C558']),
    ...[
      [152, 132, 26],
      [236, 112, 17],
      [250, 190, 30],
      [176, 222, 22],
      [126, 192, 14],
      [206, 164, 11],
      [222, 254, 14],
    ].map(
      ([x, y, r]) =>
        flat(oval(x, y, r, r * 0.9), '#D9A23E', 0.42) +
        flat(oval(x + r * 0.14, y + r * 0.16, r * 0.8, r * 0.7), '#F7D98C', 0.75),
    ),
    gleam(148, 104, 26, 13, -40, 0.55),
    solid(
      'M112 280Q120 266 140 278Q200 312 260 278Q280 266 288 280Q270 316 232 326L236 346H164L168 326Q130 316 112 280Z',
      paint.wood,
      { depth: 12 },
    ),
    solid(box(140, 338, 120, 20, 8), paint.tan, { depth: 8 }),
    tube('M252 348q50 6 76-6t44 6', 6, paint.slate),
  ].join('');

export const things = { 'stair-gate': stairGate, 'corner-guards': cornerGuards, 'moon-light': moonLight };
