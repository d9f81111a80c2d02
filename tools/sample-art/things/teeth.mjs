/** For small teeth. */
import { face, paint } from '../materials.mjs';
import { ball, both, box, flat, group, inside, line, oval, solid, tube } from '../solids.mjs';

/** A clear silicone cap with bristles all over one side, open below for a finger, and the first brush with a ring. */
const fingerBrush = () =>
  [
    solid('M60 316V142Q64 66 122 66T184 142V316Z', ['#E2FBF4', '#6FCDB0'], { depth: 26 }),
    solid(oval(122, 318, 70, 26), ['#C9F3E6', '#58BFA0'], { depth: 12 }),
    flat(oval(122, 318, 50, 15), '#1F7C66', 0.75),
    ...Array.from({ length: 20 }, (_, i) =>
      ball(98 + (i % 4) * 20, 108 + Math.floor(i / 4) * 21, 7.5, paint.white),
    ),
    line('M80 236V290', 9, '#FFFFFF', 0.6),
    tube('M296 346V196', 30, paint.coral),
    line(oval(296, 286, 54), 26, '#F07A6E'),
    line(oval(292, 282, 54), 8, '#FFC5BC', 0.9),
    tube('M296 206V150', 19, paint.coral),
    solid(box(270, 60, 52, 104, 24), paint.coral, { depth: 14 }),
    ...Array.from({ length: 5 }, (_, i) =>
      solid(box(226, 70 + i * 18, 54, 14, 6), i % 2 ? paint.sky : paint.white, { depth: 5 }),
    ),
  ].join('');

/** An electric brush with a face, notes round it. */
const singingBrush = () => {
  const note = (x, y, s, fill) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      tube('M12 0V-56Q20-38 40-34', 8, fill),
      ball(0, 2, 14, fill, 11),
    );
  return [
    tube('M200 176V96', 19, paint.white),
    solid(box(176, 28, 48, 84, 20), paint.white, { depth: 12 }),
    ...Array.from({ length: 5 }, (_, i) =>
      solid(box(140, 38 + i * 14, 44, 10, 5), i % 2 ? paint.lilac : paint.sky, { depth: 4 }),
    ),
    solid(
      'M166 184Q166 168 182 168H218Q234 168 234 184L246 310Q248 346 214 346H186Q152 346 154 310Z',
      paint.violet,
      { depth: 22 },
    ),
    solid(oval(200, 232, 36, 36), paint.sun, { depth: 10 }),
    face(200, 228, 0.85),
    ball(200, 300, 14, paint.white),
    line('M196 293l10 7l-10 7z', 4, '#6A42C8'),
    note(288, 150, 1.1, paint.rose),
    note(316, 256, 0.9, paint.teal),
    note(84, 180, 1, paint.blue),
    note(92, 290, 0.8, paint.orange),
    both(line('M132 220q-12 12 0 28', 5, '#9673E6')),
  ].join('');
};

/** A tube lying open, its paste in a worm, a strawberry on it. */
const toothpaste = () => {
  const strawberry = (x, y, s) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      solid('M0 62C-44 30-60-4-46-28C-32-46-8-36 0-28C8-36 32-46 46-28C60-4 44 30 0 62Z', paint.red, {
        depth: 16,
      }),
      ...[
        [-22, -6],
        [2, 0],
        [24, -8],
        [-10, 22],
        [14, 22],
        [0, 42],
      ].map(([a, b]) => flat(oval(a, b, 3.4, 5), '#FFE58A')),
      solid('M0-26Q-36-22-40-44Q-16-50 0-36Q16-50 40-44Q36-22 0-26Z', paint.green, { depth: 6 }),
      tube('M0-38V-54', 6, paint.green),
    );
  return [
    group(
      'rotate(-14 200 220)',
      solid(
        'M52 146Q46 140 56 138L272 166Q284 168 284 180V256Q284 268 272 270L56 298Q46 296 52 290Z',
        paint.pink,
        { depth: 24 },
      ),
      solid(box(34, 134, 26, 168, 6), paint.rose, { depth: 8 }),
      solid(box(280, 190, 24, 58, 6), paint.white, { depth: 6 }),
      solid(box(300, 202, 28, 36, 6), paint.white, { depth: 6 }),
      flat('M104 152L236 168V268L104 284Z', '#FFFFFF', 0.92),
      strawberry(170, 220, 0.78),
    ),
    tube('M320 188Q364 176 366 206T334 222T352 240', 21, paint.white),
    line('M322 184Q360 176 362 204', 5, '#FF8FB4', 0.8),
    strawberry(300, 304, 0.76),
    strawberry(92, 328, 0.4),
  ].join('');
};

/** A crocodile on its hind legs who looks left, brush in hand. */
const crocodile = () => {
  const tooth = (x, y, down) => flat(`M${x - 8} ${y}h16l-8 ${down ? 17 : -15}z`, '#FFFFFF');
  const belly = 'M150 216Q170 190 206 198Q232 262 220 346Q188 358 162 344Q136 282 150 216Z';
  return [
    solid('M262 286Q322 284 366 326Q398 360 366 372Q300 378 246 356Z', paint.green, { depth: 18 }),
    ...[
      [292, 88, -22],
      [304, 152, 8],
      [306, 202, 6],
      [310, 252, 6],
      [322, 304, -40],
    ].map(([x, y, degrees]) =>
      group(
        `translate(${x} ${y}) rotate(${degrees})`,
        solid('M-20-24Q20-14 30 0Q20 14-20 24Z', paint.teal, { depth: 8 }),
      ),
    ),
    solid(
      'M160 168Q200 132 254 146Q304 166 310 250Q314 332 286 364H172Q132 344 136 262Q138 200 160 168Z',
      paint.green,
      {
        depth: 26,
      },
    ),
    solid(belly, paint.cream, { depth: 14 }),
    inside(belly, ...[232, 262, 292, 322].map((y) => line(`M136 ${y}q46 16 96 0`, 5, '#D9B978', 0.7))),
    solid('M74 148Q60 152 64 166Q76 184 116 184H236Q276 176 270 136H120Z', paint.green, { depth: 16 }),
    flat('M70 128H238V152H82Q70 146 70 128Z', '#C9485B'),
    ...[92, 122, 152, 182].map((x) => tooth(x, 154, false)),
    solid(
      'M40 108Q42 82 70 82L150 84Q160 40 208 34Q282 34 296 96Q300 152 252 160Q226 160 214 138H66Q38 136 40 108Z',
      paint.green,
      { depth: 22 },
    ),
    ...[74, 104, 134, 164, 194].map((x) => tooth(x, 134, true)),
    flat(oval(62, 98, 6, 5), '#0B5B45'),
    ball(196, 44, 27, paint.green),
    ball(190, 46, 18, paint.white),
    ball(184, 48, 10, paint.ink),
    ball(181, 45, 3, paint.white),
    tube('M104 330V196', 13, paint.coral),
    solid(box(88, 150, 32, 58, 10), paint.coral, { depth: 8 }),
    ...[0, 1, 2, 3].map((i) => solid(box(58, 154 + i * 13, 34, 10, 4), paint.white, { depth: 4 })),
    tube('M238 216Q190 282 112 272', 36, paint.green),
    ball(108, 270, 22, paint.green),
    solid('M136 376Q128 344 176 342Q222 344 218 376Z', paint.green, { depth: 12 }),
    solid('M232 376Q226 344 270 342Q312 346 306 376Z', paint.green, { depth: 12 }),
  ].join('');
};

export const things = {
  crocodile,
  'finger-brush': fingerBrush,
  'singing-toothbrush': singingBrush,
  'strawberry-toothpaste': toothpaste,
};
