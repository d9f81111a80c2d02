/** Clothes of feasts. */
import { paint } from '../materials.mjs';
import { ball, both, box, cast, faded, flat, group, inside, line, oval, solid } from '../solids.mjs';
import { flower, hanger } from './clothes.mjs';

const songket = (d, fill, dot = '#FFDB6B') =>
  solid(d, fill, { depth: 16 }) +
  inside(
    d,
    ...Array.from({ length: 60 }, (_, i) => {
      const [x, y] = [90 + (i % 10) * 24 + (Math.floor(i / 10) % 2) * 12, 210 + Math.floor(i / 10) * 20];
      return flat(`M${x} ${y - 6}l5 6l-5 6l-5-6z`, dot, 0.95);
    }),
  );

/** A boy's shirt with five studs and a stand-up collar, a cloth round the hips, a songkok. */
const bajuMelayu = () =>
  [
    solid('M134 252H266L276 344Q276 352 266 352H212L200 300L188 352H134Q124 352 124 344Z', paint.green, {
      depth: 14,
    }),
    solid(
      'M150 104Q160 96 172 96H228Q240 96 250 104L322 178Q328 186 322 192L300 214Q294 218 286 212L264 190V262H136V190L114 212Q106 218 100 214L78 192Q72 186 78 178Z',
      paint.green,
      { depth: 22 },
    ),
    songket('M128 218H272L280 296Q200 316 120 296Z', paint.violet),
    line('M124 296Q200 314 276 296', 6, '#FFDB6B'),
    solid('M170 98Q170 84 182 84H218Q230 84 230 98L200 112Z', paint.green, { depth: 8 }),
    line('M200 106V206', 9, '#2F7A3A', 0.7),
    ...[114, 136, 158, 180, 202].map((y) => ball(200, y, 6.5, paint.sun)),
    solid(box(226, 140, 34, 34, 5), paint.green, { depth: 5 }),
    both(line('M92 184l24 24', 5, '#FFDB6B', 0.9)),
    group(
      'translate(0 4)',
      solid('M146 34Q148 22 160 22H240Q252 22 254 34L260 70Q200 84 140 70Z', paint.ink, { depth: 14 }),
      faded(0.5, line('M152 36Q200 46 248 36', 4, '#FFFFFF')),
    ),
  ].join('');

/** Red, a slanting fastening of knots, cap sleeves, side slits. */
const cheongsam = () => {
  const d =
    'M150 82Q164 74 176 74Q200 88 224 74Q236 74 250 82L300 120Q308 128 300 138L282 158Q274 164 264 156L258 150Q256 200 276 250L300 330Q302 342 290 344Q200 360 110 344Q98 342 100 330L124 250Q144 200 142 150L136 156Q126 164 118 158L100 138Q92 128 100 120Z';
  return [
    hanger(64),
    solid(d, paint.red, { depth: 24 }),
    inside(
      d,
      ...[
        [160, 190, 18],
        [236, 220, 20],
        [170, 270, 22],
        [246, 300, 18],
        [140, 326, 15],
        [210, 330, 14],
      ].map(([x, y, r]) => flower(x, y, r, '#FFD3C9')),
    ),
    solid('M172 74Q170 54 184 52H216Q230 54 228 74L200 90Z', paint.red, { depth: 8 }),
    line('M174 74Q172 58 184 54M226 74Q228 58 216 54', 4, '#FFDB6B'),
    line('M200 88Q210 120 256 138M256 138V154', 6, '#FFDB6B'),
    ...[
      [200, 92],
      [214, 114],
      [240, 132],
    ].map(
      ([x, y]) =>
        line(`M${x - 12} ${y + 4}q-6-8 4-10M${x + 12} ${y - 2}q8 6-2 12`, 4, '#FFDB6B') +
        ball(x, y, 5.5, paint.sun),
    ),
    line('M110 344Q200 360 290 344', 8, '#FFDB6B'),
    both(line('M104 132l20 24', 5, '#FFDB6B')),
    both(line('M112 300l-8 34', 4, '#FFDB6B')),
  ].join('');
};

/** A short blouse, a wide skirt with borders, a scarf over the shoulder. */
const lehenga = () => {
  const skirt = 'M148 176Q200 190 252 176L340 330Q344 344 330 346Q200 366 70 346Q56 344 60 330Z';
  return [
    solid(skirt, paint.rose, { depth: 24 }),
    inside(
      skirt,
      line('M60 336Q200 360 340 336', 30, '#F5A623'),
      line('M84 292Q200 318 316 292', 7, '#FFDB6B'),
      ...Array.from({ length: 9 }, (_, i) =>
        flower(84 + i * 29, 334 + 8 * Math.sin((i / 8) * Math.PI), 9, '#D83C78', '#FFFFFF'),
      ),
      ...[
        [160, 220],
        [200, 234],
        [240, 220],
        [140, 262],
        [180, 272],
        [220, 272],
        [260, 262],
      ].map(([x, y]) => flat(`M${x} ${y - 9}q9 9 0 18q-9-9 0-18z`, '#FFDB6B')),
      line('M160 186L110 340M184 190L172 350M216 190L228 350M240 186L290 340', 3, '#B02860', 0.4),
    ),
    solid(
      'M152 72Q166 62 176 64Q200 92 224 64Q234 62 248 72L300 112Q306 118 300 126L284 142Q276 148 268 142L254 130L252 160Q200 172 148 160L146 130L132 142Q124 148 116 142L100 126Q94 118 100 112Z',
      paint.sun,
      { depth: 18 },
    ),
    line('M176 64Q200 94 224 64', 7, '#D83C78'),
    line('M150 154Q200 166 250 154', 7, '#D83C78'),
    both(line('M104 120l20 18', 5, '#D83C78')),
    ...[
      [176, 118],
      [200, 126],
      [224, 118],
    ].map(([x, y]) => flower(x, y, 9, '#D83C78')),
    solid('M224 66Q250 60 262 78Q300 180 312 296Q300 312 282 300Q262 180 224 66Z', paint.teal, { depth: 12 }),
    line('M286 300q10 8 24-2M288 300l-2 22M298 304v22M308 300l4 20', 4, '#FFDB6B'),
    line('M232 70Q270 180 288 296', 4, '#FFDB6B'),
  ].join('');
};

const shirt = (fill, print) => {
  const d =
    'M-58-96Q-46-104-34-104Q0-84 34-104Q46-104 58-96L126-48Q134-40 128-30L106 4Q98 10 88 4L74-6V104Q74 116 60 116H-60Q-74 116-74 104V-6L-88 4Q-98 10-106 4L-128-30Q-134-40-126-48Z';
  return (
    solid(d, fill, { depth: 22 }) +
    inside(d, ...print) +
    solid('M-34-104L0-72L-20-50L-50-92Z', fill, { depth: 6 }) +
    solid('M34-104L0-72L20-50L50-92Z', fill, { depth: 6 }) +
    line('M0-70V114', 5, '#1F3A78', 0.6) +
    [-40, -8, 24, 56, 88].map((y) => ball(6, y, 5, paint.cream)).join('')
  );
};
const feathers = [
  [-44, -30],
  [44, -20],
  [-36, 50],
  [40, 60],
  [-96, -30],
  [98, -34],
  [-50, 96],
  [30, 100],
  [0, 14],
].map(([x, y], i) =>
  group(
    `translate(${x} ${y}) rotate(${i * 50})`,
    flat('M0 16C-18 4-18-20 0-28C18-20 18 4 0 16Z', '#FFDB6B'),
    flat(oval(0, -10, 8, 9), '#1E9A94'),
    flat(oval(0, -10, 4), '#2A3A78'),
    line('M0 16v14', 3, '#FFDB6B'),
  ),
);
/** The same cloth, large and small. */
const twoShirts = () =>
  [
    group('translate(152 168) scale(1.06)', shirt(paint.blue, feathers)),
    cast(oval(290, 270, 80, 70), 0, 4, 10, 0.22),
    group('translate(296 276) scale(.66)', shirt(paint.blue, feathers)),
  ].join('');

export const things = { 'baju-melayu': bajuMelayu, cheongsam, lehenga, 'batik-shirts': twoShirts };
