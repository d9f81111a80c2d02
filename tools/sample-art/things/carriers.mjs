/** Babies carried on the body: a buckled carrier and a long cloth. */
import { buckle, paint, seam } from '../materials.mjs';
import { ball, both, box, cast, flat, gleam, group, inside, line, oval, solid, tube } from '../solids.mjs';
import { person } from './people-parts.mjs';

/** From the head to the thighs, as large as the canvas. */
const upperBody = (who, ...worn) =>
  group(
    'translate(200 372) scale(1.36) translate(-200 -284)',
    inside(box(100, 0, 200, 268, 24), person(who)),
    ...worn,
  );

/** A carrier on its own: padded straps with buckles, a panel with a rest for the head and a pocket, a wide belt. */
const carrier = () => {
  const panel = 'M126 150Q132 132 152 132H248Q268 132 274 150L292 296Q292 310 278 310H122Q108 310 108 296Z';
  const rest = 'M146 142Q140 78 168 70H232Q260 78 254 142Z';
  return [
    both(tube('M164 116Q84 22 60 110Q44 190 112 262', 34, paint.navy)),
    both(line('M160 106Q86 36 66 112Q54 184 108 250', 2.4, '#FFFFFF', 0.5, '7 7')),
    both(tube('M118 322Q60 326 28 346', 26, paint.navy)),
    both(buckle(34, 342, 28, 34)),
    solid(rest, paint.sky, { depth: 14 }),
    cast(panel, 0, 4, 8, 0.25),
    solid(panel, paint.blue, { depth: 24 }),
    seam('M140 152H260'),
    solid(box(150, 196, 100, 76, 18), paint.sky, { depth: 12 }),
    seam('M160 214H240'),
    solid(
      'M100 296Q200 314 300 296Q312 298 312 312V334Q312 346 298 348Q200 362 102 348Q88 346 88 334V312Q88 298 100 296Z',
      paint.navy,
      {
        depth: 14,
      },
    ),
    buckle(200, 328, 48, 26),
    both(buckle(104, 238, 26, 30)),
  ].join('');
};

/** A mother with a sleeping baby in a cloth that crosses her chest, its edge printed. */
const wrap = () => {
  const band = 'M164 124Q176 118 184 124L262 222Q262 244 246 248L140 178Q144 140 164 124Z';
  const pouch = 'M140 190Q200 172 260 190L264 232Q250 268 200 268T136 232Z';
  return upperBody(
    { skin: paint.tan, hair: 'long', shirt: paint.cream, legs: paint.violet, left: 'hip', right: 'hold' },
    solid(band, paint.orange, { depth: 12 }),
    group('translate(400 0) scale(-1 1)', solid(band, paint.orange, { depth: 12 })),
    ball(194, 174, 31, paint.tan, 29),
    solid('M164 170q-1-31 31-31t31 33q-8-16-30-16t-32 14z', paint.bark, { depth: 7 }),
    line('M176 178q5 5 10 0M198 178q5 5 10 0M184 190q6 4 12 0', 3.2, '#7A4A3A'),
    cast(pouch, 0, -4, 6, 0.2),
    solid(pouch, paint.orange, { depth: 18 }),
    inside(
      pouch,
      line('M130 236Q200 292 270 236', 22, '#A83A2C'),
      ...Array.from({ length: 9 }, (_, i) =>
        flat(oval(140 + i * 15, 243 + 20 * Math.sin((i / 8) * Math.PI), 4.6), '#FFF0C4'),
      ),
      line('M138 206Q200 190 262 206M138 220Q200 210 262 220', 3, '#FFFFFF', 0.4),
    ),
    gleam(160, 204, 12, 4, -14, 0.35),
    solid('M144 248Q200 268 256 248L258 262Q200 286 142 262Z', paint.orange, { depth: 8 }),
    tube('M252 158Q284 206 222 240', 27, paint.cream) + ball(216, 242, 14, paint.tan),
  );
};

export const things = { 'baby-carrier': carrier, 'batik-wrap': wrap };
