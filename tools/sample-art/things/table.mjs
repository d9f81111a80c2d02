/** At the table. */
import { paint, rod, seam } from '../materials.mjs';
import { ball, both, box, cast, flat, glass, group, inside, line, oval, solid, tube } from '../solids.mjs';
import { infant } from './people-parts.mjs';

const suctionBowl = () =>
  [
    solid(oval(200, 262, 168, 66), paint.mint, { depth: 18 }),
    solid(oval(200, 254, 132, 48), ['#7FDDB6', '#A5EBCB'], { depth: 12 }),
    line('M200 300V262L96 224M200 262L304 224', 8, '#45BC93', 0.6),
    ball(138, 278, 13, paint.leaf),
    ball(160, 288, 11, paint.leaf),
    ball(256, 284, 15, paint.orange),
    ball(280, 272, 12, paint.orange),
    cast(oval(200, 196, 92, 60), 0, 16, 10, 0.2),
    solid('M96 146Q100 232 160 244H240Q300 232 304 146Z', paint.coral, { depth: 22 }),
    solid(oval(200, 146, 106, 34), paint.coral, { depth: 12 }),
    flat(oval(200, 148, 90, 26), '#C9404A'),
    inside(oval(200, 148, 90, 26), solid(oval(200, 156, 88, 22), ['#FFE9B8', '#F2B653'], { depth: 10 })),
    solid('M296 138l44 6q14 2 14 14t-14 14l-46-6z', paint.coral, { depth: 10 }),
    tube('M236 148L330 62', 15, paint.lilac),
    ball(332, 60, 12, paint.lilac),
    solid('M148 330Q150 312 200 312T252 330Q252 342 200 342T148 330Z', paint.mint, { depth: 8 }),
  ].join('');

/** For hands that hold it: it fills the lower half. */
const babyBowl = () => {
  const porridge = oval(200, 228, 126, 34);
  return [
    solid('M54 226H346C342 312 292 350 244 354H156C108 350 58 312 54 226Z', paint.coral, { depth: 24 }),
    solid(oval(200, 226, 146, 46), paint.coral, { depth: 12 }),
    flat(porridge, '#C9404A'),
    inside(
      porridge,
      solid(oval(200, 236, 122, 32), ['#FFD07A', '#F09A3E'], { depth: 10 }),
      ...[
        [140, 230],
        [176, 246],
        [238, 246],
        [160, 216],
      ].map(([x, y]) => flat(oval(x, y, 7, 5), '#5CA83A')),
    ),
    tube('M236 230L318 106', 17, paint.lilac),
    ball(320, 102, 13, paint.lilac),
    solid(oval(232, 234, 28, 17), paint.lilac, { depth: 6 }),
  ].join('');
};

const strawCup = () => {
  const body = 'M126 150H274L262 326Q260 346 238 346H162Q140 346 138 326Z';
  return [
    both(tube('M134 178Q70 176 74 236T140 292', 22, paint.coral)),
    tube('M214 116Q214 70 236 58T268 34', 16, paint.lilac),
    glass(body, '#DFF0FF', 0.8),
    inside(body, solid('M120 214H280V350H120Z', ['#FFC58F', '#F59A55'], { depth: 12 })),
    tube('M212 150L204 322', 9, paint.white),
    line('M152 170l8 150', 9, '#FFFFFF', 0.7),
    line('M248 240h-20M246 270h-20M244 300h-20', 5, '#FFFFFF', 0.9),
    solid(
      'M116 118Q116 104 132 104H268Q284 104 284 118V146Q284 158 272 158H128Q116 158 116 146Z',
      paint.coral,
      { depth: 14 },
    ),
    solid(box(176, 88, 74, 26, 12), paint.coral, { depth: 8 }),
  ].join('');
};

/** With a trough at its hem. */
const bib = () => {
  const bib =
    'M132 56Q116 66 108 104Q66 126 66 190V262Q66 330 200 330T334 262V190Q334 126 292 104Q284 66 268 56Q292 118 250 142Q200 166 150 142Q108 118 132 56Z';
  const trough = 'M52 262Q52 248 68 252Q200 300 332 252Q348 248 348 262Q350 356 200 356T52 262Z';
  return [
    tube('M134 60Q160 32 200 32T266 60', 20, paint.mint),
    ball(200, 32, 8, paint.white),
    solid(bib, paint.mint, { depth: 24 }),
    inside(
      bib,
      ...[
        [116, 190],
        [200, 190],
        [284, 190],
        [158, 228],
        [242, 228],
        [110, 250],
        [290, 250],
      ].map(
        ([x, y]) =>
          flat(`M${x} ${y}m-14 0q14-18 28 0q-14 18-28 0z`, '#FFFFFF', 0.85) +
          flat(`M${x + 12} ${y}l12-8v16z`, '#FFFFFF', 0.85),
      ),
    ),
    cast(trough, 0, -8, 8, 0.18),
    solid(trough, paint.mint, { depth: 22 }),
    flat('M64 264Q200 314 336 264Q320 300 200 304T64 264Z', '#2F9F78', 0.6),
    ball(150, 296, 11, paint.orange),
    ball(210, 302, 9, paint.leaf),
    ball(250, 294, 10, paint.orange),
    ball(182, 300, 7, paint.sun),
  ].join('');
};

/** Bentwood legs, a tray, a little seat: as in an old coffee shop, but tall. */
const highChair = (child = '') =>
  [
    rod('M136 214L92 352M264 214L308 352', 16, paint.bark),
    rod('M152 220L136 350M248 220L264 350', 15, paint.tan),
    rod('M122 292H278', 12, paint.bark),
    solid(box(128, 276, 144, 16, 8), paint.bark, { depth: 8 }),
    rod('M134 210V96Q134 44 200 44T266 96V210', 17, paint.bark),
    rod('M166 210V110Q166 78 200 78T234 110V210', 11, paint.tan),
    rod('M200 56V200', 9, paint.tan),
    solid(box(146, 112, 108, 82, 24), paint.coral, { depth: 16 }),
    seam('M164 178h72'),
    solid(box(126, 206, 148, 26, 12), paint.wood, { depth: 10 }),
    solid(box(138, 192, 124, 22, 11), paint.coral, { depth: 8 }),
    rod('M112 168V214M288 168V214', 12, paint.bark),
    child,
    solid(
      'M84 154Q84 140 100 140H300Q316 140 316 154L322 166Q322 180 306 180H94Q78 180 78 166Z',
      paint.wood,
      { depth: 12 },
    ),
    flat(oval(200, 154, 100, 8), '#FFFFFF', 0.35),
    solid('M172 132h56l-6 20h-44z', paint.white, { depth: 8 }),
    flat(oval(200, 132, 28, 7), '#FFB870'),
  ].join('');

export const things = {
  'suction-bowl': suctionBowl,
  'baby-bowl': babyBowl,
  'straw-cup': strawCup,
  'catch-all-bib': bib,
  'high-chair': () => highChair(),
  'high-chair-with-baby': () =>
    highChair(
      group('translate(200 150) scale(1.5) translate(-200 -150)', infant(paint.sun, { x: 200, y: 88 })),
    ),
};
