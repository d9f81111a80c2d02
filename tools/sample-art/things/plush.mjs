/** Soft toys and mobiles. */
import { face, paint } from '../materials.mjs';
import { ball, both, flat, gleam, group, inside, line, oval, solid, tube } from '../solids.mjs';

/** A rabbit's head on a square of soft cloth with a knot at each corner. */
const comforter = () => {
  const cloth =
    'M200 176Q280 206 352 300Q360 318 340 320Q270 318 252 330T200 346T148 330T60 320Q40 318 48 300Q120 206 200 176Z';
  const parts = [
    solid(cloth, paint.pink, { depth: 24 }),
    inside(
      cloth,
      ...[
        [120, 280],
        [170, 250],
        [230, 250],
        [280, 280],
        [200, 300],
        [150, 316],
        [250, 316],
      ].map(([x, y]) => ball(x, y, 7, paint.white)),
    ),
    both(ball(48, 314, 20, paint.rose)),
    both(
      solid('M172 90C140 60 132 4 154-4C182 2 194 50 192 92Z', paint.white, { depth: 12 }) +
        solid('M172 74C156 54 150 20 158 14C172 22 180 50 180 76Z', paint.pink, { depth: 6 }),
    ),
    both(solid('M130 196Q84 210 76 244Q84 262 108 250Q140 232 154 214Z', paint.white, { depth: 12 })),
    ball(200, 148, 78, paint.white, 70),
    group('translate(0 2)', face(200, 142, 1.3)),
    ball(200, 148, 8, paint.rose, 6),
    solid('M156 214q44 26 88 0l6 18q-50 28-100 0z', paint.rose, { depth: 8 }),
  ];
  return group('translate(0 14)', ...parts);
};

/** Five hornbills under a wooden cross. */
const mobile = () => {
  const bird = (x, y, s) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      solid('M-50 14L-96 40Q-100 52-86 52L-40 40Z', paint.white, { depth: 8 }),
      solid('M-62 10C-50-34 20-48 44-20C56 10 30 48-16 46C-46 44-66 34-62 10Z', paint.ink, { depth: 14 }),
      solid('M-30 4Q6-12 26 12Q0 40-30 28Z', paint.slate, { depth: 8 }),
      ball(46, -26, 25, paint.ink),
      ball(52, -30, 9, paint.white),
      ball(54, -30, 5, paint.ink),
      solid('M62-34Q110-38 118-2Q90-18 62-12Z', paint.sun, { depth: 8 }),
      solid('M48-46Q60-68 92-58Q100-46 84-40Z', paint.orange, { depth: 8 }),
    );
  return [
    line('M200 10V62', 5, '#494468'),
    tube('M200 62m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0', 6, paint.wood),
    tube('M52 112Q200 64 348 112', 15, paint.wood),
    tube('M138 124Q200 78 262 124', 13, paint.tan),
    line('M60 112V188M340 112V176M140 126V276M262 126V248M200 90V176', 4, '#494468', 0.75),
    ball(200, 86, 13, paint.coral),
    bird(56, 214, 0.52),
    bird(336, 202, 0.52),
    bird(136, 306, 0.58),
    bird(262, 282, 0.58),
    bird(196, 196, 0.5),
  ].join('');
};

/** A puppet with an opening for the hand. */
const tigerPuppet = () => {
  const body = 'M132 196Q100 290 108 344Q150 358 200 356T292 344Q300 290 268 196Z';
  const stripe = (d) => flat(d, '#4A3050');
  return [
    both(
      solid('M140 214Q86 206 56 168Q42 154 34 172Q36 236 108 268Z', paint.orange, { depth: 16 }) +
        ball(48, 172, 24, paint.cream),
    ),
    solid(body, paint.orange, { depth: 24 }),
    solid('M162 214Q200 196 238 214Q252 280 244 344H156Q148 280 162 214Z', paint.cream, { depth: 14 }),
    inside(
      body,
      stripe('M100 256l44 10l-42 10z'),
      stripe('M100 296l44 8l-44 12z'),
      stripe('M300 256l-44 10l42 10z'),
      stripe('M300 296l-44 8l44 12z'),
    ),
    flat('M112 340Q150 352 200 350T288 340V352Q200 366 112 352Z', '#8E3B1E', 0.8),
    both(ball(126, 62, 34, paint.orange) + ball(128, 64, 18, paint.pink)),
    ball(200, 122, 92, paint.orange, 84),
    inside(
      oval(200, 122, 92, 84),
      stripe('M200 34l-12 42l12 8l12-8z'),
      stripe('M166 36l-2 36l12 2z'),
      stripe('M234 36l2 36l-12 2z'),
      stripe('M104 110l46 8l-44 12z'),
      stripe('M108 142l40 0l-34 18z'),
      stripe('M296 110l-46 8l44 12z'),
      stripe('M292 142l-40 0l34 18z'),
    ),
    ball(200, 160, 48, paint.cream, 36),
    both(ball(164, 116, 11, paint.ink) + gleam(160, 112, 3.5, 3.5)),
    solid('M182 136h36q6 0 2 8l-14 14q-6 6-12 0l-14-14q-4-8 2-8z', paint.rose, { depth: 6 }),
    line('M200 158v10M200 168q-12 14-24 4M200 168q12 14 24 4', 5, '#4A3050'),
  ].join('');
};

/** An orang-utan with long arms about her child, sewn of the same cloth. */
const orangutans = () => {
  const fur = ['#FFA25E', '#D9622A'];
  const skin = ['#F6D2AC', '#D9A070'];
  const head = (x, y, s, ...tuft) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      both(ball(-64, 4, 17, skin), 0),
      ...tuft,
      ball(0, 0, 66, fur, 64),
      both(solid(oval(-22, -8, 28, 30), skin, { depth: 8 }), 0),
      solid(oval(0, 24, 46, 34), skin, { depth: 10 }),
      both(ball(-20, -8, 7, paint.ink), 0),
      flat(oval(-6, 12, 3, 2.4) + oval(6, 12, 3, 2.4), '#8A5638'),
      line('M-20 28q20 18 40 0', 4.4, '#8A5638'),
      both(flat(oval(-32, 22, 8, 5), '#FF8FA0', 0.5), 0),
    );
  const tuft = solid('M-26-52Q-22-80-10-86Q-8-76-4-74Q2-88 14-86Q26-78 26-52Z', fur, { depth: 8 });
  return [
    both(solid('M150 300Q96 300 78 338Q74 366 112 368H168Q196 340 150 300Z', fur, { depth: 18 })),
    both(solid(oval(98, 356, 26, 15), skin, { depth: 8 })),
    solid('M126 200Q140 164 200 164T274 200Q300 280 272 340Q240 372 200 372T128 340Q100 280 126 200Z', fur, {
      depth: 28,
    }),
    flat(oval(200, 290, 54, 60), '#FFC58F', 0.55),
    head(200, 110, 1.18, tuft),
    solid('M160 282Q162 258 200 258T240 282L246 326Q240 352 200 352T154 326Z', fur, { depth: 16 }),
    flat(oval(200, 312, 24, 26), '#FFC58F', 0.7),
    head(200, 234, 0.62, tuft),
    both(tube('M132 206Q70 262 112 306T178 322', 40, fur) + ball(184, 322, 21, skin)),
  ].join('');
};

export const things = {
  'orangutan-and-baby': orangutans,
  'rabbit-comforter': comforter,
  'hornbill-mobile': mobile,
  'tiger-puppet': tigerPuppet,
};
