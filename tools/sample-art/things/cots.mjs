/** Beds of babies: a flat mattress with a fitted sheet, and nothing else in it, as safe sleep asks. */
import { paint, rod, screw, seam } from '../materials.mjs';
import { both, box, faded, flat, glass, inside, line, oval, solid, tube } from '../solids.mjs';

const bars = (from, to, count, top, bottom, width = 9, fill = paint.wood) =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * i) / (count - 1);
    return rod(`M${x} ${top}V${bottom}`, width, fill);
  }).join('');

/** Wooden bars on all sides, on wheels. */
const cot = () =>
  [
    faded(0.85, rod('M70 110H330', 12, paint.tan), bars(88, 312, 9, 116, 236, 8, paint.tan)),
    solid(box(54, 206, 292, 48, 12), paint.white, { depth: 12 }),
    flat(box(54, 240, 292, 14, 6), '#A8D0FF', 0.6),
    bars(76, 324, 11, 138, 286),
    rod('M52 138H348', 18),
    rod('M52 288H348', 18),
    both(rod('M48 92V332', 20)),
    both(solid(box(36, 84, 24, 16, 8), paint.wood, { depth: 6 })),
    both(solid(oval(48, 342, 13, 13), paint.ink, { depth: 8 })),
  ].join('');

/** One side lowered, tied to the edge of a large bed. */
const bedside = () =>
  [
    solid(box(214, 70, 170, 150, 24), paint.wood, { depth: 18 }),
    solid(box(224, 176, 162, 66, 18), paint.white),
    solid('M212 222H386V318Q386 330 374 330H212Z', paint.violet, { depth: 20 }),
    flat(box(212, 222, 174, 18), '#FFFFFF', 0.4),
    solid(box(226, 326, 16, 34, 6), paint.bark, { depth: 6 }),
    tube('M46 232V348M200 232V348M30 350H64M184 350H218', 11, paint.steel),
    solid(
      'M26 118Q26 106 38 106H52V214H196V196Q196 188 204 188H212Q220 188 220 196V240Q220 262 198 262H48Q26 262 26 240Z',
      paint.sky,
      { depth: 18 },
    ),
    glass('M52 112L196 198V214H52Z', '#CFE0FF', 0.8),
    line('M52 112L196 198', 7, '#5590F0'),
    ...[70, 92, 114, 136, 158, 178].map((x) => line(`M${x} ${124 + (x - 70) * 0.58}V212`, 2, '#FFFFFF', 0.7)),
    solid('M50 196Q116 180 200 196V220H50Z', paint.white, { depth: 10 }),
    seam('M40 240H206'),
    tube('M208 226h22', 8, paint.ink),
  ].join('');

/** Fabric walls with windows of net, in a folding frame. */
const travelCot = () => {
  const mesh = (d) => solid(d, ['#F6FBFF', '#CFE2F2'], { depth: 10 });
  const net = Array.from(
    { length: 30 },
    (_, i) => `M${20 + i * 14} 120l-120 180M${-60 + i * 14} 120l120 180`,
  ).join('');
  const window = box(86, 152, 228, 116, 18);
  return [
    solid('M60 118L340 118L348 322H52Z', paint.teal, { depth: 20 }),
    mesh(window),
    inside(
      window,
      line(net, 1.6, '#7FA8B8', 0.7),
      solid('M86 240Q200 220 314 240V280H86Z', paint.white, { depth: 10 }),
    ),
    both(tube('M58 112L48 338', 20, paint.ink)),
    tube('M52 112Q200 100 348 112', 22, paint.ink),
    solid(box(172, 92, 56, 28, 12), paint.coral, { depth: 8 }),
    both(solid(box(32, 326, 36, 22, 10), paint.slate, { depth: 8 })),
    seam('M76 296H324'),
  ].join('');
};

/** On its edge, leaning: a cover with a zip, cut open to show the fibre. */
const mattress = () => {
  const top =
    'M38 190L214 118Q222 114 230 118L372 184Q380 190 372 196L196 276Q188 280 180 276L40 206Q30 198 38 190Z';
  const side =
    'M34 198L180 276Q188 280 196 276L374 192V240Q374 250 366 254L196 334Q188 338 180 334L42 262Q34 258 34 250Z';
  const cut = 'M34 198L118 243V303L42 262Q34 258 34 250Z';
  const fibre = Array.from(
    { length: 26 },
    (_, i) => `M${36 + ((i * 37) % 78)} ${222 + ((i * 23) % 62)}q8-10 14 2t12-2`,
  ).join('');
  return [
    solid(side, paint.cream, { depth: 14 }),
    solid(cut, paint.bark, { depth: 8 }),
    inside(cut, line(fibre, 3, '#E8B987', 0.8)),
    line('M118 243V303', 5, '#FFFFFF'),
    solid(top, paint.white, { depth: 16 }),
    inside(
      top,
      line(
        'M96 166L240 246M152 142L296 222M100 240L282 150M40 206L222 118M160 268L340 178',
        3,
        '#B9C6EE',
        0.8,
      ),
    ),
    line('M130 256L188 286L366 204', 3, '#A98058', 0.8, '4 5'),
    solid('M226 268l46-22v20l-46 22z', paint.mint, { depth: 5 }),
    screw(122, 252, 5),
  ].join('');
};

export const things = { cot, 'bedside-cot': bedside, 'travel-cot': travelCot, 'cot-mattress': mattress };
