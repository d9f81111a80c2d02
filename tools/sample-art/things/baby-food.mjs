/** Food in its packs, with what is in it beside. */
import { paint } from '../materials.mjs';
import { ball, box, cast, flat, glass, gleam, group, line, oval, solid, tube } from '../solids.mjs';

const pear = (x, y, s = 1) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    solid(
      'M0-62C22-62 24-36 30-18C40 4 56 14 54 42C52 70 28 78 0 78S-52 70-54 42C-56 14-40 4-30-18C-24-36-22-62 0-62Z',
      ['#D9EE7A', '#8DBB34'],
      { depth: 18 },
    ),
    tube('M0-58q2-16 12-22', 7, paint.bark),
    solid('M8-66q14-22 40-14q-12 22-40 14z', paint.green, { depth: 6 }),
    gleam(-20, 22, 8, 18, 20, 0.5),
  );

const spoutPouch = (x, fill, s = 1) => {
  const body = 'M-62-150Q-70-160-58-166L58-166Q70-160 62-150L70-20Q72 0 52 0H-52Q-72 0-70-20Z';
  return group(
    `translate(${x} 346) scale(${s})`,
    solid('M-18-166V-190H18V-166Z', paint.white, { depth: 6 }),
    solid(box(-26, -222, 52, 36, 10), paint.coral, { depth: 8 }),
    solid(body, fill, { depth: 20 }),
    flat(oval(0, -80, 48, 48), '#FFFFFF', 0.92),
    line('M-58-150H58M-60-16H60', 4, '#FFFFFF', 0.6),
    gleam(-48, -84, 5, 44, 3, 0.5),
  );
};

/** Six in a box with a step, so that all are seen. */
const pouches = () => {
  const row = (foot, size) =>
    [88, 200, 312].map((x) =>
      group(
        `translate(${x} ${foot}) scale(${size}) translate(-200 -346)`,
        spoutPouch(200, paint.mint),
        pear(200, 264, 0.46),
      ),
    );
  return [
    solid(box(26, 146, 348, 204, 18), CARTON, { depth: 14 }),
    ...row(214, 0.62),
    cast(box(34, 210, 332, 130, 12), 0, -4, 6, 0.22),
    solid(box(26, 206, 348, 148, 14), CARTON, { depth: 14 }),
    ...row(342, 0.68),
    cast(box(20, 322, 360, 30, 12), 0, -4, 5, 0.2),
    solid(box(18, 318, 364, 40, 14), paint.coral, { depth: 12 }),
    line('M44 338H356', 5, '#FFFFFF', 0.75, '1 14'),
  ].join('');
};
const CARTON = ['#FFF8E8', '#EED9B4'];

/** A jar with a label, half a pumpkin next to it. */
const porridgeJar = () =>
  [
    group(
      'translate(282 270)',
      solid(oval(0, 0, 92, 74), paint.orange, { depth: 22 }),
      solid(oval(-38, 0, 40, 72), paint.orange, { depth: 14 }),
      solid(oval(40, 0, 40, 72), paint.orange, { depth: 14 }),
      solid(oval(0, 2, 36, 74), paint.orange, { depth: 14 }),
      tube('M0-68q0-24 20-32', 15, paint.green),
    ),
    glass('M62 150Q48 158 48 180V322Q48 346 74 346H198Q224 346 224 322V180Q224 158 210 150Z', '#FFE2C0', 0.6),
    solid('M60 190H212V318Q212 336 194 336H78Q60 336 60 318Z', ['#FFB04F', '#E9762B'], { depth: 14 }),
    solid(box(54, 106, 164, 48, 12), paint.leaf, { depth: 12 }),
    flat(box(60, 214, 152, 92, 0), '#FFF8E8'),
    solid('M96 268h80q0 30-40 30t-40-30z', paint.coral, { depth: 8 }),
    flat('M96 268q20-18 40-10t40 10z', '#F5A623'),
    line('M122 248q-6-8 0-16M144 246q-6-8 0-16', 5, '#EE5F58'),
    gleam(70, 240, 5, 70, 0, 0.7),
    ...[
      [252, 340],
      [276, 346],
      [300, 341],
      [326, 346],
    ].map(([x, y]) => ball(x, y, 10, paint.red, 7)),
  ].join('');

const ricePuffs = () => {
  const bag =
    'M96 60L112 72L128 60L144 72L160 60L176 72L192 60L208 72L224 60L240 72L256 60L272 72L288 60V96Q280 200 292 326L280 338L264 326L248 338L232 326L216 338L200 326L184 338L168 326L152 338L136 326L120 338L104 326L92 334Q104 200 96 96Z';
  const banana =
    'M136 186C140 250 200 286 262 262Q270 254 264 246C220 250 180 224 164 180Q158 168 146 172Q136 176 136 186Z';
  const puff = (x, y, r) =>
    solid(
      `M${x - r} ${y}q0-${r * 0.8} ${r} -${r * 0.7}t${r} ${r * 0.6}t-${r} ${r * 0.8}t-${r}-${r * 0.7}z`,
      ['#FFF6D8', '#EFC877'],
      { depth: 8 },
    );
  return [
    solid(bag, paint.sun, { depth: 22 }),
    line('M98 92Q190 100 286 92M98 310Q190 302 288 310', 4, '#FFFFFF', 0.6),
    flat(oval(194, 206, 82, 82), '#FFFFFF', 0.92),
    solid(banana, ['#FFE168', '#F2B422'], { depth: 14 }),
    tube('M150 174q-4-14 2-22', 9, paint.bark),
    gleam(180, 236, 5, 22, -46, 0.6),
    puff(286, 322, 30),
    puff(334, 330, 26),
    puff(312, 288, 25),
    puff(70, 332, 26),
  ].join('');
};

/** A shaker with a fish on it, little fish before it. */
const sprinkle = () => {
  const fish = (x, y, s, degrees = 0) =>
    group(
      `translate(${x} ${y}) rotate(${degrees}) scale(${s})`,
      solid('M-46 0Q-10-26 30 0Q-10 26-46 0Z', paint.steel, { depth: 8 }),
      solid('M24 0l30-20v40z', paint.steel, { depth: 6 }),
      ball(-28, -3, 4, paint.ink),
      line('M-14-6q6 6 0 12M0-7q6 7 0 14', 3, '#6C7C9C', 0.7),
    );
  return [
    solid('M118 140H282V320Q282 346 256 346H144Q118 346 118 320Z', paint.sky, { depth: 22 }),
    solid('M112 92Q112 64 200 64T288 92V136Q288 146 278 146H122Q112 146 112 136Z', paint.navy, { depth: 16 }),
    ...[
      [164, 82],
      [200, 76],
      [236, 82],
      [182, 96],
      [218, 96],
    ].map(([x, y]) => flat(oval(x, y, 7, 4), '#FFFFFF', 0.9)),
    flat(box(118, 182, 164, 116), '#FFF8E8'),
    fish(200, 222, 1),
    fish(182, 264, 0.8, -8),
    fish(232, 268, 0.7, 10),
    gleam(136, 240, 6, 70, 0, 0.6),
    fish(78, 336, 0.9, 6),
    fish(330, 338, 0.9, 174),
  ].join('');
};

export const things = {
  'pear-pouches': pouches,
  'porridge-jar': porridgeJar,
  'rice-puffs': ricePuffs,
  'fish-sprinkle': sprinkle,
};
