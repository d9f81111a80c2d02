/** In the bath. */
import { face, paint } from '../materials.mjs';
import { ball, box, cast, flat, gleam, group, inside, line, oval, solid } from '../solids.mjs';

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

/** A baby's tub whose walls fold like a bellows, half full of foam; a folded one leans beside it. */
const foldTub = () => {
  const folds = [180, 208, 236, 264, 292];
  const half = (y, i) => 140 - (y - 180) * 0.16 - (i % 2 ? 13 : 0);
  const wall = `M${200 - half(180, 0)} 160${folds.map((y, i) => `L${200 - half(y, i)} ${y}`).join('')}Q90 330 130 330H270Q310 330 ${200 + half(292, 4)} 292${folds
    .toReversed()
    .slice(1)
    .map((y, i) => `L${200 + half(y, 3 - i)} ${y}`)
    .join('')}V160Z`;
  return [
    solid('M60 158Q60 110 200 110T340 158Z', paint.teal, { depth: 12 }),
    ...[
      [100, 144, 24],
      [136, 130, 28],
      [178, 126, 31],
      [224, 124, 29],
      [264, 132, 26],
      [300, 144, 25],
      [150, 148, 24],
      [200, 146, 28],
      [248, 148, 26],
    ].map(([x, y, r]) => ball(x, y, r, ['#FFFFFF', '#D6E8FA'])),
    solid(wall, paint.teal, { depth: 18 }),
    ...folds
      .slice(1)
      .map((y, i) =>
        i % 2
          ? line(`M${200 - half(y, 0) + 6} ${y}H${200 + half(y, 0) - 6}`, 5, '#FFFFFF', 0.55)
          : line(`M${200 - half(y, 1) + 2} ${y}H${200 + half(y, 1) - 2}`, 9, '#12706C', 0.45),
      ),
    solid(box(104, 312, 192, 34, 16), paint.white, { depth: 10 }),
    solid(box(46, 152, 308, 30, 15), paint.white, { depth: 10 }),
    ball(200, 330, 8, paint.coral),
    group(
      'rotate(-74 348 250)',
      cast(oval(348, 250, 98, 24), 0, 6, 8, 0.2),
      solid(oval(348, 254, 98, 26), paint.white, { depth: 8 }),
      ...[0, 1, 2].map((i) =>
        solid(oval(348, 246 - i * 6, 84 - i * 14, 19 - i * 4), paint.teal, { depth: 6 }),
      ),
    ),
    bubble(66, 94, 15),
    bubble(320, 84, 17),
    group('translate(136 132) scale(.42)', duck(0, 0, 1)),
  ].join('');
};

/** Rubber ducks on a round pool. */
const duckPond = () => {
  const pool = 'M20 260Q20 196 200 196T380 260V304Q380 352 200 352T20 304Z';
  return [
    solid(pool, paint.sky, { depth: 22 }),
    line('M24 304Q40 336 200 338T376 304', 9, '#FFFFFF', 0.6),
    solid(oval(200, 258, 178, 62), paint.white, { depth: 12 }),
    solid(oval(200, 262, 158, 50), ['#CFE8FF', '#5FA8F5'], { depth: 10 }),
    line('M84 262q16-9 32 0t32 0M238 286q16-9 32 0t32 0M250 238q12-7 24 0t24 0', 5, '#FFFFFF', 0.8),
    group('translate(120 248) scale(.46)', duck(0, 0, 1)),
    group('translate(296 254) scale(-.46 .46)', duck(0, 0, 1)),
    group('translate(204 288) scale(.5)', duck(0, 0, 1)),
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
  'duck-pond': duckPond,
  'folding-tub': foldTub,
  'fish-thermometer': fishThermometer,
  'bath-crayons': crayons,
  'whale-jug': whaleJug,
};
