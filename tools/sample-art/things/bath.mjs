/** In the bath. */
import { face, paint, seam } from '../materials.mjs';
import { ball, both, box, cast, flat, gleam, group, inside, line, oval, solid, tube } from '../solids.mjs';

const duck = (x, y, s, fill = paint.sun) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    solid(
      'M-92-44C-112-64-122-92-116-104C-96-92-76-84-54-84H20C66-84 92-64 92-34C92 0 56 14 0 14S-84 0-92-44Z',
      fill,
      { depth: 20 },
    ),
    solid('M-56-58Q-20-76 16-52Q0-14-36-20Q-62-28-56-58Z', fill, { depth: 14 }),
    ball(46, -112, 54, fill),
    solid('M84-116q40-8 48 8q-6 20-52 16z', paint.orange, { depth: 8 }),
    ball(62, -126, 9, paint.ink),
    gleam(59, -130, 3, 3),
  );
const ducks = () => duck(150, 330, 1.2) + duck(286, 346, 0.62, paint.sun) + duck(346, 352, 0.4, paint.sun);

const bubble = (x, y, r) =>
  flat(oval(x, y, r), '#FFFFFF', 0.75) +
  line(oval(x, y, r), 2.4, '#A8D0FF', 0.9) +
  gleam(x - r * 0.35, y - r * 0.4, r * 0.25, r * 0.16, -30);

/** A baby's tub on folding legs, half full of foam. */
const foldTub = () => {
  const side = 'M46 168H354L330 268Q322 306 284 306H116Q78 306 70 268Z';
  return [
    both(solid('M96 280L76 346Q76 352 84 352H104Q110 352 112 346L132 290Z', paint.white, { depth: 8 })),
    solid('M40 150Q40 100 200 100T360 150Z', paint.teal, { depth: 12 }),
    ...[
      [90, 136, 26],
      [126, 122, 30],
      [170, 118, 34],
      [220, 116, 32],
      [262, 122, 28],
      [304, 134, 28],
      [146, 142, 26],
      [196, 138, 30],
      [248, 140, 28],
    ].map(([x, y, r]) => ball(x, y, r, ['#FFFFFF', '#D6E8FA'])),
    solid(side, paint.teal, { depth: 24 }),
    line('M58 206H342M64 238H336', 6, '#FFFFFF', 0.5),
    inside(side, flat('M40 206H360V238H40Z', '#FFFFFF', 0.16)),
    tube('M40 158Q200 176 360 158', 24, paint.white),
    ball(200, 274, 13, paint.coral),
    bubble(66, 84, 15),
    bubble(330, 70, 19),
    bubble(292, 44, 10),
    group('translate(128 122) scale(.42)', duck(0, 0, 1)),
  ].join('');
};

/** A child's pot with a high back and a splash guard. */
const potty = () =>
  [
    solid('M110 190Q104 60 200 56T290 190Z', paint.sky, { depth: 22 }),
    solid('M74 214Q84 346 150 348H250Q316 346 326 214Z', paint.sky, { depth: 26 }),
    solid(oval(200, 212, 134, 50), paint.sky, { depth: 14 }),
    solid(oval(200, 214, 92, 30), ['#2D5BD6', '#5590F0'], { depth: 14 }),
    solid('M176 226Q180 192 200 190T224 226Q200 240 176 226Z', paint.sky, { depth: 8 }),
    solid(box(120, 336, 160, 20, 10), paint.navy, { depth: 6 }),
    face(200, 116, 1.1),
    gleam(112, 274, 8, 36, -10, 0.5),
  ].join('');

/** A floating fish with a small screen. */
const fishThermometer = () =>
  [
    solid('M262 214Q330 150 356 158Q366 164 354 214Q366 266 356 272Q330 280 262 220Z', paint.orange, {
      depth: 14,
    }),
    solid('M160 116Q196 64 236 84Q248 92 236 134Z', paint.orange, { depth: 12 }),
    solid(
      'M40 214C40 140 106 110 170 110C232 110 284 160 292 214C284 268 232 318 170 318C106 318 40 288 40 214Z',
      paint.coral,
      { depth: 26 },
    ),
    solid(box(128, 168, 118, 80, 22), paint.white, { depth: 12 }),
    flat(box(140, 180, 94, 56, 12), '#2B2440'),
    line('M154 196h20M154 210h20v14h-20M174 196v14M184 196v14h20v14h-20M204 196h-20', 5, '#8FF2D6'),
    line(oval(219, 200, 5), 4, '#8FF2D6'),
    ball(92, 186, 17, paint.white),
    ball(88, 187, 9, paint.ink),
    gleam(85, 183, 3, 3),
    line('M48 236q16 16 32 6', 5, '#A8283A'),
    solid('M160 306Q180 346 214 330Q218 318 206 304Z', paint.orange, { depth: 8 }),
    line('M20 350q24-18 48 0t48 0t48 0t48 0t48 0t48 0t48 0', 11, '#5590F0', 0.85),
  ].join('');

/** A towel hanging from a peg by its hood, the hood with ears and a face. */
const hoodedTowel = () =>
  [
    solid(
      'M104 168C70 240 66 300 74 344Q86 354 100 344T128 344T156 344T184 344T216 344T244 344T272 344T300 344T326 344C334 300 330 240 296 168Q200 120 104 168Z',
      paint.tan,
      { depth: 24 },
    ),
    seam('M92 318Q200 330 308 318', '#FFF0C4'),
    line('M200 190V330', 4, '#8F5A3C', 0.5),
    both(ball(118, 92, 30, paint.tan) + ball(118, 94, 16, ['#F2C9A0', '#D79B6C'])),
    solid('M94 170C84 92 132 54 200 54S316 92 306 170Q256 226 200 226T94 170Z', paint.tan, { depth: 24 }),
    ball(200, 168, 62, ['#FFEBD0', '#E8C49A'], 46),
    both(ball(158, 126, 9, paint.ink)),
    ball(200, 148, 17, paint.ink, 12),
    line('M200 160v14M200 174q-16 16-30 4M200 174q16 16 30 4', 5, '#5A3A2E'),
    both(line('M152 166l-34-6M152 176l-34 4', 3, '#5A3A2E', 0.6)),
    tube('M186 50Q200 22 214 50', 7, paint.cream),
  ].join('');

/** Six fat crayons, and what they drew. */
const crayons = () => {
  const crayon = (x, fill, up) =>
    solid(
      `M${x - 18} ${190 - up}L${x - 9} ${148 - up}Q${x} ${138 - up} ${x + 9} ${148 - up}L${x + 18} ${190 - up}Z`,
      fill,
      { depth: 8 },
    ) +
    solid(box(x - 22, 186 - up, 44, 150, 8), fill, { depth: 12 }) +
    line(`M${x - 22} ${206 - up}h44M${x - 22} ${214 - up}h44`, 3, '#FFFFFF', 0.6);
  const front = 'M48 246H352L342 336Q340 350 326 350H74Q60 350 58 336Z';
  return [
    ...[
      [74, paint.red, 20],
      [124, paint.orange, 44],
      [174, paint.sun, 28],
      [226, paint.green, 48],
      [276, paint.blue, 26],
      [326, paint.violet, 40],
    ].map(([x, fill, up]) => crayon(x, fill, up)),
    cast(front, 0, -5, 7, 0.25),
    solid(front, paint.white, { depth: 18 }),
    line('M92 300q14-30 28 0t28 0t28 0', 8, '#5590F0'),
    bubble(228, 298, 20),
    bubble(264, 282, 13),
    bubble(268, 314, 10),
    line('M296 318l24-36', 8, '#EE5F58'),
  ].join('');
};

/** A jug in the shape of a whale: water runs over its lip. */
const whaleJug = () =>
  [
    solid('M296 176Q340 150 336 100Q326 86 304 106Q284 84 270 98Q274 140 296 176Z', paint.blue, {
      depth: 14,
    }),
    solid(
      'M50 170Q46 158 58 158H252Q300 160 314 138Q334 160 330 220C322 300 262 340 190 340C110 340 56 280 50 170Z',
      paint.sky,
      { depth: 26 },
    ),
    inside(
      'M50 170Q46 158 58 158H252Q300 160 330 220C322 300 262 340 190 340C110 340 56 280 50 170Z',
      solid('M40 250Q130 300 340 262V360H40Z', ['#FFFFFF', '#D2DFF5'], { depth: 10 }),
      line('M96 276l10 60M136 286l6 60M176 292l2 60', 5, '#A9BEE6'),
    ),
    solid(oval(152, 158, 106, 24), paint.sky, { depth: 10 }),
    flat(oval(152, 160, 90, 16), '#2D5BD6', 0.75),
    flat(oval(152, 164, 80, 11), '#BFE0FF'),
    ball(112, 220, 11, paint.ink),
    gleam(108, 216, 3.5, 3.5),
    line('M64 242q26 24 60 12', 5, '#2D5BD6'),
    flat(oval(92, 240, 12, 7), '#FF8FA0', 0.6),
    solid('M190 262q52-8 62 22q-30 26-62-22z', paint.blue, { depth: 10 }),
    ...[
      [118, 96],
      [152, 70],
      [186, 96],
      [152, 112],
    ].map(([x, y]) =>
      solid(`M${x} ${y - 18}q14 16 14 25a14 14 0 0 1-28 0q0-9 14-25z`, paint.sky, { depth: 6 }),
    ),
  ].join('');

export const things = {
  potty,
  'rubber-ducks': ducks,
  'folding-tub': foldTub,
  'fish-thermometer': fishThermometer,
  'hooded-towel': hoodedTowel,
  'bath-crayons': crayons,
  'whale-jug': whaleJug,
};
