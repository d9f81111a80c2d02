/** Picture books, cards and albums. */
import { paint } from '../materials.mjs';
import {
  ball,
  both,
  box,
  faded,
  flat,
  gleam,
  group,
  inside,
  line,
  oval,
  solid,
  tube,
  turn,
} from '../solids.mjs';
import { flower } from './clothes.mjs';

/** A closed book that stands, its pages to the right; the cover is 208 × 268 from (86, 62). */
export const book = (fill, ...cover) => {
  const front = box(86, 62, 208, 276, 10);
  return [
    solid('M290 70L318 82V334L290 346Z', paint.cream, { depth: 8 }),
    line('M298 78V340M305 80V338M312 82V336', 1.6, '#C9B48A', 0.8),
    solid('M86 330H294L322 336Q322 348 310 348H98Q86 346 86 330Z', fill, { depth: 8 }),
    solid(front, fill, { depth: 18 }),
    inside(front, ...cover),
    flat(box(86, 62, 18, 276, 8), '#2B2440', 0.2),
    line('M107 64V336', 2.5, '#FFFFFF', 0.35),
    line(front, 3, '#FFFFFF', 0.25),
  ].join('');
};
const words = (y, fill, w = 120) =>
  line(`M${200 - w / 2} ${y}h${w}M${200 - w / 3} ${y + 18}h${(2 * w) / 3}`, 9, fill);

/** A tapir asleep under a moon. */
const tapirBook = () =>
  book(
    ['#5A5AC0', '#2A2A72'],
    ball(246, 122, 30, paint.sun),
    ...[
      [130, 110],
      [178, 92],
      [196, 150],
      [270, 186],
      [126, 176],
    ].map(([x, y]) => flat(`M${x} ${y - 8}q2 6 8 8q-6 2-8 8q-2-6-8-8q6-2 8-8z`, '#FFE58A')),
    flat('M80 290Q200 250 310 290V350H80Z', '#3E9E8A'),
    solid(
      'M120 294C114 240 156 224 204 226C254 226 276 250 276 276L286 296Q286 306 276 304L262 296Q240 306 204 304H132Q122 304 120 294Z',
      paint.ink,
      { depth: 10 },
    ),
    inside(
      'M120 294C114 240 156 224 204 226C254 226 276 250 276 276L286 296Q240 306 204 304H132Z',
      flat('M158 220H216V310H158Z', '#F6F2FF'),
    ),
    line('M244 268q6 6 14 0', 4, '#FFFFFF'),
    solid('M232 236q0-18 14-18q8 12 0 22z', paint.slate, { depth: 4 }),
    line('M276 226h14l-14 16h14', 4, '#FFFFFF'),
    words(320, '#FFE58A', 90),
  );
/** Open in the middle, the pages towards the viewer: a moon over a hill on one of them, words on the other. */
const openBook = () => {
  const page = 'M200 138Q140 106 54 122V296Q140 280 200 312Z';
  return [
    both(solid('M200 150Q134 116 36 132V312Q134 300 200 330Z', ['#5A5AC0', '#2A2A72'], { depth: 10 })),
    both(solid(page, paint.white, { depth: 8, shade: 0.4 })),
    inside(
      page,
      flat('M74 142Q130 134 182 156V282Q130 262 74 272Z', '#FFE9B8'),
      ball(108, 176, 17, paint.sun),
      flat('M74 250Q120 212 182 246V282Q130 262 74 272Z', '#45BC93'),
    ),
    ...[166, 194, 222, 250].map((y, i) =>
      line(`M222 ${y + 6}Q270 ${y - 12} ${i === 3 ? 276 : 322} ${y - 14}`, 8, '#9E99B8'),
    ),
    line('M200 140V314', 4, '#2B2440', 0.35),
  ].join('');
};
/** A pile of flatbreads on a griddle, a cook's hands above: on an orange cover. */
const rotiBook = () =>
  book(
    paint.orange,
    flat(oval(200, 200, 92, 92), '#FFE9B8'),
    ...[268, 252, 236, 220].map(
      (y, i) =>
        solid(oval(200, y, 74 - i * 3, 19), ['#FFE1A0', '#D99A45'], { depth: 8 }) +
        flat(oval(180 + i * 10, y - 3, 9, 4) + oval(222 - i * 8, y + 4, 8, 3), '#B9742E', 0.6),
    ),
    solid('M118 262H282Q282 292 200 292T118 262Z', paint.steel, { depth: 8 }),
    solid('M150 170Q140 130 200 122T252 168Q226 190 198 176T150 170Z', ['#FFEFC8', '#E5B766'], { depth: 10 }),
    line('M170 110q-10-8-4-20M232 110q10-8 4-20', 5, '#FFFFFF'),
    words(310, '#7A3A12', 110),
  );
/** Rain over a row of shop houses, a child under an umbrella. */
const rainBook = () =>
  book(
    ['#9CC4F2', '#4F7FC8'],
    faded(
      0.8,
      line(
        Array.from(
          { length: 26 },
          (_, i) => `M${100 + ((i * 41) % 196)} ${76 + ((i * 53) % 150)}l-6 18`,
        ).join(''),
        4,
        '#FFFFFF',
      ),
    ),
    ...[
      [112, 132, 54, paint.coral],
      [164, 116, 56, paint.cream],
      [220, 136, 62, paint.mint],
    ].map(
      ([x, y, w, f]) =>
        solid(box(x, y + 40, w, 120, 3), f, { depth: 6 }) +
        flat(`M${x - 4} ${y + 44}L${x + w / 2} ${y + 14}L${x + w + 4} ${y + 44}Z`, '#8A4A3A') +
        [0, 1].map((k) => flat(box(x + 9 + k * (w / 2 - 4), y + 62, w / 2 - 14, 32, 8), '#4F6FA8')).join(''),
    ),
    flat('M80 292H300V350H80Z', '#3F5F98'),
    flat(oval(230, 318, 50, 9) + oval(130, 330, 30, 6), '#9CC4F2', 0.9),
    tube('M186 190V300', 5, paint.ink),
    solid(
      'M128 218C132 168 240 168 244 218Q232 208 216 218Q200 206 186 218Q172 206 156 218Q140 208 128 218Z',
      paint.sun,
      { depth: 10 },
    ),
    ball(200, 244, 15, paint.skin),
    solid('M180 262H220L226 300H174Z', paint.red, { depth: 6 }),
    line('M188 300v14M212 300v14', 7, '#2B2440'),
    words(88, '#FFFFFF', 100),
  );
const mango = (x, y, s, d = 0) =>
  group(
    `translate(${x} ${y}) rotate(${d}) scale(${s})`,
    solid('M-30-46C10-64 54-30 52 14C50 54 10 66-18 46C-48 26-58-30-30-46Z', ['#FFD95A', '#F08A2A'], {
      depth: 14,
    }),
    tube('M-30-46l-6-16', 6, paint.bark),
    solid('M-34-56q14-24 42-16q-10 24-42 16z', paint.green, { depth: 5 }),
    gleam(8, -20, 8, 16, -40, 0.5),
  );
/** A thick board book, rounded, open like a fan. */
const mangoBook = () =>
  [
    ...[
      [40, paint.sky],
      [24, paint.coral],
      [8, paint.lilac],
    ].map(([shift, f]) => turn(shift * 0.5, 100, 340, solid(box(96, 84, 222, 258, 34), f, { depth: 10 }))),
    solid(box(80, 84, 222, 258, 34), paint.leaf, { depth: 20 }),
    flat(box(102, 104, 182, 218, 26), '#FFF8E0'),
    mango(160, 170, 0.74),
    mango(224, 250, 0.74, 14),
    mango(150, 268, 0.6, -18),
    tube('M238 128V184', 15, paint.coral),
    line('M224 142l14-14', 13, '#EE5F58'),
  ].join('');
/** Wide open: four pictures with four words below each. */
const wordsBook = () => {
  const page = 'M200 132Q140 98 52 112Q40 114 40 126V300Q40 312 52 310Q140 296 200 330Z';
  const bars = (x, y) =>
    line(`M${x - 22} ${y}h44`, 5, '#EE5F58') +
    line(`M${x - 18} ${y + 10}h36`, 5, '#5590F0') +
    line(`M${x - 20} ${y + 20}h40`, 5, '#45BC93') +
    line(`M${x - 14} ${y + 30}h28`, 5, '#F5A623');
  return [
    solid(
      'M200 342Q136 312 34 326Q24 326 24 316V128Q24 118 34 118H366Q376 118 376 128V316Q376 326 366 326Q264 312 200 342Z',
      paint.coral,
      { depth: 14 },
    ),
    both(solid(page, paint.white, { depth: 12, shine: 0.2 })),
    line('M200 134V330', 4, '#C9C3DE', 0.8),
    ball(84, 158, 22, paint.red),
    tube('M84 138q2-10 10-14', 5, paint.bark),
    bars(84, 192),
    solid('M124 170q16-26 34 0l22 4q-4 14-20 12h-30q-14-2-6-16z', paint.sun, { depth: 6 }),
    bars(154, 204),
    ball(84, 262, 20, paint.grey),
    both(ball(66, 248, 9, paint.grey), 84),
    line('M62 292h44', 5, '#EE5F58'),
    solid(box(134, 250, 44, 28, 8), paint.blue, { depth: 6 }),
    ball(146, 280, 8, paint.ink),
    ball(168, 280, 8, paint.ink),
    solid('M228 178l26-24l26 24v26h-52z', paint.orange, { depth: 6 }),
    bars(254, 220),
    ball(322, 160, 20, paint.sun),
    line(
      Array.from(
        { length: 8 },
        (_, i) =>
          `M${322 + 25 * Math.cos((i * Math.PI) / 4)} ${160 + 25 * Math.sin((i * Math.PI) / 4)}l${8 * Math.cos((i * Math.PI) / 4)} ${8 * Math.sin((i * Math.PI) / 4)}`,
      ).join(''),
      5,
      '#F5A623',
    ),
    bars(320, 200),
    flower(252, 280, 20, '#F07CA0'),
    solid('M300 262h40v22q-20 16-40 0z', paint.teal, { depth: 6 }),
    line('M340 266q14 4 2 16', 5, '#1E9A94'),
  ].join('');
};
export const things = {
  'tapir-book': tapirBook,
  'opened-picture-book': openBook,
  'roti-book': rotiBook,
  'rain-book': rainBook,
  'mango-book': mangoBook,
  'words-book': wordsBook,
};
