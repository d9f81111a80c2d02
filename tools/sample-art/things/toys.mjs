/** Toys of wood. */
import { paint, wheel } from '../materials.mjs';
import {
  ball,
  both,
  box,
  cast,
  flat,
  group,
  inside,
  line,
  mix,
  oval,
  poly,
  solid,
  tube,
} from '../solids.mjs';

/** A block seen from above its corner. */
export const block = (x, y, s, fill) =>
  solid(
    poly(
      [
        [x, y + s * 0.5],
        [x + s * 0.9, y + s * 0.12],
        [x + s * 0.9, y + s * 1.02],
        [x, y + s * 1.5],
      ],
      5,
    ),
    [fill[1], mix(fill[1], '#4A2070', 0.25)],
    { depth: 7 },
  ) +
  solid(
    poly(
      [
        [x, y + s * 0.5],
        [x - s * 0.9, y + s * 0.12],
        [x - s * 0.9, y + s * 1.02],
        [x, y + s * 1.5],
      ],
      5,
    ),
    fill,
    { depth: 7 },
  ) +
  solid(
    poly(
      [
        [x, y + s * 0.5],
        [x + s * 0.9, y + s * 0.12],
        [x, y - s * 0.26],
        [x - s * 0.9, y + s * 0.12],
      ],
      5,
    ),
    [mix(fill[0], '#FFFFFF', 0.35), fill[0]],
    { depth: 7 },
  );

/** A cloth bag that spills blocks. */
const blocks = () =>
  [
    solid(
      'M214 120Q190 86 214 60Q248 76 284 60Q308 86 286 120Q360 190 356 290Q352 346 250 346T148 290Q146 190 214 120Z',
      paint.cream,
      { depth: 26 },
    ),
    tube('M210 122Q250 138 290 122', 11, paint.coral),
    tube('M284 124q34 10 40 44', 7, paint.coral),
    ball(325, 174, 9, paint.coral),
    flat('M212 238h34v34h-34zM254 238h34v34h-34zM233 196h34v34h-34z', '#CF935A', 0.55),
    block(58, 286, 38, paint.coral),
    block(132, 290, 36, paint.sky),
    block(96, 228, 38, paint.sun),
    solid(box(176, 306, 74, 40, 8), paint.mint, { depth: 10 }),
    ball(210, 286, 20, paint.violet),
    solid('M280 346L316 288L352 346Z', paint.green, { depth: 10 }),
  ].join('');

/** A wooden engine with a wagon, on wooden rails. */
const train = () =>
  [
    ...[20, 76, 132, 188, 244, 300, 356].map((x) => solid(box(x, 334, 34, 16, 5), paint.bark, { depth: 6 })),
    tube('M8 330H392', 13, paint.wood),
    solid(box(36, 206, 128, 82, 12), paint.sun, { depth: 16 }),
    solid('M48 210Q60 168 100 172Q146 164 152 210Z', paint.green, { depth: 14 }),
    ball(78, 190, 15, paint.coral),
    ball(110, 184, 17, paint.orange),
    ball(138, 196, 13, paint.coral),
    solid(box(36, 214, 128, 74, 12), paint.sun, { depth: 16 }),
    line('M56 250h88', 6, '#FFFFFF', 0.7),
    tube('M160 272H196', 10, paint.ink),
    solid(box(190, 260, 186, 34, 10), paint.coral, { depth: 12 }),
    solid('M262 192H340Q366 192 366 228T340 264H262Z', paint.sky, { depth: 18 }),
    solid(box(192, 136, 84, 132, 10), paint.coral, { depth: 16 }),
    flat(box(208, 162, 52, 46, 8), '#FFF0C4'),
    solid('M180 116H288Q294 116 292 124L288 140H180L176 124Q174 116 180 116Z', paint.blue, { depth: 8 }),
    solid('M316 194L308 140H354L346 194Z', paint.ink, { depth: 10 }),
    solid(box(302, 128, 58, 20, 8), paint.sun, { depth: 8 }),
    ball(370, 228, 12, paint.sun),
    ...[68, 132].map((x) => wheel(x, 300, 25, paint.wood, paint.bark)),
    wheel(228, 294, 32, paint.wood, paint.bark),
    ...[296, 346].map((x) => wheel(x, 302, 24, paint.wood, paint.bark)),
    ...[
      [340, 100, 15],
      [360, 74, 20],
      [338, 48, 15],
    ].map(([x, y, r]) => ball(x, y, r, ['#FFFFFF', '#D8DDF0'])),
  ].join('');

/** A tray of wood with a tapir in five pieces, one lifted out. */
const puzzle = () => {
  const body =
    'M92 236C86 176 130 150 190 150H270C326 150 336 196 330 226Q352 226 354 250Q340 262 322 250Q310 268 298 268V306H262V272H158V306H122V268Q96 262 92 236Z';
  const cutA = 'M84 140H164V170q18-6 18 14t-18 14V320H84Z';
  const cutB = 'M164 140H262V190q18-6 18 14t-18 14V320H164V198q18 6 18-14t-18-14Z';
  return [
    solid(box(44, 108, 312, 238, 22), paint.wood, { depth: 20 }),
    solid(box(62, 126, 276, 202, 14), paint.tan, { depth: 10, shine: 0.2 }),
    flat(body, '#8A5634', 0.6),
    inside(cutA, solid(body, paint.ink, { depth: 16 })),
    inside(cutB, solid(body, paint.white, { depth: 16 })),
    line('M164 146V170q18-6 18 14t-18 14V312M262 190q18-6 18 14t-18 14V312M262 150V190', 4, '#8A5634', 0.7),
    group(
      'translate(18 -62) rotate(8 300 220)',
      cast(
        'M262 150C326 150 336 196 330 226Q352 226 354 250Q340 262 322 250Q310 268 298 268V306H262V218q18 6 18-14t-18-14Z',
        8,
        14,
        8,
        0.35,
      ),
      solid(
        'M262 152C326 150 336 196 330 226Q352 226 354 250Q340 262 322 250Q310 268 298 268V306H262V218q18 6 18-14t-18-14Z',
        paint.ink,
        { depth: 14 },
      ),
      solid('M276 152q-2-26 18-28q14 12 8 34z', paint.slate, { depth: 6 }),
      ball(308, 194, 7, paint.white),
      ball(309, 195, 4, paint.ink),
      ball(286, 232, 11, paint.coral),
    ),
    ball(120, 228, 10, paint.coral),
    ball(214, 200, 10, paint.coral),
  ].join('');
};

/** A padded mat with a forest on it, one corner rolled up. */
const playMat = () => {
  const mat = 'M112 140H312Q320 140 324 148L388 318Q392 330 380 330H20Q8 330 12 318L76 158Z';
  const tree = (x, y, s, fill) =>
    group(
      `translate(${x} ${y}) scale(${s} ${s * 0.8})`,
      flat(box(-5, -8, 10, 26, 3), '#A56A42'),
      flat('M0-62L34 0H-34Z', fill),
      flat('M0-84L26-34H-26Z', fill),
    );
  return [
    solid(mat, paint.mint, { depth: 16 }),
    solid(
      'M20 318H380Q392 318 390 330L386 340Q384 346 374 346H26Q16 346 14 340L10 330Q8 318 20 318Z',
      paint.teal,
      { depth: 8 },
    ),
    inside(
      mat,
      flat('M0 300Q120 210 220 262T420 210V240Q320 250 240 290T40 340H0Z', '#A8D0FF'),
      flat(oval(330, 300, 60, 22), '#FFE58A', 0.8),
    ),
    tree(116, 226, 0.8, '#2F9F78'),
    tree(154, 198, 0.55, '#3E9E4A'),
    tree(252, 206, 0.75, '#3E9E4A'),
    tree(86, 294, 0.9, '#3E9E4A'),
    tree(216, 322, 0.55, '#2F9F78'),
    tree(306, 240, 0.6, '#2F9F78'),
    group(
      'translate(186 246) scale(.7 .56)',
      ball(0, 0, 24, paint.orange),
      ball(-24, -18, 10, paint.orange),
      ball(24, -18, 10, paint.orange),
      flat(oval(0, 6, 12, 9), '#FFF0C4'),
    ),
    group(
      'translate(330 294) scale(.7 .56)',
      ball(0, 0, 24, paint.grey),
      ball(-24, -18, 11, paint.grey),
      ball(24, -18, 11, paint.grey),
      flat(oval(0, 8, 7, 12), '#7A7598'),
    ),
    solid('M70 156Q60 118 100 112H318Q340 114 330 152Q316 176 292 164H108Q90 178 70 156Z', paint.teal, {
      depth: 14,
    }),
    line('M96 142Q92 128 108 128H314Q324 130 318 142', 5, '#FFFFFF', 0.5),
    ball(326, 138, 22, paint.mint),
    line('M338 138a12 12 0 1 0-12 12a7 7 0 1 0-5-12', 4, '#1E9A94'),
    both(tube('M140 112Q146 150 136 168', 8, paint.sun)),
  ].join('');
};

export const things = {
  'bag-of-blocks': blocks,
  'toy-train': train,
  'tapir-puzzle': puzzle,
  'play-mat': playMat,
};
