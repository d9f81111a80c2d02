/** Car seats. */
import { buckle, paint, seam, strap } from '../materials.mjs';
import { ball, both, box, cast, flat, inside, line, mirror, oval, solid, tube } from '../solids.mjs';

/** From the front, with wings at the head, deep sides, five belts and a foot. */
const fourInOne = () => {
  const shell = 'M112 92Q110 40 158 34H242Q290 40 288 92L304 240Q308 300 276 320H124Q92 300 96 240Z';
  const cushion = 'M138 78Q140 56 164 54H236Q260 56 262 78L266 220H134Z';
  return [
    solid('M122 306H278l18 44q2 10-10 10H114q-12 0-10-10Z', paint.slate, { depth: 14 }),
    solid(shell, paint.ink, { depth: 26 }),
    solid(cushion, paint.coral),
    both(
      solid('M138 60q-22 2-24 26l-2 40q0 12 12 12l24-6q6-2 6-10V74q0-14-16-14Z', paint.coral, { depth: 14 }),
    ),
    solid(box(158, 62, 84, 66, 24), paint.cream, { depth: 14 }),
    solid('M118 214h164l8 62q2 26-26 28H136q-28-2-26-28Z', paint.coral, { depth: 22 }),
    both(solid('M96 196q-14 4-12 20l8 60q4 14 18 12t14-16l-6-64q-4-16-22-12Z', paint.slate, { depth: 12 })),
    both(strap('M172 132L186 236', 14, paint.grey)),
    both(strap('M138 262L186 244', 13, paint.grey)),
    strap('M200 250v48', 14, paint.grey),
    both(solid(box(164, 150, 26, 34, 8), paint.ink, { depth: 6 })),
    buckle(200, 244, 36, 32),
    seam('M136 280q64 22 128 0'),
  ].join('');
};

/** A shell with a carrying handle over a sun hood, on its base: from its side. */
const infantCarrier = () =>
  [
    solid('M70 318Q70 304 86 304H318Q332 304 332 318v10q0 12-12 12H82q-12 0-12-12Z', paint.slate, {
      depth: 12,
    }),
    solid('M128 288H276l12 22H116Z', paint.grey, { depth: 10 }),
    solid(box(296, 318, 30, 36, 8), paint.ink, { depth: 8 }),
    solid(
      'M52 166q-8 0-6 12C56 250 108 298 190 298H262Q330 298 342 214q2-14-12-14l-34 0q-8 18-36 18H176Q104 214 84 174q-4-8-14-8Z',
      paint.ink,
      { depth: 26 },
    ),
    solid('M84 176Q106 214 176 216H258Q286 216 296 200l6-6q-10-40-40-40H120Z', paint.mint, { depth: 16 }),
    solid('M230 200q-6-84 46-112 44-10 56 112l2 14q-30-22-60-12-24 8-44-2Z', paint.teal, { depth: 20 }),
    inside(
      'M230 200q-6-84 46-112 44-10 56 112Z',
      line('M256 204q-4-70 28-112M296 204q2-60-8-112', 4, '#FFFFFF', 0.5),
    ),
    strap('M222 166q-20 20-30 48', 13, paint.grey),
    buckle(188, 214, 28, 20),
    tube('M198 236C150 150 128 74 176 52S260 96 246 222', 18, paint.steel),
    ball(222, 240, 22, paint.slate),
    ball(222, 240, 9, paint.coral),
  ].join('');

/** From an angle: a tall back with head wings on a low seat, no belts of its own. */
const booster = () => {
  const back = 'M122 118L148 118L156 252H250L262 118Q262 108 252 106H132Q122 108 122 118Z';
  return [
    solid(back, paint.blue, { depth: 16 }),
    solid('M146 118H240L236 250H158Z', paint.sky, { depth: 14 }),
    line('M170 142L172 240M216 142L214 240', 3, '#FFFFFF', 0.6),
    both(
      solid('M122 52q-20 2-20 24v40q0 14 16 12l26-8q8-4 8-12V66q0-14-14-14Z', paint.blue, { depth: 14 }),
      192,
    ),
    solid(box(130, 44, 124, 74, 30), paint.sky, { depth: 16 }),
    flat(oval(192, 82, 26, 15), '#FFFFFF', 0.5),
    cast('M106 248H280v40H106z', 0, -6, 8, 0.25),
    solid(
      'M96 246H288Q308 246 308 268L302 318Q300 338 280 338H104Q84 338 82 318L76 268Q76 246 96 246Z',
      paint.blue,
      { depth: 22 },
    ),
    solid('M118 236H266Q288 238 288 262v8q-96 26-192 0v-8q0-24 22-26Z', paint.sky, { depth: 14 }),
    both(
      solid('M74 214q-16 2-14 18l4 40q2 12 16 12t14-14l-2-42q-2-16-18-14Z', paint.ink, { depth: 10 }),
      192,
    ),
    tube('M252 108q34 8 36 40v70', 9, paint.red),
    seam('M112 304q80 18 160 0'),
  ].join('');
};

export const things = {
  'four-in-one-car-seat': fourInOne,
  'infant-carrier': infantCarrier,
  'booster-seat': () => mirror(booster()),
};
