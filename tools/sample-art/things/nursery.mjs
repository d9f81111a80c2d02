/** The rest of a baby's room. */
import { paint, screw } from '../materials.mjs';
import { ball, both, box, flat, inside, line, oval, solid, turn } from '../solids.mjs';

/** A bag with arm holes, a zip and feet in a sack: worn, not lain under. */
const sleepingBag = () => {
  const bag =
    'M150 56Q168 50 170 70Q174 112 200 112T230 70Q232 50 250 56Q276 62 272 90Q262 128 276 152Q292 200 308 280Q318 352 200 352T92 280Q108 200 124 152Q138 128 128 90Q124 62 150 56Z';
  return [
    solid(bag, paint.mint, { depth: 26 }),
    inside(
      bag,
      ...[
        [140, 190],
        [252, 172],
        [150, 262],
        [256, 246],
        [130, 316],
        [214, 330],
        [272, 306],
      ].map(
        ([x, y]) => flat(oval(x, y, 10, 7), '#FFFFFF', 0.8) + flat(oval(x + 10, y + 3, 9, 6), '#FFFFFF', 0.8),
      ),
    ),
    line('M170 70Q174 112 200 112T230 70', 8, '#FFFFFF'),
    both(line('M128 90Q138 128 124 152', 8, '#FFFFFF')),
    line('M200 116V300Q204 330 270 334', 9, '#2F9F78', 0.9),
    line('M200 116V300Q204 330 270 334', 4, '#FFFFFF', 0.9, '2 6'),
    solid(box(192, 118, 16, 30, 7), paint.sun, { depth: 5 }),
    both(screw(150, 70, 8)),
  ].join('');
};

/** Drawers with a padded top that has a rim on three sides. */
const changingDrawers = () => {
  const drawer = (y) =>
    solid(box(76, y, 248, 54, 10), paint.cream, { depth: 10 }) + both(ball(140, y + 27, 8, paint.wood));
  return [
    both(solid(box(84, 330, 20, 26, 6), paint.bark, { depth: 6 })),
    solid(box(62, 136, 276, 200, 14), paint.wood, { depth: 18 }),
    drawer(150),
    drawer(210),
    drawer(270),
    solid(box(54, 116, 292, 24, 8), paint.wood, { depth: 10 }),
    solid('M64 80Q64 70 76 70H324Q336 70 336 80V118H64Z', paint.tan, { depth: 10 }),
    solid('M72 98Q76 84 96 84H304Q324 84 328 98L334 120H66Z', paint.sky, { depth: 16 }),
    solid(box(86, 74, 62, 26, 13), paint.white, { depth: 10 }),
    solid(box(262, 42, 40, 42, 8), paint.coral, { depth: 8 }),
    solid(box(270, 34, 24, 12, 5), paint.white, { depth: 5 }),
    solid(box(312, 52, 16, 32, 6), paint.sun, { depth: 6 }),
  ].join('');
};

/** Three low shelves: books show their covers. */
const bookShelf = () => {
  const book = (x, y, w, h, fill, tilt = 0) =>
    turn(
      tilt,
      x,
      y,
      solid(box(x, y - h, w, h, 4), fill, { depth: 8 }) +
        flat(box(x + w * 0.2, y - h * 0.75, w * 0.6, h * 0.3, 4), '#FFFFFF', 0.75),
    );
  const ledge = (y) => solid(box(66, y - 22, 268, 24, 6), paint.wood, { depth: 8 });
  return [
    solid(box(66, 80, 268, 260, 10), paint.tan, { depth: 14 }),
    book(84, 158, 62, 70, paint.coral),
    book(164, 158, 70, 60, paint.sky),
    book(252, 158, 58, 72, paint.sun),
    ledge(164),
    book(84, 242, 74, 58, paint.mint),
    book(176, 242, 56, 68, paint.lilac),
    book(250, 242, 64, 60, paint.rose),
    ledge(248),
    book(86, 326, 58, 66, paint.blue),
    book(164, 326, 76, 56, paint.orange),
    book(258, 326, 54, 66, paint.leaf),
    ledge(332),
    both(solid('M56 70Q56 56 70 56T84 70V350Q84 354 80 354H60Q56 354 56 350Z', paint.wood, { depth: 10 })),
  ].join('');
};

export const things = {
  'sleeping-bag': sleepingBag,
  'changing-drawers': changingDrawers,
  'book-shelf': bookShelf,
};
