/** Furniture that people use, and what stands beside it. */
import { paint, rod, seam } from '../materials.mjs';
import { ball, both, box, cast, flat, gleam, group, inside, line, oval, solid, tube } from '../solids.mjs';

/** Around a person who sits on a seat, 400 tall like the person. */
export const armchair = (person, shirt) => {
  // Another colour than that of the shirt: the person would not stand out.
  const [fill, cushion] =
    shirt === paint.mint || shirt === paint.green ? [paint.lilac, paint.violet] : [paint.teal, paint.mint];
  return [
    both(solid(box(104, 356, 24, 22, 8), paint.bark, { depth: 6 })),
    solid(box(92, 150, 216, 200, 52), fill, { depth: 24 }),
    solid(box(96, 296, 208, 68, 22), cushion, { depth: 16, shade: 0.4 }),
    person,
    both(solid('M66 268Q66 242 92 242T118 268V350Q118 364 104 364H82Q66 364 66 350Z', fill, { depth: 18 })),
  ].join('');
};

const PERSON = 0.74;
/** Where the seat is, and the feet of an adult on it. */
const SEAT = 318;
const FLOOR = 372;

/** One or two people beside each other; children let their feet dangle. */
export const sofa = (people) => {
  const at = people.length > 1 ? [130, 270] : [146];
  return [
    both(solid(box(42, 352, 22, 22, 8), paint.bark, { depth: 6 })),
    solid(box(34, 204, 332, 150, 40), paint.blue, { depth: 22 }),
    line('M200 222V300', 4, '#2A3A78', 0.4),
    solid(box(44, SEAT - 12, 312, 52, 16), paint.sky, { depth: 14, shade: 0.4 }),
    line(`M200 ${SEAT - 8}V${SEAT + 34}`, 4, '#2D5BD6', 0.35),
    ...(people.length > 1
      ? []
      : [group('rotate(-10 262 270)', solid(box(226, 232, 76, 76, 20), paint.sun, { depth: 14 }))]),
    ...people.map(({ markup, isChild }, i) => {
      const size = PERSON * (isChild ? 0.58 : 1);
      // A child's knees are where the seat ends.
      const foot = isChild ? SEAT + (374 - 340) * size : FLOOR;
      return (
        cast(oval(at[i], SEAT - 4, 76 * size, 14), 0, 0, 8, 0.3) +
        group(`translate(${at[i] - 200 * size} ${foot - 374 * size}) scale(${size})`, markup)
      );
    }),
    both(
      solid('M10 276Q10 250 34 250T58 276V344Q58 358 44 358H26Q10 358 10 344Z', paint.blue, { depth: 16 }),
    ),
  ].join('');
};

/** A photograph on paper: people side by side, from the knees up. */
export const photographPrint = (people) => {
  const step = 250 / people.length;
  return group(
    'rotate(-5 200 210)',
    solid(box(30, 56, 340, 308, 10), paint.white, { depth: 12 }),
    flat(box(52, 78, 296, 230), '#8ED8C4'),
    inside(
      box(52, 78, 296, 230),
      flat('M40 262Q130 214 220 246T360 236V320H40Z', '#5FBF9F'),
      ...people.map(({ markup, isChild }, i) => {
        const size = isChild ? 0.62 : 0.84;
        const x = 75 + step * (i + 0.5);
        return group(
          `translate(${x - 200 * size} ${(isChild ? 344 : 372) - 374 * size}) scale(${size})`,
          markup,
        );
      }),
    ),
  );
};

/** A bed of a ward from its side; the person in it sits up against a pillow. */
export const bed = ({ markup, isChild }) => {
  const size = isChild ? 0.5 : 0.72;
  return [
    rod('M28 196V364M372 244V364', 13, paint.steel),
    both(ball(28, 366, 12, paint.ink)),
    tube('M28 330H372', 12, paint.steel),
    solid(box(18, 184, 24, 130, 12), paint.mint, { depth: 10 }),
    solid(box(360, 238, 22, 80, 11), paint.mint, { depth: 10 }),
    solid(box(34, 282, 334, 38, 14), paint.white, { depth: 12 }),
    solid('M44 206Q60 184 108 186T176 210L180 286H46Z', paint.white, { depth: 16 }),
    inside(
      box(0, 0, 400, 312),
      group(`translate(${112 - 200 * size} ${(isChild ? 276 : 296) - 250 * size}) scale(${size})`, markup),
    ),
    cast('M52 276Q112 246 176 262L356 274V322H48Z', 0, -6, 8, 0.16),
    solid(
      'M48 276Q70 262 112 264Q180 262 236 256Q300 262 362 276V316Q362 326 350 326H60Q48 326 48 316Z',
      paint.sky,
      {
        depth: 18,
      },
    ),
    seam('M56 312H354'),
  ].join('');
};

const floorLamp = () =>
  [
    solid(oval(200, 362, 52, 14), paint.slate, { depth: 8 }),
    rod('M200 356V96', 11, paint.steel),
    solid('M156 30H244L280 122Q200 140 120 122Z', paint.sun, { depth: 18 }),
    line('M276 122V150', 3, '#9E99B8'),
    ball(276, 154, 6, paint.coral),
  ].join('');

/** For a rest: a blanket lies ready. */
const sofaWithBlanket = () =>
  [
    sofa([]),
    solid('M96 196H186L196 300Q200 344 188 350Q140 358 92 348Q86 300 96 196Z', paint.cream, { depth: 14 }),
    line('M112 196L108 352M140 196V354M168 196L174 352', 5, '#FF9D90', 0.8),
    line('M93 232H190M90 276H194M89 322H196', 5, '#FF9D90', 0.8),
  ].join('');

/** Milk coffee in a cup, from its side. */
const mug = () =>
  [
    line('M150 96q-18-22 0-44t0-36M210 96q-18-22 0-44t0-36', 11, '#FFFFFF', 0.85),
    tube('M286 172Q356 164 348 222T268 288', 26, paint.coral),
    solid('M78 140H302L286 320Q282 356 244 356H136Q98 356 94 320Z', paint.coral, { depth: 28 }),
    flat('M90 230Q190 252 294 230L291 270Q190 292 93 270Z', '#FFF8E8', 0.9),
    solid(oval(190, 140, 112, 32), paint.white, { depth: 8 }),
    flat(oval(190, 142, 96, 23), '#A9714B'),
    flat(oval(172, 138, 50, 9), '#D9A679', 0.8),
    gleam(116, 200, 8, 26, 6, 0.6),
  ].join('');

const twoMugs = () =>
  group('translate(162 122) scale(.62)', mug()) + group('translate(-8 132) scale(.68)', mug());

export const things = {
  'floor-lamp': floorLamp,
  'sofa-with-blanket': sofaWithBlanket,
  mug,
  'two-mugs': twoMugs,
};
