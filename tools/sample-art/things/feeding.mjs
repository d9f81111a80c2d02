/** Bottles and machines for feeding. */
import { paint } from '../materials.mjs';
import { ball, box, faded, glass, gleam, group, inside, line, oval, solid, tube, turn } from '../solids.mjs';

/** An upright bottle on y = 340, 200 tall at scale 1. */
export const bottle = (x, fill = paint.sky, s = 1, level = 0.5) => {
  const body = 'M-38-130Q-38-142-28-146H28Q38-142 38-130L34-78L38-20Q38 0 20 0H-20Q-38 0-38-20L-34-78Z';
  return group(
    `translate(${x} 340) scale(${s})`,
    glass(body, '#E6F0FF', 0.75),
    inside(body, solid(`M-44 ${-140 + 130 * (1 - level)}H44V10H-44Z`, ['#FFFFFF', '#EADFEF'], { depth: 12 })),
    line('M12-112h14M18-96h8M12-80h14M18-64h8M12-48h14M18-32h8', 4, fill[1]),
    solid('M-42-168H42Q46-168 46-162V-144Q46-138 40-138H-40Q-46-138-46-144V-162Q-46-168-42-168Z', fill, {
      depth: 10,
    }),
    solid('M-30-168Q-30-190-14-196Q-12-222 0-222T14-196Q30-190 30-168Z', ['#FFE9C4', '#EBB978'], {
      depth: 10,
    }),
    gleam(-24, -90, 5, 34, 0, 0.8),
  );
};

/** Three of one size. */
const bottles = () =>
  bottle(72, paint.coral, 1.28) + bottle(200, paint.sky, 1.28, 0.62) + bottle(328, paint.mint, 1.28, 0.7);

/** Two silicone leaves, one smooth and one ribbed, on a ring. */
const teether = () => {
  const leaf = 'M196 208C120 214 70 170 66 84C146 76 200 124 196 208Z';
  const other = 'M204 208C280 214 330 170 334 84C254 76 200 124 204 208Z';
  return [
    tube(oval(200, 296, 54), 34, paint.sun),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      ball(200 + 54 * Math.cos((i * Math.PI) / 4), 296 + 54 * Math.sin((i * Math.PI) / 4), 9, paint.sun),
    ),
    tube('M200 200V258', 30, paint.leaf),
    solid(leaf, paint.leaf, { depth: 24 }),
    solid(other, paint.mint, { depth: 24 }),
    line('M84 102Q150 120 186 190', 7, '#FFFFFF', 0.45),
    line(
      'M316 102Q250 120 214 190M300 92l-8 34M272 98l-2 40M246 116l4 42M326 118l-32 12M322 148l-46 8M304 176l-46 6',
      8,
      '#2F9F78',
      0.5,
    ),
    gleam(110, 110, 10, 22, -45, 0.5),
  ].join('');
};

const spoon = (x, degrees, handle, bowl) =>
  turn(
    degrees,
    x,
    350,
    tube(`M${x} 336V196`, 24, handle),
    tube(`M${x} 200V160`, 15, bowl),
    solid(oval(x, 116, 30, 50), bowl, { depth: 14 }),
    solid(oval(x, 112, 20, 36), [bowl[1], bowl[0]], { depth: 8, shine: 0.2 }),
  );
const spoons = () =>
  spoon(144, -17, paint.coral, paint.cream) +
  spoon(256, 17, paint.lilac, paint.cream) +
  spoon(180, -6, paint.mint, paint.white) +
  spoon(220, 6, paint.sky, paint.white);

/** A steam basket with vegetables in a clear jug, on a base with a dial. */
const foodMaker = () => {
  const jug = 'M118 92H284L272 226Q270 240 256 240H146Q132 240 130 226Z';
  return [
    faded(0.7, line('M150 40q-12-12 0-24M200 36q-12-12 0-26M250 40q-12-12 0-24', 8, '#FFFFFF')),
    tube('M284 116Q340 112 338 156T276 206', 18, paint.white),
    glass(jug, '#DDF2FF', 0.55),
    ball(164, 208, 24, paint.orange),
    ball(206, 214, 22, paint.leaf),
    ball(242, 206, 24, paint.orange),
    solid('M176 190l46-50q10 2 10 12z', paint.orange, { depth: 8 }),
    ball(158, 168, 17, paint.green),
    ball(180, 160, 15, paint.green),
    ball(168, 150, 14, paint.green),
    solid(box(190, 222, 24, 18, 6), paint.steel, { depth: 6 }),
    line(jug, 5, '#FFFFFF', 0.9),
    line('M146 110l10 110', 8, '#FFFFFF', 0.8),
    solid('M108 68H294Q302 68 302 76V90Q302 98 294 98H108Q100 98 100 90V76Q100 68 108 68Z', paint.mint, {
      depth: 10,
    }),
    solid(box(178, 48, 46, 24, 10), paint.mint, { depth: 8 }),
    solid(
      'M122 236H280Q296 236 300 252L312 328Q314 350 292 350H110Q88 350 90 328L102 252Q106 236 122 236Z',
      paint.white,
      { depth: 22 },
    ),
    ball(200, 298, 30, paint.mint),
    line('M200 298V278', 6, '#FFFFFF'),
    ball(134, 306, 8, paint.coral),
    ball(266, 306, 8, paint.sky),
  ].join('');
};

/** A clear dome over bottles on a round base. */
const steriliser = () => {
  const dome = 'M92 262V160Q92 66 200 66T308 160V262Z';
  return [
    group(
      'translate(0 -76)',
      bottle(146, paint.coral, 0.78, 0.01),
      bottle(254, paint.lilac, 0.78, 0.01),
      bottle(200, paint.sky, 0.86, 0.01),
    ),
    glass(dome, '#CFE6FF', 0.42),
    line(dome, 5, '#FFFFFF', 0.9),
    line('M116 240V166Q118 112 158 94', 9, '#FFFFFF', 0.85),
    solid(box(168, 40, 64, 34, 16), paint.white, { depth: 10 }),
    faded(0.8, line('M186 30q-10-10 0-20M214 30q-10-10 0-20', 7, '#FFFFFF')),
    solid(
      'M76 256H324Q334 256 334 268L326 328Q322 350 300 350H100Q78 350 74 328L66 268Q66 256 76 256Z',
      paint.white,
      { depth: 22 },
    ),
    solid(box(74, 252, 252, 18, 9), paint.lilac, { depth: 8 }),
    solid(box(152, 288, 96, 38, 14), paint.ink, { depth: 8 }),
    line('M168 308h28', 6, '#6FDCCB'),
    ball(226, 307, 9, paint.mint),
  ].join('');
};

export const things = {
  'three-bottles': bottles,
  'leaf-teether': teether,
  'four-spoons': spoons,
  'food-maker': foodMaker,
  steriliser,
};
