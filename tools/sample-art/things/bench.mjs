/** A garden bench, empty or with parents who sit beside each other. */
import { paint, rod } from '../materials.mjs';
import { ball, both, box, group, line, solid } from '../solids.mjs';
import { infant, person } from './people-parts.mjs';

const sitting = [
  {
    head: paint.rose,
    top: 'tunic',
    shirt: paint.pink,
    dress: paint.rose,
    left: 'hold',
    child: infant(paint.sun),
  },
  { hair: 'short', shirt: paint.blue, legs: paint.slate, right: 'down' },
  {
    skin: paint.darkSkin,
    hair: 'long',
    top: 'tunic',
    shirt: paint.orange,
    legs: paint.violet,
    left: 'hold',
    child: infant(paint.mint, { skin: paint.darkBabySkin }),
  },
];

const seat = () =>
  [
    both(rod('M44 170V318', 13, paint.bark)),
    rod('M26 178H374', 15),
    rod('M26 206H374', 15),
    both(rod('M66 262V290', 13, paint.bark)),
    rod('M18 270H382', 20),
    rod('M18 286H382', 14, paint.tan),
  ].join('');

const parents = () =>
  seat() +
  sitting
    .map((parts, i) => group(`translate(${-42 + i * 110} 76) scale(.66)`, person({ ...parts, sits: 'seat' })))
    .join('');

/** Empty, with a light on it. */
const withCandle = () =>
  [
    seat(),
    ball(262, 196, 34, ['#FFF6D8', '#FFE9A8']),
    solid(box(246, 216, 32, 48, 8), paint.white, { depth: 10 }),
    line('M262 216v-10', 4, '#494468'),
    solid('M262 172Q282 194 262 208Q242 194 262 172Z', paint.sun, { depth: 6 }),
  ].join('');

export const things = { 'parents-on-a-bench': parents, 'bench-with-candle': withCandle };
