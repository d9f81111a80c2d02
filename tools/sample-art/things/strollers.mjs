/** Strollers, on a floor at 360. */
import { buckle, paint, seam, strap, wheel } from '../materials.mjs';
import { box, cast, faded, flat, glass, gleam, inside, line, solid, tube } from '../solids.mjs';

const canopy = (d, fill, ribs, rib = '#FFFFFF') =>
  solid(d, fill, { depth: 22 }) + inside(d, ...ribs.map((fold) => line(fold, 4, rib, 0.5)));

/** From its side: hood, seat, footrest, basket, handlebar. */
const city = () => {
  const hood = 'M92 176C92 100 146 52 214 52Q226 52 228 64L232 176Z';
  return [
    tube('M236 190L330 84q10-11 24-8', 13, paint.steel),
    tube('M336 80q12-8 22-2', 17, paint.ink),
    tube('M228 196L126 322M176 246L290 322M126 322H290', 12, paint.steel),
    solid('M150 266H272l-16 38q-3 8-12 8H178q-9 0-12-8Z', paint.slate, { depth: 12 }),
    solid('M120 170H246L228 236q-6 20-28 20H160q-30 0-36-30Z', paint.ink),
    solid('M216 100q16-4 20 12l-2 116q-2 18-18 20l-56 4q-20 0-20-16t20-20l38-4Z', paint.sky, { depth: 18 }),
    tube('M132 246q-24 6-36 34l-6 16', 13, paint.ink),
    solid(box(62, 286, 56, 16, 8), paint.ink, { depth: 8 }),
    canopy(hood, paint.coral, [
      'M122 176C124 122 156 78 214 58',
      'M158 176C160 134 180 92 222 60',
      'M196 176C196 140 206 100 228 64',
    ]),
    tube('M96 200q-22-20-4-34l60 6', 11, paint.ink),
    strap('M222 176l-20 50', 9),
    buckle(200, 228, 22, 18),
    wheel(126, 324, 36, paint.steel),
    wheel(292, 324, 36, paint.steel),
  ].join('');
};

/** Small and folded flat, with its carry strap: what fits over a seat in an aeroplane. */
const cabin = () =>
  [
    tube('M262 150L300 66q6-14 20-14h6', 12, paint.ink),
    tube('M150 320L268 142M118 196L286 320', 11, paint.slate),
    solid('M106 150q70-20 148 6l-26 92q-6 16-24 14l-64-8q-18-2-22-20Z', paint.sun),
    seam('M140 170q50-10 96 6', '#FFFFFF'),
    strap('M176 158l6 70M206 160l-6 70', 9),
    buckle(190, 230, 26, 20),
    solid('M92 150C84 96 140 74 190 84Q204 88 200 100L176 150Q130 138 92 150Z', paint.ink, { depth: 18 }),
    line('M120 146C118 114 150 96 192 92', 4, '#FFFFFF', 0.35),
    tube('M130 252q-22 14-30 40', 11, paint.slate),
    solid(box(76, 284, 46, 14, 7), paint.ink, { depth: 7 }),
    solid('M164 280H256l-8 22q-3 8-12 8H184q-9 0-12-8Z', paint.grey, { depth: 10 }),
    ...[136, 168].map((x) => wheel(x, 336, 20, paint.grey)),
    ...[264, 296].map((x) => wheel(x, 336, 20, paint.grey)),
  ].join('');

/** From the front: two seats and two hoods next to each other. */
const duo = () => {
  const seat = (x, fill) => {
    const hood = `M${x - 62} 146C${x - 66} 72 ${x - 34} 50 ${x} 50S${x + 66} 72 ${x + 62} 146Q${x} 122 ${x - 62} 146Z`;
    return [
      solid(`M${x - 56} 120H${x + 56}V246q0 22-22 22H${x - 34}q-22 0-22-22Z`, paint.ink),
      solid(box(x - 42, 140, 84, 112, 26), fill, { depth: 18 }),
      strap(`M${x - 20} 146L${x} 214M${x + 20} 146L${x} 214M${x} 214v28`, 10),
      buckle(x, 214, 26, 22),
      canopy(hood, fill, [
        `M${x - 36} 140C${x - 40} 86 ${x - 22} 62 ${x} 54`,
        `M${x + 36} 140C${x + 40} 86 ${x + 22} 62 ${x} 54`,
      ]),
      solid(box(x - 50, 196, 100, 16, 8), paint.slate, { depth: 8 }),
      solid(box(x - 46, 262, 92, 18, 9), paint.slate, { depth: 8 }),
    ].join('');
  };
  return [
    tube('M66 120V40q0-12 12-12H322q12 0 12 12V120', 11, paint.steel),
    tube('M150 28h100', 15, paint.ink),
    tube('M66 270v60M334 270v60M200 262v68M66 290H334', 12, paint.steel),
    seat(132, paint.mint),
    seat(268, paint.lilac),
    ...[66, 200, 334].map(
      (x) =>
        solid(box(x - 15, 296, 30, 66, 15), paint.ink, { depth: 12 }) +
        flat(box(x - 4, 306, 8, 46, 4), '#8B84AA'),
    ),
  ].join('');
};

/** A stroller under a clear cover with drops on it. */
const rainCover = () => {
  const cover = 'M70 300C60 150 110 40 216 40Q262 40 262 92L282 262Q284 292 254 300Z';
  const drops = [
    [118, 150],
    [152, 98],
    [206, 80],
    [226, 140],
    [176, 190],
    [120, 230],
    [236, 216],
    [92, 270],
    [196, 262],
  ];
  return [
    faded(0.95, city()),
    cast(cover, 2, 4, 6, 0.14),
    glass(cover, '#BFE3FF', 0.42),
    line('M120 286C112 170 150 84 216 66', 5, '#FFFFFF', 0.8),
    line(cover, 5, '#5590F0', 0.55),
    ...drops.map(
      ([x, y]) =>
        flat(`M${x} ${y - 14}q11 14 11 21a11 11 0 0 1-22 0q0-7 11-21z`, '#5590F0', 0.75) +
        gleam(x - 4, y + 8, 2.4, 4),
    ),
  ].join('');
};

export const things = {
  'city-stroller': city,
  'cabin-stroller': cabin,
  'duo-stroller': duo,
  'rain-cover': rainCover,
};
