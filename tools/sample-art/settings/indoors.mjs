/**
 * Indoor settings for scenes of several objects. Each takes a picture's size, tone and random choices, and returns the layers of
 * the background, the height of the floor, and small objects that fit: some stand, some fly or hang.
 */
import { plinth, rug } from '../ornaments.mjs';
import { bunting, confetti, hill, star } from '../shapes.mjs';
import {
  aisleSign,
  blockWall,
  bookCase,
  boothStall,
  cupboards,
  curtainedWindow,
  curtains,
  distantStalls,
  floorboards,
  framedPictures,
  rect,
  screens,
  shelf,
  shopShelves,
  softTiles,
  sunnyWindow,
  tablecloth,
  tiles,
  washBasin,
} from '../surroundings.mjs';
import { thread } from '../toys.mjs';

const white = '#FFFFFF';

/** What is on the wall of a room, from `x` on, a third of the picture wide. */
const wall = (w, h, x, t, c) =>
  c.pick([
    () => sunnyWindow(x, h * 0.1, w * 0.28, h * 0.4, t),
    () => framedPictures(x, h * 0.1, w * 0.3, h, t),
    () => bookCase(x, h * 0.735, w * 0.24, h * 0.6, t),
    () => curtainedWindow(x, h * 0.08, w * 0.3, h * 0.56, t, c.pick(t.mates)),
  ])();

const sprinkled = (w, bottom, random, fills, count) =>
  confetti(
    Array.from({ length: count }, (_, i) => [
      random.between(60, w - 60),
      random.between(50, bottom),
      random.yes(0.35) ? null : random.between(-60, 60),
      fills[i % fills.length],
    ]),
  );

/** Where the stars of a mobile hang: between the windows of a night. */
const MOBILE = [0.45, 0.5, 0.55];

export const indoors = {
  room: (w, h, t, c) => {
    const at = c.pick([0.08, 0.62]);
    return {
      floor: 0.91,
      back: [
        floorboards(w, h, h * 0.74, t),
        wall(w, h, w * at, t, c),
        rug(w / 2, h * 0.91, w * 0.4, h * 0.075, t.light, 0.95),
      ],
      standing: ['potted-plant', 'yarn', 'books', 'teddy-bear', 'soccer-ball', 'basket'],
      flying: [],
    };
  },
  night: (w, h, t, c) => ({
    floor: 0.91,
    back: [
      rect(0, 0, w, h, t.deep, 0, 0.55),
      floorboards(w, h, h * 0.76, { ...t, light: t.light, mid: t.deep, deep: t.strong }),
      sunnyWindow(w * c.pick([0.1, 0.6]), h * 0.12, w * 0.29, h * 0.42, t, true),
      ...MOBILE.map((x, i) => thread(w * x, -10, w * x, h * [0.16, 0.26, 0.12][i])),
      ...MOBILE.map((x, i) => star(w * x, h * [0.19, 0.29, 0.15][i], 46, '#FFE08A')),
      rug(w / 2, h * 0.91, w * 0.4, h * 0.07, t.mid, 0.9),
    ],
    standing: ['teddy-bear', 'books', 'baby-bottle', 'socks'],
    flying: [],
  }),
  kitchen: (w, h, t, c) => ({
    floor: 0.89,
    back: [
      tiles(w, h * 0.72, 128, white, 0.75),
      shelf(w * 0.76, h * 0.27, w * 0.34, t),
      tablecloth(w, h, h * 0.76, t.mid, c.pick(t.mates)),
    ],
    aloft: [
      [0.68, 0.27],
      [0.84, 0.27],
    ],
    shelf: ['teapot', 'jar', 'potted-plant', 'honey-pot', 'canned-food'],
    standing: ['lemon', 'strawberry', 'carrot', 'banana', 'tomato', 'egg'],
    flying: [],
  }),
  /** A kitchen with its counter along the back wall. */
  kitchenette: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      tiles(w, h * 0.5, 128, white, 0.75),
      cupboards(w, h, t, c.pick(t.mates)),
      rect(0, h * 0.76, w, h * 0.26, t.mid),
      rect(0, h * 0.76, w, 10, t.deep, 0, 0.35),
      rug(w / 2, h * 0.91, w * 0.4, h * 0.07, t.light, 0.8),
    ],
    standing: [],
    flying: [],
  }),
  bathroom: (w, h, t, _c) => ({
    floor: 0.92,
    back: [
      tiles(w, h * 0.74, 128, white, 0.75),
      washBasin(w * 0.5, h * 0.76, h * 0.3, t),
      rect(0, h * 0.74, w, h * 0.28, t.mid),
      rect(0, h * 0.74, w, 12, t.deep, 0, 0.35),
      rug(w * 0.42, h * 0.91, w * 0.32, h * 0.07, t.light, 0.9),
    ],
    standing: [],
    flying: [],
  }),
  shop: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      shopShelves(w, h * 0.76, t, c),
      aisleSign(w * 0.24, h * 0.07, h * 0.17, t),
      rect(0, h * 0.76, w, h * 0.26, t.light),
      rect(0, h * 0.76, w, 12, t.deep, 0, 0.35),
    ],
    standing: [],
    flying: [],
  }),
  table: (w, h, t, c) => ({
    floor: 0.9,
    back: [tablecloth(w, h, h * 0.79, t.light, c.pick(t.mates))],
    standing: ['tulip', 'cookie', 'cherries', 'spoon', 'cupcake'],
    flying: [],
  }),
  stand: (w, h, t, c) => ({
    floor: 0.93,
    back: [
      boothStall(w * c.between(0.46, 0.54), h * 0.87, w * 0.84, h * 0.76, t, c.pick(t.mates)),
      rect(0, h * 0.85, w, h * 0.2, t.mid),
      rug(w / 2, h * 0.92, w * 0.46, h * 0.06, t.light, 0.8),
    ],
    standing: ['shopping-bags', 'wrapped-gift', 'potted-plant', 'balloon'],
    flying: [],
  }),
  hall: (w, h, t, _c) => ({
    floor: 0.93,
    back: [
      bunting([-60, h * 0.05], [w + 60, h * 0.05], h * 0.1, Math.round(w / 135), [
        t.strong,
        white,
        ...t.mates,
      ]),
      distantStalls(w, h * 0.72, t, t.mates),
      rect(0, h * 0.71, w, h * 0.3, t.mid),
      rug(w / 2, h * 0.92, w * 0.46, h * 0.08, t.light, 0.85),
    ],
    standing: ['shopping-bags', 'teddy-bear', 'wrapped-gift', 'backpack'],
    flying: ['balloon'],
  }),
  party: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      bunting([-60, h * 0.03], [w + 60, h * 0.1], h * 0.12, Math.round(w / 140), [white, ...t.mates]),
      sprinkled(w, h * 0.7, c, [t.strong, ...t.mates, white], 16),
      hill(w / 2, h * 0.79, w, h * 0.4, t.light),
    ],
    standing: ['wrapped-gift', 'confetti-ball', 'cupcake', 'party-popper'],
    flying: ['balloon'],
  }),
  stage: (w, h, t, _c) => ({
    floor: 0.855,
    back: [
      rect(0, 0, w, h, t.mid, 0, 0.5),
      curtains(w, h, t.deep, t.strong),
      plinth(w / 2, h * 0.83, w * 0.4, h * 0.1, t.light, t.deep),
    ],
    standing: ['bouquet', 'microphone'],
    flying: [],
  }),
  niche: (w, h, t, c) => ({
    floor: 0.9,
    back: [
      floorboards(w, h, h * 0.74, t),
      wall(w, h, w * c.pick([0.1, 0.6]), t, c),
      rug(w / 2, h * 0.9, w * 0.4, h * 0.075, t.light, 0.95),
    ],
    standing: ['potted-plant', 'tulip'],
    flying: [],
  }),
  /** Soft tiles, a shelf of books and flags: a nursery for small children. */
  playroom: (w, h, t, _c) => ({
    floor: 0.92,
    back: [
      bunting([-60, h * 0.03], [w + 60, h * 0.03], h * 0.06, Math.round(w / 135), [white, ...t.mates]),
      sunnyWindow(w * 0.4, h * 0.22, w * 0.2, h * 0.3, t),
      bookCase(w * 0.68, h * 0.75, w * 0.26, h * 0.52, t),
      softTiles(w, h, h * 0.74, t),
    ],
    standing: [],
    flying: [],
  }),
  /** Below the dome of a planetarium: its sky is as wide as the room. */
  dome: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      rect(0, 0, w, h, t.deep),
      `<path d="M${w * 0.04} ${h * 0.73}A${w * 0.46} ${h * 0.68} 0 0 1 ${w * 0.96} ${h * 0.73}Z" fill="#40366A" stroke="#fff" stroke-opacity=".6" stroke-width="20"/>`,
      ...Array.from({ length: 34 }, () => {
        const [angle, out] = [c.between(0.12, 0.88) * Math.PI, c.between(0.3, 0.93)];
        return star(
          w * (0.5 - 0.46 * out * Math.cos(angle)),
          h * (0.73 - 0.68 * out * Math.sin(angle)),
          c.between(8, 26),
          '#FFE9A8',
        );
      }),
      rect(0, h * 0.71, w, h * 0.06, t.light, 0, 0.9),
      rect(0, h * 0.75, w, h * 0.26, t.mid),
      rug(w / 2, h * 0.91, w * 0.42, h * 0.07, t.light, 0.9),
    ],
    standing: [],
    flying: [],
  }),
  /** Curtains and a carpet: the quiet corner of a hall. */
  corner: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      rect(0, 0, w, h * 0.74, t.light, 0, 0.6),
      screens(w, h * 0.74, t, c.pick(t.mates)),
      rect(0, h * 0.73, w, h * 0.3, t.mid),
      rug(w / 2, h * 0.9, w * 0.44, h * 0.08, t.light, 0.95),
    ],
    standing: ['potted-plant'],
    flying: [],
  }),
  /** Soft tiles on the floor and a low wall of blocks: the play arena. */
  arena: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      bunting([-60, h * 0.05], [w + 60, h * 0.05], h * 0.1, Math.round(w / 135), [white, ...t.mates]),
      blockWall(w, h * 0.68, t.mates, c),
      softTiles(w, h, h * 0.68, t),
    ],
    standing: ['soccer-ball', 'teddy-bear'],
    flying: ['balloon'],
  }),
  desk: (w, h, t, _c) => ({
    floor: 0.9,
    back: [
      rect(w * 0.1, h * 0.1, w * 0.8, h * 0.5, white, 30, 0.6),
      ...[0.18, 0.4, 0.66].map(
        (x, i) =>
          `<rect x="${w * x}" y="${h * [0.17, 0.2, 0.16][i]}" width="${w * 0.14}" height="${w * 0.12}" rx="14" fill="${t.mates[i]}" opacity=".5" transform="rotate(${[-5, 4, -3][i]} ${w * (x + 0.07)} ${h * 0.25})"/>`,
      ),
      rect(0, h * 0.77, w, h * 0.3, '#F1DDBC'),
      rect(0, h * 0.77, w, 22, '#FBEFD9'),
    ],
    standing: ['potted-plant', 'light-bulb', 'hot-beverage', 'books', 'pencil'],
    flying: [],
  }),
};
