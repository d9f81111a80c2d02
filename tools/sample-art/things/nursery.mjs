/** The rest of a baby's room. */
import { face, paint, screw } from '../materials.mjs';
import { ball, both, box, cast, flat, group, inside, line, oval, solid } from '../solids.mjs';

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
  const book = (x, y, w, h, fill, sign) =>
    cast(box(x, y - h, w, h, 5), 2, 3, 4, 0.25) +
    solid(box(x, y - h, w, h, 5), fill, { depth: 9 }) +
    flat(box(x + 5, y - h, 4, h, 0), '#FFFFFF', 0.45) +
    group(`translate(${x + w / 2 + 3} ${y - h / 2})`, sign);
  const sun = ball(0, 0, 15, paint.sun);
  const fish = flat('M-22 0q20-24 36 0q-16 24-36 0zM10 0l16-12v24z', '#FFFFFF');
  const tree = flat('M0-26L20 6H-20Z', '#2F8F5B') + flat(box(-4, 6, 8, 14, 2), '#8A5634');
  const boat = flat('M-22 6H22Q18 20 0 20T-22 6Z', '#EE5F58') + flat('M-2 0V-26L18 0Z', '#FFFFFF');
  const heart = flat('M0 20q-28-22-20-36q10-12 20 4q10-16 20-4q8 14-20 36z', '#EE5F58');
  const star = flat('M0-22l7 14l16 2l-12 11l3 16l-14-8l-14 8l3-16l-12-11l16-2z', '#FFF0C4');
  const bear =
    flat(oval(-13, -14, 8) + oval(13, -14, 8), '#B4764C') +
    group('scale(.62)', ball(0, 0, 34, paint.tan), face(0, 0, 1));
  const ledge = (y) => solid(box(60, y - 18, 280, 26, 8), paint.wood, { depth: 8 });
  return [
    solid(box(60, 52, 280, 300, 12), paint.tan, { depth: 14 }),
    book(78, 156, 74, 86, paint.sky, sun),
    book(164, 156, 74, 92, paint.coral, fish),
    book(250, 156, 72, 84, paint.cream, heart),
    ledge(160),
    book(78, 254, 96, 78, paint.lilac, star),
    book(184, 254, 60, 84, paint.mint, tree),
    book(254, 254, 70, 80, paint.sun, bear),
    ledge(258),
    book(78, 350, 68, 82, paint.blue, boat),
    book(156, 350, 88, 76, paint.rose, star),
    book(254, 350, 70, 84, paint.leaf, sun),
    ledge(352),
    both(solid('M40 46Q40 30 55 30T70 46V364Q70 370 64 370H46Q40 370 40 364Z', paint.wood, { depth: 10 })),
  ].join('');
};

export const things = {
  'sleeping-bag': sleepingBag,
  'changing-drawers': changingDrawers,
  'book-shelf': bookShelf,
};
