/** The visitors of the sample's scenes, by name. */
import { paint } from '../materials.mjs';
import { group } from '../solids.mjs';
import { crawler, infant, person, sitter } from './people-parts.mjs';

const brown = ['#C08A5E', '#8A5638'];
const grey = ['#E4E2EC', '#A9A4BC'];
/** Children have large heads on small bodies. */
const small = (markup) => group('translate(60 112) scale(.7)', markup);

const visitors = {
  'visitor-aisyah': {
    head: paint.lilac,
    top: 'tunic',
    shirt: paint.violet,
    dress: paint.lilac,
    right: 'wave',
  },
  'visitor-aisyah-baby': {
    head: paint.rose,
    top: 'tunic',
    shirt: paint.pink,
    dress: paint.rose,
    left: 'hold',
    child: infant(paint.sun),
  },
  'visitor-nurul': { head: paint.teal, top: 'tunic', shirt: paint.mint, legs: paint.slate, left: 'hip' },
  'visitor-mei': { hair: 'long', shirt: paint.coral, legs: paint.navy, right: 'down' },
  'visitor-mei-baby': {
    hair: 'long',
    shirt: paint.sky,
    dress: paint.blue,
    left: 'hold',
    child: infant(paint.coral),
  },
  'visitor-mei-expecting': {
    hair: 'bun',
    top: 'tunic',
    shirt: paint.coral,
    legs: paint.slate,
    left: 'hip',
    belly: true,
  },
  'visitor-priya': {
    skin: brown,
    hair: 'bun',
    top: 'tunic',
    shirt: paint.sun,
    legs: paint.rose,
    right: 'wave',
  },
  'visitor-priya-baby': {
    skin: brown,
    hair: 'long',
    top: 'tunic',
    shirt: paint.orange,
    legs: paint.violet,
    left: 'hold',
    child: infant(paint.mint),
  },
  'visitor-hafiz': { hair: 'short', shirt: paint.mint, legs: paint.navy, beard: '#3A3158', left: 'hip' },
  'visitor-hafiz-baby': {
    hair: 'short',
    shirt: paint.green,
    legs: paint.slate,
    beard: '#3A3158',
    left: 'hold',
    right: 'hold',
    child: infant(paint.sky),
  },
  'visitor-wei': { hair: 'short', shirt: paint.blue, legs: paint.slate, right: 'wave' },
  'visitor-raj': {
    skin: brown,
    hair: 'short',
    shirt: paint.orange,
    legs: paint.navy,
    beard: '#2B2440',
    left: 'down',
  },
  'visitor-raj-baby': {
    skin: brown,
    hair: 'short',
    shirt: paint.red,
    legs: paint.navy,
    left: 'hold',
    right: 'hold',
    child: infant(paint.lilac),
  },
  'visitor-nenek': { head: paint.cream, top: 'tunic', shirt: paint.green, dress: paint.mint, left: 'hip' },
  'visitor-popo': {
    hair: 'bun',
    hairs: grey,
    top: 'tunic',
    shirt: paint.red,
    legs: paint.ink,
    right: 'wave',
  },
  'visitor-atuk': { hair: 'songkok', hairs: grey, shirt: paint.cream, legs: paint.slate, left: 'hip' },
  'visitor-helper': { hair: 'short', shirt: paint.sun, legs: paint.ink, right: 'wave', left: 'hip' },
  'visitor-helper-nina': { head: paint.ink, top: 'tunic', shirt: paint.sun, legs: paint.ink, right: 'wave' },
};
const children = {
  'child-adam': { hair: 'short', shirt: paint.red, legs: paint.blue, right: 'wave', left: 'wave' },
  'child-sara': { hair: 'bun', shirt: paint.lilac, dress: paint.violet, left: 'wave' },
  'child-lin': { hair: 'long', shirt: paint.teal, dress: paint.sun, right: 'wave' },
  'child-dev': { skin: brown, hair: 'short', shirt: paint.mint, legs: paint.orange, left: 'hip' },
};
const drawn = (list, shape = (markup) => markup) =>
  Object.fromEntries(Object.entries(list).map(([name, parts]) => [name, () => shape(person(parts))]));

export const things = {
  ...drawn(visitors),
  ...drawn(children, small),
  'baby-crawling': () => crawler(paint.sky),
  'baby-crawling-red': () => crawler(paint.coral),
  'baby-sitting': () => sitter(paint.mint),
  'baby-sitting-sun': () => sitter(paint.sun),
};
