/** In the ward for premature babies. */
import { paint } from '../materials.mjs';
import { ball, both, box, flat, glass, line, oval, solid, tube } from '../solids.mjs';

/** A small baby on its back, awake, under a clear cover. */
const incubator = () =>
  [
    both(tube('M120 300V344', 14, paint.steel)),
    both(ball(120, 350, 14, paint.ink)),
    solid(box(92, 236, 216, 82, 18), paint.mint, { depth: 16 }),
    both(flat(box(112, 262, 76, 34, 8), '#FFFFFF', 0.55)),
    tube('M336 240V92', 10, paint.steel),
    solid(box(296, 44, 84, 58, 12), paint.ink, { depth: 10 }),
    line('M308 76h14l7-16 9 28 8-12h22', 5, '#A5EBCB'),
    solid(box(66, 194, 256, 30, 12), paint.white, { depth: 8 }),
    solid('M150 200Q152 160 196 160H252Q282 164 282 200Z', paint.sun, { depth: 14 }),
    tube('M178 172Q196 150 210 162', 15, paint.sun),
    ball(214, 160, 8, paint.skin),
    ball(128, 172, 30, paint.skin, 28),
    solid('M112 148Q86 150 92 182Q98 196 112 198Q104 172 118 145Z', paint.sky, { depth: 8 }),
    ball(128, 166, 3.4, paint.ink),
    ball(146, 168, 3.4, paint.ink),
    line('M132 181q7 6 13 0', 3, '#A5563C'),
    glass('M62 222V150Q62 92 120 88H262Q324 92 324 150V222Z', '#DDF3FF', 0.35),
    both(line(oval(132, 128, 22, 16), 5, '#FFFFFF', 0.8), 194),
    solid(box(50, 216, 286, 26, 12), paint.sky, { depth: 8 }),
  ].join('');

export const things = { incubator };
