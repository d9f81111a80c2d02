/**
 * Outdoor settings for scenes of several objects. Each takes a picture's size, tone and random choices, and returns the layers of
 * the background, the height of the floor, and small objects that fit: some stand, some fly or hang.
 */

import { boardwalk, butterflyTent } from '../forest.mjs';
import { blocks, rails } from '../landmarks.mjs';
import { rug } from '../ornaments.mjs';
import { cloud, disc, hill, sea, star } from '../shapes.mjs';
import { ripples, stream } from '../stream.mjs';
import { fence, rain, rect, trees } from '../surroundings.mjs';

const white = '#FFFFFF';
const green = { crown: '#A9DCC0', far: '#CBEADC', trunk: '#D9BE98', grass: '#DDF3E4', near: '#C9EBD6' };

const skies = (w, h, random, opacity = 0.9) =>
  [random.between(0.1, 0.28), random.between(0.46, 0.62), random.between(0.8, 0.92)]
    .filter((_, i) => i !== 1 || random.yes(0.6))
    .map((x) => cloud(w * x, h * random.between(0.17, 0.32), random.between(170, 300), white, opacity));

export const outdoors = {
  meadow: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      disc(w * c.pick([0.16, 0.84]), h * 0.24, h * 0.11, '#FFD874', 0.9),
      ...skies(w, h, c),
      hill(w * c.between(0.1, 0.3), h * 0.6, w * 0.5, h * 0.5, green.far),
      hill(w * c.between(0.75, 0.95), h * 0.55, w * 0.52, h * 0.5, t.mid, 0.8),
      hill(w * 0.5, h * 0.76, w, h * 0.5, green.grass),
    ],
    standing: ['sunflower', 'tulip', 'mushroom', 'hibiscus', 'rock', 'potted-plant'],
    flying: ['butterfly', 'honeybee', 'lady-beetle'],
  }),
  /** A path on boards between high trees, to a tent of butterflies. */
  forest: (w, h, _t, _c) => ({
    floor: 0.93,
    back: [
      rect(0, 0, w, h, green.far),
      ...[0.04, 0.17, 0.31, 0.45, 0.6, 0.95].map((x, i) =>
        rect(w * x, 0, w * (i % 2 ? 0.022 : 0.032), h * 0.75, green.trunk, 0, 0.8),
      ),
      ...[0.02, 0.2, 0.36, 0.52, 0.68, 0.84, 1].map((x, i) =>
        disc(w * x, h * (i % 2 ? 0.02 : -0.03), h * 0.2, green.crown),
      ),
      ...[0, 0.14, 0.27, 0.4, 0.54, 0.66, 0.99].map((x, i) =>
        disc(w * x, h * 0.72, h * (i % 2 ? 0.1 : 0.13), green.crown),
      ),
      butterflyTent(w * 0.83, h * 0.73, w * 0.26, h * 0.56),
      rect(0, h * 0.72, w, h * 0.3, green.crown),
      boardwalk(w, h, w * 0.83),
    ],
    standing: [],
    flying: [],
  }),
  garden: (w, h, _t, c) => ({
    floor: 0.93,
    back: [
      ...skies(w, h, c),
      trees(
        h * 0.74,
        [
          [w * c.between(0.06, 0.14), h * 0.62],
          [w * c.between(0.84, 0.94), h * 0.54],
          [w * c.between(0.28, 0.4), h * 0.4],
        ],
        green.crown,
        green.trunk,
      ),
      fence(w, h * 0.8, h * 0.17, white, 0.9),
      rect(0, h * 0.79, w, h * 0.3, green.grass),
      hill(w / 2, h * 0.84, w, h * 0.3, green.near),
    ],
    standing: ['tulip-bed', 'tulip-bed-sun'],
    flying: [],
  }),
  sky: (w, h, _t, c) => ({
    floor: 0.84,
    back: [
      disc(w / 2, h * 0.46, h * 0.4, white, 0.4),
      ...[
        [0.16, 0.24],
        [0.84, 0.2],
        [0.72, 0.4],
        [0.28, 0.46],
        [0.07, 0.62],
        [0.93, 0.58],
      ].map(([x, y]) =>
        star(w * x, h * (y + c.between(-0.05, 0.05)), c.between(18, 46), c.pick([white, '#FFD874'])),
      ),
      cloud(w * 0.12, h * 0.98, w * 0.42, white, 0.95),
      cloud(w * 0.5, h * 1.02, w * 0.5, white, 0.95),
      cloud(w * 0.88, h * 0.98, w * 0.42, white, 0.95),
      rect(0, h * 0.895, w, h * 0.11, white),
    ],
    standing: [],
    flying: ['star', 'sparkles'],
  }),
  beach: (w, h, _t, c) => ({
    floor: 0.92,
    back: [
      disc(w * c.pick([0.2, 0.8]), h * 0.24, h * 0.1, '#FFC83D'),
      ...skies(w, h, c),
      sea(h * 0.56, w, h, '#A5D3FF', '#7FB4F7'),
      sea(h * 0.63, w, h, '#8FC3FB', '#6FA9F5', 14, 160),
      hill(w / 2, h * 0.74, w * 0.95, h * 0.5, '#FFE9BB'),
    ],
    standing: ['spiral-shell', 'bucket', 'crab', 'coconut', 'palm-tree'],
    flying: ['kite', 'bird'],
  }),
  stream: (w, h, _t, c) => ({
    floor: 0.93,
    back: [
      ...skies(w, h, c),
      trees(
        h * 0.66,
        [
          [w * 0.1, h * 0.5],
          [w * 0.9, h * 0.54],
          [w * 0.62, h * 0.34],
        ],
        green.crown,
        green.trunk,
      ),
      hill(w / 2, h * 0.56, w, h * 0.5, green.grass),
      ...stream(w, h),
    ],
    // Over the feet of those who play in it.
    front: ripples(w, h),
    standing: ['frog', 'rock'],
    flying: [],
  }),
  pond: (w, h, _t, c) => ({
    floor: 0.86,
    back: [
      ...skies(w, h, c),
      trees(
        h * 0.56,
        [
          [w * 0.1, h * 0.42],
          [w * 0.9, h * 0.46],
          [w * 0.7, h * 0.3],
        ],
        green.crown,
        green.trunk,
      ),
      hill(w / 2, h * 0.5, w, h * 0.5, green.grass),
      rug(w / 2, h * 0.84, w * 0.52, h * 0.19, '#9CCBFF'),
      rug(w / 2, h * 0.86, w * 0.42, h * 0.13, '#B5D9FF'),
      rug(w * 0.45, h * 0.87, w * 0.26, h * 0.06, '#D3E9FF'),
    ],
    standing: ['lotus', 'frog', 'rock'],
    flying: ['butterfly', 'bubbles'],
  }),
  rainy: (w, h, t, c) => ({
    floor: 0.9,
    back: [
      cloud(w * 0.22, h * 0.24, w * 0.3, white, 0.95),
      cloud(w * 0.76, h * 0.2, w * 0.36, white, 0.95),
      rain(w, h * 0.76, c, t.deep),
      hill(w / 2, h * 0.74, w, h * 0.5, t.mid),
      rug(w * 0.5, h * 0.91, w * 0.4, h * 0.06, '#BBDBFF', 0.95),
      rug(w * 0.44, h * 0.905, w * 0.2, h * 0.026, '#E3F1FF', 0.95),
    ],
    standing: ['frog', 'snail', 'umbrella-with-rain-drops', 'mushroom'],
    flying: [],
  }),
  town: (w, h, t, c) => ({
    floor: 0.92,
    back: [
      disc(w * c.between(0.2, 0.8), h * 0.3, h * 0.13, white, 0.8),
      ...skies(w, h, c, 0.7),
      blocks(
        h * 0.78,
        [0.02, 0.13, 0.24, 0.62, 0.74, 0.87].map((x) => [
          w * x,
          w * c.between(0.08, 0.12),
          h * c.between(0.2, 0.44),
        ]),
        t.mid,
        0.9,
      ),
      trees(
        h * 0.8,
        [
          [w * 0.38, h * 0.26],
          [w * 0.56, h * 0.22],
        ],
        green.crown,
        green.trunk,
      ),
      hill(w / 2, h * 0.75, w, h * 0.5, t.light),
    ],
    standing: ['potted-plant', 'deciduous-tree', 'bicycle', 'postbox'],
    flying: ['balloon', 'bird'],
  }),
  road: (w, h, _t, c) => ({
    floor: 0.89,
    back: [
      ...skies(w, h, c),
      hill(w * 0.2, h * 0.56, w * 0.5, h * 0.4, green.far),
      hill(w * 0.8, h * 0.52, w * 0.55, h * 0.4, green.grass),
      trees(
        h * 0.78,
        [
          [w * 0.08, h * 0.3],
          [w * 0.93, h * 0.36],
          [w * 0.5, h * 0.22],
        ],
        green.crown,
        green.trunk,
      ),
      rect(0, h * 0.77, w, h * 0.26, '#A79FBC'),
      rect(0, h * 0.77, w, 14, '#C5BED6'),
      `<path d="M-40 ${h * 0.95}H${w + 40}" stroke="#fff" stroke-width="14" stroke-dasharray="110 80" stroke-linecap="round" opacity=".8"/>`,
    ],
    standing: ['construction', 'luggage'],
    flying: [],
  }),
  rails: (w, h, _t, c) => ({
    floor: 0.88,
    back: [
      ...skies(w, h, c),
      hill(w * 0.15, h * 0.52, w * 0.5, h * 0.4, green.far),
      hill(w * 0.8, h * 0.58, w * 0.55, h * 0.4, green.grass),
      trees(
        h * 0.8,
        [
          [w * 0.9, h * 0.5],
          [w * 0.06, h * 0.36],
        ],
        green.crown,
        green.trunk,
      ),
      rect(0, h * 0.75, w, h * 0.26, '#E9D9BC'),
      // Below the wheels of what stands behind the people.
      rect(0, h * 0.795, w, h * 0.036, '#D3BE9B'),
      rails(w, h * 0.801, '#7A7093'),
    ],
    standing: ['railway-car'],
    flying: ['bird'],
  }),
};
