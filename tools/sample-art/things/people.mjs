/** The visitors of the sample's scenes, by name, in their poses. */
import { paint } from '../materials.mjs';
import { group } from '../solids.mjs';
import { crawler, sitter } from './babies.mjs';
import { armchair, bed, photographPrint, sofa } from './furniture.mjs';
import { infant, person } from './people-parts.mjs';
import { train } from './ride.mjs';

const grey = ['#E4E2EC', '#A9A4BC'];
const small = (markup) => group('translate(60 112) scale(.7)', markup);

const visitors = {
  'visitor-aisyah': {
    head: paint.lilac,
    top: 'tunic',
    shirt: paint.violet,
    dress: paint.lilac,
    right: 'hip',
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
    skin: paint.darkSkin,
    hair: 'bun',
    top: 'tunic',
    shirt: paint.sun,
    legs: paint.rose,
    left: 'hip',
  },
  'visitor-priya-baby': {
    skin: paint.darkSkin,
    hair: 'long',
    top: 'tunic',
    shirt: paint.orange,
    legs: paint.violet,
    left: 'hold',
    child: infant(paint.mint, { skin: paint.darkBabySkin }),
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
  'visitor-wei': { hair: 'short', shirt: paint.blue, legs: paint.slate, right: 'hip' },
  'visitor-raj': {
    skin: paint.darkSkin,
    hair: 'short',
    shirt: paint.orange,
    legs: paint.navy,
    beard: '#2B2440',
    left: 'down',
  },
  'visitor-raj-baby': {
    skin: paint.darkSkin,
    hair: 'short',
    shirt: paint.red,
    legs: paint.navy,
    left: 'hold',
    right: 'hold',
    child: infant(paint.lilac, { skin: paint.darkBabySkin }),
  },
  'visitor-nenek': { head: paint.cream, top: 'tunic', shirt: paint.green, dress: paint.mint, left: 'hip' },
  'visitor-popo': {
    hair: 'bun',
    hairs: grey,
    top: 'tunic',
    shirt: paint.red,
    legs: paint.ink,
    right: 'hip',
  },
  'visitor-atuk': { hair: 'songkok', hairs: grey, shirt: paint.cream, legs: paint.slate, left: 'hip' },
  'visitor-helper': { hair: 'short', shirt: paint.sun, legs: paint.ink, left: 'hip' },
  'visitor-helper-nina': { head: paint.ink, top: 'tunic', shirt: paint.sun, legs: paint.ink, right: 'hip' },
};
const children = {
  'child-adam': { hair: 'short', shirt: paint.red, legs: paint.blue, right: 'hip' },
  'child-sara': { hair: 'bun', shirt: paint.lilac, dress: paint.violet, left: 'down' },
  'child-lin': { hair: 'long', shirt: paint.teal, dress: paint.sun, right: 'down' },
  'child-dev': { skin: paint.darkSkin, hair: 'short', shirt: paint.mint, legs: paint.orange, left: 'hip' },
};

const POSES = {
  wave: { right: 'wave' },
  cheer: { left: 'wave', right: 'wave' },
  'reach-left': { left: 'reach' },
  'reach-right': { right: 'reach' },
  sit: { sits: 'floor' },
  armchair: { sits: 'seat', isInArmchair: true },
  seat: { sits: 'seat' },
  tantrum: { cries: true, left: 'fist', right: 'fist' },
  'ear-protectors': { earsCovered: true },
  'deep-shirt': { isShirtDeep: true },
  'look-left': { gaze: -1 },
  'look-right': { gaze: 1 },
};
const HANDS_FULL = { left: 'hold', right: 'hold' };

/** In cm, the longer side; other things are as large as a book. */
const HELD = {
  'clip-fan': 34,
  'cuddle-elephant': 46,
  'four-in-one-car-seat': 64,
  'infant-carrier': 60,
  'muslin-cloths': 36,
  'shopping-bags': 46,
  'admission-tickets': 40,
  'baby-bottle': 24,
  'baby-bowl': 46,
  'beach-set': 34,
  'grip-socks': 26,
  mug: 30,
  'mobile-phone': 30,
  tablet: 42,
  'phone-offline': 36,
  'phone-saved': 36,
  'palm-sugar-ice': 42,
  'three-bottles': 34,
  'teddy-bear': 44,
  bouquet: 44,
  luggage: 58,
  'pot-of-food': 44,
  broom: 118,
  camera: 28,
  drum: 48,
  guitar: 96,
  kompang: 40,
  teapot: 34,
  'tapir-book': 58,
  'opened-picture-book': 62,
};
/** Held on the lap, not before the chest: how much lower. */
const ON_LAP = { 'opened-picture-book': 22 };
const BOOK = 40;
/** The share of a drawing's side that its visible body takes. */
const BODY = 0.86;
/** Drawing units for each cm of an adult and of a child, which is drawn smaller afterwards. */
const UNITS = { adult: 2.12, child: 3.1 };

const NAME = /^([^:+]+)(?::([^+]+))?(?:\+(.+))?$/;
const TOGETHER = /^(sofa|bed|handshake|print|slide|train)\((.+)\)$/;

/**
 * A visitor in other poses or with something in both hands: `child-lin:sit:look-left+tapir-book`. Some share a sofa, lie in
 * bed, shake hands, are on a photograph, go down a slide or ride on a train: `sofa(visitor-raj,child-lin)`.
 */
export function posed(name, icons) {
  const [, where, inside] = TOGETHER.exec(name) ?? [];
  if (where === 'sofa')
    return canvas(sofa(inside.split(',').map((who) => figure(addPose(who, 'seat'), icons))));
  if (where === 'train') return canvas(train(inside.split(',').map((who) => figure(who, icons))));
  if (where === 'print') return canvas(photographPrint(inside.split(',').map((who) => figure(who, icons))));
  if (where === 'bed') return canvas(bed(figure(inside, icons)));
  if (where === 'handshake') return canvas(handshake(inside.split(','), icons));
  if (where === 'slide') return canvas(slide(figure(addPose(inside, 'seat'), icons), icons));
  const { markup, look, isChild } = figure(name, icons);
  if (look.isInArmchair) return canvas(armchair(markup, look.shirt));
  return canvas(isChild ? small(markup) : markup);
}

/** Two who face each other, as far apart as lets their hands meet. */
const handshake = ([first, second], icons) =>
  group(
    'translate(200 374) scale(.62) translate(-200 -374)',
    group('translate(-111 0)', figure(addPose(first, 'reach-right:look-right'), icons).markup),
    group('translate(111 0)', figure(addPose(second, 'reach-left:look-left'), icons).markup),
  );

/** A child on its way down. */
const slide = ({ markup }, icons) =>
  `<svg width="400" height="400" viewBox="0 0 32 32">${icons['playground-slide'].body}</svg>` +
  group('translate(232 214) rotate(-12) scale(.5) translate(-200 -300)', markup);

const canvas = (body) => ({ body, width: 400, height: 400 });
const addPose = (name, pose) => name.replace(/^[^+]+/, `$&:${pose}`);

function figure(name, icons) {
  const [, who, poses, thing] = NAME.exec(name) ?? [];
  const parts = visitors[who] ?? children[who];
  const wanted = poses?.split(':') ?? [];
  if (!parts || wanted.some((pose) => !POSES[pose]) || (thing && !icons[thing]))
    throw new Error(`Nobody can be drawn as ${name}`);
  const isChild = who in children;
  const look = Object.assign({ ...parts }, ...wanted.map((pose) => POSES[pose]));
  if (thing) {
    const long = (HELD[thing] ?? BOOK) * (isChild ? UNITS.child : UNITS.adult);
    const side = long / BODY;
    const { body, width = 32, height = 32 } = icons[thing];
    const middle = 210 - Math.min(long, 110) * 0.22 + (ON_LAP[thing] ?? 0);
    const ids = `held-${thing}-`;
    const drawn = body
      .replaceAll(/\bid="([^"]+)"/g, `id="${ids}$1"`)
      .replaceAll(/url\(#([^)]+)\)/g, `url(#${ids}$1)`)
      .replaceAll(/href="#([^"]+)"/g, `href="#${ids}$1"`);
    const nested = `<svg x="${200 - side / 2}" y="${middle - side / 2}" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
    Object.assign(look, HANDS_FULL, { child: nested, reach: Math.min(58, Math.max(12, long * 0.38)) });
  }
  return { markup: person({ ...look, isChild }), look, isChild };
}

const drawn = (list) =>
  Object.fromEntries(Object.keys(list).map((name) => [name, () => posed(name, {}).body]));

export const things = {
  ...drawn(visitors),
  ...drawn(children),
  'baby-crawling': () => crawler(paint.sky),
  'baby-crawling-red': () => crawler(paint.coral),
  'baby-sitting': () => sitter(paint.mint),
  'baby-sitting-sun': () => sitter(paint.sun),
};
