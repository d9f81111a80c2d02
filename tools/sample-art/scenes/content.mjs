/** The pictures of the sample content: `drawings.json` has a ground and objects for each entry, by kind and slug. */
import { readFileSync } from 'node:fs';
import { badges } from '../badges.mjs';
import { crowd, hasPeople } from '../crowd.mjs';
import { signs } from '../marks/signs.mjs';
import { seededRandom } from '../seeded-random.mjs';
import { indoors } from '../settings/indoors.mjs';
import { outdoors } from '../settings/outdoors.mjs';
import { inSetting, onSquare } from '../staging.mjs';
import { tones } from '../tones.mjs';
import { drawings as drawingsWall } from '../wall-of-drawings.mjs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const places = read('./places.json');
const drawings = read('./drawings.json');

const settings = { ...indoors, ...outdoors, drawings: drawingsWall };

const SMALL = 800;
/** Cycles through a list, so that neighbours on a page differ. */
const cycle = (list, index) => list[index % list.length];

/** One or two objects on a plain ground. `share` limits a lone one, so that beside pairs it isn't the largest. */
const square =
  (share) =>
  (name, { ground, objects }) => ({
    name,
    width: SMALL,
    height: SMALL,
    ground: tones[ground].ground,
    layers: onSquare(objects, SMALL, share),
    isCentred: objects.length > 1,
  });

/** The shape of a mark, and its sign on it. */
const INKS = [
  ['#2B2440', '#FFC83D'],
  ['#FFFFFF', '#D8433F'],
  ['#0E8A72', '#FFFFFF'],
  ['#FFC83D', '#2B2440'],
  ['#3F6BE0', '#FFFFFF'],
  ['#FFFFFF', '#6A42C8'],
  ['#E8605A', '#FFF6E0'],
  ['#7A55CC', '#FFE08A'],
  ['#FFFFFF', '#0E8A72'],
];

/** A brand mark: a plain sign or a letter on a plain shape. */
function mark(name, { ground, objects: [sign] }, index) {
  const [mid, r] = [SMALL / 2, SMALL * 0.35];
  const [fill, ink] = cycle(INKS, index);
  const shape = cycle(Object.values(badges), index * 2 + Math.floor(index / 7));
  const drawn = signs[sign](ink, fill);
  return {
    name,
    width: SMALL,
    height: SMALL,
    ground: tones[ground].ground,
    layers: [
      shape(mid, mid, r, fill),
      `<g transform="translate(${mid} ${mid}) scale(${r / 88})">${drawn}</g>`,
    ],
  };
}

/** A tier of the points programme: the plant grows a little with each. */
function step(name, { ground, objects: [icon] }, index) {
  const height = SMALL * (0.54 + 0.05 * index);
  const thing = { icon, x: SMALL / 2, middle: SMALL / 2, height, maxWidth: SMALL * 0.7 };
  return { name, width: SMALL, height: SMALL, ground: tones[ground].ground, layers: [thing] };
}

/** Several objects in the setting that places.json names for this picture. */
const scene = (shapes) =>
  function drawn(name, { ground, objects }, index) {
    const [tone, random] = [tones[ground], seededRandom(name)];
    const [w, h] = cycle(shapes, index);
    if (!places[name]) throw new Error(`scenes/places.json does not say where ${name} plays`);
    const setting = settings[places[name]](w, h, tone, random);
    const arrange = hasPeople(objects) ? crowd : inSetting;
    const things = arrange(objects, { w, h, setting, tone, turn: index, random });
    return {
      name,
      width: w,
      height: h,
      ground: tone.ground,
      layers: [...setting.back, ...things, ...(setting.front ?? [])],
      quality: SCENE_QUALITY,
    };
  };

/** These pictures are many and large, so their quality is a little lower. */
const SCENE_QUALITY = 80;
const WIDE = [1600, 1000];
const CARD = [1600, 900];
/** As the cards of the places show it. */
const PLACE = [1600, 1067];
const LANDSCAPE = [1600, 1200];
const PORTRAIT = [1200, 1600];
const SQUARE = [1200, 1200];
const photographs = [
  LANDSCAPE,
  PORTRAIT,
  SQUARE,
  LANDSCAPE,
  LANDSCAPE,
  PORTRAIT,
  LANDSCAPE,
  SQUARE,
  PORTRAIT,
];

const kinds = [
  ['brand', mark],
  ['product', square()],
  ['article', scene([WIDE])],
  ['moment', scene(photographs)],
  ['media', scene([WIDE])],
  ['group', scene([CARD])],
  ['page', scene([WIDE])],
  ['place', scene([PLACE])],
  ['job', square()],
  ['reward', square(0.52)],
  ['tier', step],
  ['way', square()],
];

export const contentScenes = kinds.flatMap(([kind, draw]) =>
  Object.entries(drawings[kind]).map(([slug, drawing], index) => draw(`${kind}-${slug}`, drawing, index)),
);
