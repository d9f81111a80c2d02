/** Gate, guards and night light. */
import { paint } from '../materials.mjs';
import { ball, both, box, cast, faded, flat, gleam, oval, solid, tube } from '../solids.mjs';

/** White bars with a door in them, at the foot of stairs that rise to the right. */
const stairGate = () => {
  const steps = [0, 1, 2, 3, 4, 5].map((i) => {
    const [x, y] = [88 + i * 42, 288 - i * 44];
    return (
      solid(box(x, y, 400 - x - 66, 340 - y, 2), paint.wood, { depth: 6, shine: 0.2 }) +
      solid(box(x - 8, y - 6, 400 - x - 58, 16, 5), paint.bark, { depth: 5 })
    );
  });
  const bars = (list, top) => list.map((x) => tube(`M${x} ${top}V326`, 11, paint.white)).join('');
  return [
    flat(box(64, 16, 272, 316), '#FFFFFF', 0.55),
    ...steps,
    tube('M84 206L256 26', 10, paint.bark),
    both(solid(box(26, 10, 42, 342, 8), paint.coral, { depth: 14 })),
    cast(box(72, 190, 256, 150, 8), 0, 4, 8, 0.2),
    bars([98, 128], 200),
    bars([272, 302], 200),
    bars([180, 200, 220], 212),
    tube('M72 196H328M72 334H328', 17, paint.white),
    tube('M154 190V336M246 190V336', 17, paint.slate),
    solid(box(150, 170, 100, 34, 16), paint.slate, { depth: 10 }),
    ball(200, 187, 10, paint.sun),
    both(tube('M62 196h12M62 334h12', 26, paint.ink)),
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
