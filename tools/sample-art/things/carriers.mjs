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

/** A father with a baby that looks ahead: straps with buckles, a panel, a wide belt, and two legs that hang out. */
const carrier = () => {
  const panel = 'M158 186Q158 174 170 174H230Q242 174 242 186L250 238Q250 250 238 250H162Q150 250 150 238Z';
  const limb = (d, width, [x, y], r, fill) => tube(d, width, fill) + ball(x, y, r, paint.skin);
  return upperBody(
    { hair: 'short', shirt: paint.mint, legs: paint.slate, left: 'hip', right: 'hip' },
    both(tube('M168 128Q150 158 160 206', 17, paint.navy)),
    cast(panel, 0, 4, 7, 0.25),
    both(limb('M164 196Q142 200 136 218', 19, [134, 224], 9, paint.sun)),
    both(limb('M168 244Q150 252 150 274', 23, [149, 286], 11, paint.sun)),
    solid(panel, paint.blue, { depth: 16 }),
    solid(box(172, 204, 56, 34, 10), paint.sky, { depth: 8 }),
    seam('M178 212H222'),
    ball(200, 158, 32, paint.skin, 30),
    both(ball(169, 162, 6, paint.skin)),
    line('M196 129q6-11 12-1', 5, '#8A5634'),
    both(ball(188, 158, 3.6, paint.ink)),
    line('M192 169q8 7 16 0', 3.2, '#A5563C'),
    both(flat(oval(179, 168, 6, 4), '#FF8FA0', 0.55)),
    solid('M146 240Q200 256 254 240L256 258Q200 276 144 258Z', paint.navy, { depth: 9 }),
    buckle(200, 258, 32, 17),
    both(buckle(157, 190, 15, 18)),
  );
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
