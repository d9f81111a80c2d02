/** The sample pictures of the content files, from each entry's `art`. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { badges, ring } from '../badges.mjs';
import { seededRandom } from '../seeded-random.mjs';
import { indoors } from '../settings/indoors.mjs';
import { outdoors } from '../settings/outdoors.mjs';
import { disc, star } from '../shapes.mjs';
import { inSetting, onSquare } from '../staging.mjs';
import { tones } from '../tones.mjs';

const content = join(dirname(fileURLToPath(import.meta.url)), '../../../server/seed/content');
const read = (file) => JSON.parse(readFileSync(join(content, file), 'utf8'));
const places = JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8'));

const settings = { ...indoors, ...outdoors };

const SMALL = 800;
/** Cycles through a list, so that neighbours on a page differ. */
const cycle = (list, index) => list[index % list.length];

/** One or two objects on a plain ground. */
const square = (name, { ground, objects }) => ({
  name,
  width: SMALL,
  height: SMALL,
  ground: tones[ground].ground,
  layers: onSquare(objects, SMALL),
});

/** A brand mark: a bold shape, the object that the brand is named after, and a smaller one on a coin. */
function mark(name, { ground, objects }, index) {
  const [tone, random] = [tones[ground], seededRandom(name)];
  const shape = cycle(Object.values(badges), index * 3 + Math.floor(index / 10));
  const fill = cycle(
    [tone.strong, tone.mates[0], '#FFFFFF', tone.deep, '#3A3158', tone.mates[2], tone.strong],
    index,
  );
  const [mid, r] = [SMALL / 2, SMALL * 0.39];
  const line = fill === '#FFFFFF' ? tone.deep : '#FFFFFF';
  const [main, other] = objects;
  const size = SMALL * (other ? 0.42 : 0.47);
  const x = mid - (other ? SMALL * 0.03 : 0);
  const body = {
    icon: main,
    x,
    foot: mid + size * (other ? 0.46 : 0.5),
    height: size,
    maxWidth: SMALL * 0.52,
    shadow: false,
  };
  const [cx, cy] = [SMALL * 0.765, SMALL * (random.yes(0.75) ? 0.745 : 0.255)];
  const coin = other
    ? [
        disc(cx, cy, SMALL * 0.145, tone.ground),
        disc(cx, cy, SMALL * 0.122, '#FFFFFF'),
        {
          icon: other,
          x: cx,
          foot: cy + SMALL * 0.082,
          height: SMALL * 0.164,
          maxWidth: SMALL * 0.175,
          shadow: false,
        },
      ]
    : [];
  const inner = random.yes(0.6)
    ? [ring(mid, mid, r * 0.77, line, random.pick(['', '1 26', '30 24']))]
    : [disc(mid, mid, r * 0.76, '#FFFFFF', fill === '#FFFFFF' ? 0 : 0.3)];
  return {
    name,
    width: SMALL,
    height: SMALL,
    ground: tone.ground,
    layers: [shape(mid, mid, r, fill), ...inner, body, ...coin],
  };
}

/** A tier of the points programme: one more star for each tier. */
function step(name, { ground, objects }, index) {
  const size = SMALL * (0.36 + 0.07 * index);
  const stars = Array.from({ length: index + 1 }, (_, i) =>
    star(SMALL * (0.5 + (i - index / 2) * 0.13), SMALL * 0.12, 40, '#FFC83D'),
  );
  const thing = { icon: objects[0], x: SMALL / 2, foot: SMALL * 0.84, height: size, maxWidth: SMALL * 0.6 };
  return { name, width: SMALL, height: SMALL, ground: tones[ground].ground, layers: [...stars, thing] };
}

/** Several objects in the setting that places.json names for this picture. */
const scene = (shapes) =>
  function drawn(name, { ground, objects }, index) {
    const [tone, random] = [tones[ground], seededRandom(name)];
    const [w, h] = cycle(shapes, index);
    if (!places[name]) throw new Error(`scenes/places.json does not say where ${name} plays`);
    const setting = settings[places[name]](w, h, tone, random);
    const things = inSetting(objects, { w, h, setting, turn: index, random });
    return {
      name,
      width: w,
      height: h,
      ground: tone.ground,
      layers: [...setting.back, ...things],
      quality: SCENE_QUALITY,
    };
  };

/** These pictures are many and large, so their quality is a little lower. */
const SCENE_QUALITY = 80;
const WIDE = [1600, 1000];
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
  ['brands.json', 'brand', mark],
  ['products.json', 'product', square],
  ['articles.json', 'article', scene([WIDE])],
  ['moments.json', 'moment', scene(photographs)],
  ['media.json', 'media', scene([WIDE])],
  ['groups.json', 'group', scene([LANDSCAPE])],
  ['kids-listing.json', 'place', scene([LANDSCAPE])],
  ['careers.json', 'job', square],
  ['rewards.json', 'reward', square],
  ['tiers.json', 'tier', step],
  ['earning-ways.json', 'way', square],
];

export const contentScenes = kinds.flatMap(([file, kind, draw]) =>
  read(file).map((entry, index) => draw(`${kind}-${entry.slug ?? entry.id}`, entry.art, index)),
);
