/** Babies on the floor, on a canvas of 400 × 400. */
import { paint } from '../materials.mjs';
import { ball, both, flat, gleam, inside, line, oval, solid, tube } from '../solids.mjs';

/** Hands and knees on the floor. */
export const crawler = (fill) =>
  [
    tube('M120 300L112 352M262 300Q300 320 296 352H330', 32, fill),
    ball(112, 358, 18, paint.skin),
    ball(336, 352, 16, paint.skin),
    solid('M92 268Q96 226 160 230H250Q308 236 304 292Q296 330 250 324H150Q96 322 92 268Z', fill, {
      depth: 22,
    }),
    solid('M214 232Q308 226 306 292Q296 332 240 322Q206 280 214 232Z', paint.white, { depth: 12 }),
    ball(104, 212, 62, paint.skin, 58),
    tube('M92 152q10-16 22-2', 6, paint.bark),
    ball(84, 214, 6, paint.ink),
    ball(120, 218, 6, paint.ink),
    line('M84 236q14 14 30 2', 5, '#A5563C'),
    flat(oval(66, 230, 11, 8) + oval(136, 236, 11, 8), '#FF8FA0', 0.6),
    gleam(80, 176, 12, 8, -30, 0.5),
    inside(
      'M92 268Q96 226 160 230H214Q206 280 240 322H150Q96 322 92 268Z',
      flat(oval(150, 280, 10) + oval(188, 264, 10) + oval(196, 306, 10), '#FFFFFF', 0.7),
    ),
  ].join('');

/** Sits on the floor, arms open. */
export const sitter = (fill) =>
  [
    both(tube('M160 318Q110 320 104 350', 36, fill) + ball(102, 354, 20, paint.skin)),
    both(tube('M160 242Q116 244 104 216', 28, fill) + ball(102, 208, 17, paint.skin)),
    solid('M146 240Q152 214 200 214T254 240L264 330Q262 360 200 360T136 330Z', fill, { depth: 20 }),
    flat('M200 294q-22-20-15-32q8-10 15 4q7-14 15-4q7 12-15 32z', '#FFFFFF', 0.9),
    ball(200, 160, 64, paint.skin, 60),
    both(ball(137, 166, 12, paint.skin)),
    tube('M192 98q12-18 22-2', 7, paint.bark),
    both(ball(180, 162, 6.5, paint.ink)),
    line('M186 184q14 14 28 0', 5, '#A5563C'),
    both(flat(oval(164, 180, 12, 8), '#FF8FA0', 0.6)),
  ].join('');
