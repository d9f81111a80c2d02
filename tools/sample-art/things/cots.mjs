/** Beds of babies: a flat mattress with a fitted sheet, and nothing else in it, as safe sleep asks. */
import { paint, rod, screw, seam } from '../materials.mjs';
import { ball, both, box, faded, flat, glass, inside, line, oval, solid, tube } from '../solids.mjs';

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

/** A small cot with its near side lowered, level with the large bed that it is tied to: seen from the foot of both. */
const bedside = () =>
  [
    solid(box(176, 62, 214, 196, 34), paint.wood, { depth: 20 }),
    both(solid('M196 166Q196 140 224 140H262Q282 142 282 166V204H196Z', paint.white, { depth: 14 }), 283),
    solid(
      'M180 214Q180 190 206 190H362Q386 190 386 214V322Q386 336 372 336H194Q180 336 180 322Z',
      paint.violet,
      {
        depth: 22,
      },
    ),
    solid('M180 214Q180 186 206 186H362Q386 186 386 214V228Q284 244 180 228Z', paint.lilac, { depth: 12 }),
    both(solid(box(194, 332, 20, 34, 6), paint.bark, { depth: 6 }), 283),
    tube('M34 250V356M160 250V356', 12, paint.steel),
    tube('M18 360H54M142 360H178', 13, paint.steel),
    solid('M20 122Q20 108 34 108H44Q58 108 58 122V240H20Z', paint.sky, { depth: 12 }),
    glass('M54 124L168 186V210H54Z', '#CFE0FF', 0.85),
    line('M54 122L170 188', 8, '#5590F0'),
    ...[74, 94, 114, 134, 152].map((x) => line(`M${x} ${136 + (x - 74) * 0.56}V206`, 2, '#FFFFFF', 0.8)),
    solid('M50 196Q110 178 176 196V222H50Z', paint.white, { depth: 10 }),
    ball(92, 180, 19, paint.skin, 18),
    line('M84 180q3 3 7 0M95 180q3 3 7 0', 2.6, '#7A4A3A'),
    solid('M104 198Q106 168 142 170T176 198Q140 206 104 198Z', paint.sun, { depth: 9 }),
    solid(box(16, 204, 166, 62, 18), paint.sky, { depth: 16 }),
    seam('M30 246H170'),
    tube('M172 222H200', 10, paint.ink),
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
