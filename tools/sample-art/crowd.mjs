/**
 * Arranges people and things in their true proportions, in the order of the list from left to right. What is small lies on
 * a table or is held (`visitor-mei+mobile-phone`, see people.mjs); buildings and vehicles stand behind the people.
 */
import { paint } from './materials.mjs';
import { box, flat, line, solid } from './solids.mjs';

const PERSON = /^(visitor|child)-|^(sofa|bed|handshake|slide|train)\(/;
const BABY = /^baby-(crawling|sitting)/;
/** They bring their own. */
const WITHOUT_SHADOW = ['beach-umbrella'];
const IN_THE_AIR = /^(balloon|bubbles|moon-kite|butterfly)$/;

/** Height and width in cm of what stands on the floor. */
const FLOOR = {
  'balance-bike': [62, 84],
  'beach-set': [38, 42],
  'beach-umbrella': [190, 170],
  'four-in-one-car-seat': [66, 50],
  'high-chair': [98, 62],
  'high-chair-with-baby': [104, 62],
  'hospital-bag': [38, 46],
  'bag-of-blocks': [62, 66],
  'changing-drawers': [92, 90],
  'children-tent': [130, 140],
  'city-stroller': [104, 92],
  'cabin-stroller': [100, 66],
  'confinement-hamper': [62, 72],
  'duck-pond': [46, 112],
  'duo-stroller': [104, 80],
  'entry-gate': [108, 48],
  'evergreen-tree': [190, 110],
  'floor-lamp': [158, 60],
  'folding-tub': [46, 84],
  'infant-carrier': [52, 58],
  'kick-scooter': [78, 60],
  'nursing-pillow': [26, 54],
  'parents-on-a-bench': [150, 230],
  'playground-slide': [176, 180],
  'shadow-theatre': [112, 124],
  'shopping-bags': [44, 44],
  'shopping-cart': [104, 100],
  'stair-gate': [80, 92],
  'stop-sign-on-post': [136, 46],
  'teddy-bear': [60, 54],
  'three-diaper-packs': [46, 56],
  'toppled-blocks': [56, 66],
  'toy-train': [74, 120],
  'travel-bag': [46, 52],
  backpack: [42, 34],
  basket: [38, 42],
  bed: [112, 200],
  bengkung: [128, 56],
  broom: [112, 62],
  bucket: [32, 32],
  candle: [18, 12],
  cot: [96, 128],
  crocodile: [150, 150],
  drum: [52, 58],
  goat: [76, 84],
  incubator: [132, 104],
  luggage: [62, 40],
  potty: [34, 40],
  'puzzle-piece': [44, 44],
  'rubber-ducks': [22, 44],
  telescope: [134, 118],
  'tiger-puppet': [66, 60],
  wastebasket: [46, 40],
};
/** The same for what stands behind the people: as large as the picture allows, as it is farther away. */
const BEHIND = {
  station: [250, 250],
  automobile: [158, 215],
  bus: [250, 330],
  hospital: [330, 330],
  hut: [186, 200],
  locomotive: [205, 240],
  school: [290, 330],
  stand: [220, 230],
};
/** Height and width in cm of what lies on a table. */
const ON_TABLE = {
  'artist-palette': [30, 36],
  'bath-crayons': [24, 36],
  'birthday-cake': [34, 38],
  'fish-sprinkle': [22, 18],
  'food-maker': [34, 28],
  'cuddle-elephant': [38, 40],
  'herbal-bath': [44, 62],
  mug: [18, 20],
  'milk-bags': [20, 24],
  'pear-pouches': [22, 30],
  'pot-of-food': [36, 48],
  'red-date-tea': [28, 40],
  'steaming-bowl': [24, 28],
  'suction-bowl': [20, 30],
  'three-bottles': [24, 30],
  'wearable-pumps': [20, 28],
  'words-book': [26, 36],
  books: [26, 30],
  cooking: [20, 40],
  dumpling: [16, 24],
  pancakes: [22, 34],
  pizza: [26, 32],
  teapot: [28, 36],
  headphone: [24, 26],
  'moon-light': [26, 26],
  'potted-plant': [30, 22],
  'alarm-clock': [16, 16],
  'first-aid-kit': [26, 34],
  abacus: [26, 32],
  receipt: [22, 16],
  'wrapped-gift': [28, 28],
  trophy: [32, 26],
};
/** As shares of the picture's size: distance from the side, place of the foot, height and greatest width. */
const AIR = { balloon: [0.13, 0.36, 0.17, 0.2], 'moon-kite': [0.24, 0.45, 0.26, 0.36] };
const ADULT = [165, 80];
const CHILD = [100, 58];
const HIGH = 120;
const TABLES = { adults: 76, children: 52 };

/** From the end of the kite's own string to the hand of a child below, as shares of the picture's width and height. */
const KITE_STRING = [
  [0.4, 0.447],
  [0.435, 0.466],
  [0.42, 0.55],
  [0.404, 0.606],
];

/** As shares of the height of an adult, in a picture with a person. */
const ADULT_SHARE = 0.72;
const TALL_SHARE = 0.68;

export const hasPeople = (objects) => objects.some((name) => PERSON.test(name) || BABY.test(name));

function measured(name) {
  if (name.startsWith('sofa(')) return { name, layer: 'people', height: 130, width: 226 };
  if (name.startsWith('bed('))
    return { name, layer: 'people', height: name.includes('visitor-') ? 160 : 130, width: 236 };
  if (name.startsWith('handshake(')) return { name, layer: 'people', height: 165, width: 190 };
  if (name.startsWith('slide(')) return { name, layer: 'people', height: 150, width: 150 };
  if (name.startsWith('train(')) return { name, layer: 'people', height: 130, width: 236 };
  if (name.includes(':armchair')) return { name, layer: 'people', height: 135, width: 116 };
  if (PERSON.test(name)) {
    const [height, width] = name.startsWith('visitor-') ? ADULT : CHILD;
    return { name, layer: 'people', height: name.includes(':sit') ? height * 0.74 : height, width };
  }
  if (BABY.test(name)) return { name, layer: 'front', height: 54, width: 60 };
  if (name in ON_TABLE) return { name, layer: 'table', height: ON_TABLE[name][0], width: ON_TABLE[name][1] };
  if (name in BEHIND) return { name, layer: 'behind', height: BEHIND[name][0], width: BEHIND[name][1] };
  if (!(name in FLOOR)) throw new Error(`crowd.mjs does not say how large ${name} is`);
  return { name, layer: 'front', height: FLOOR[name][0], width: FLOOR[name][1] };
}

/** The room that each takes in its row: people stand before what is behind them. */
const roomOf = ({ layer, width }) => (layer === 'behind' ? width * 0.5 : width);

/** Between people who neither reach for what is beside them nor stand close for lack of room, in cm. */
const ELBOW_ROOM = 26;

/** Their middles in a row about `middle`, drawn closer together where the row would be wider than `most`. */
function inRow(items, middle, most) {
  const natural = items.map(roomOf);
  const spare = (most * 0.8 - natural.reduce((sum, width) => sum + width, 0)) / items.length;
  const isLoose = !items.some(({ name }) => name.includes(':reach'));
  const widths = natural.map((width) => width + (isLoose ? Math.min(ELBOW_ROOM, Math.max(0, spare)) : 0));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const inner = total - (widths[0] + widths.at(-1)) / 2;
  const pull = total > most ? Math.max(0.1, (most - (total - inner)) / inner) : 1;
  // One that is alone stands in the middle, however wide it is.
  let at = middle - Math.max(0, Math.min(total, most) - widths[0]) / 2;
  return items.map((item, i) => {
    if (i > 0) at += ((widths[i - 1] + widths[i]) / 2) * pull;
    return { ...item, at };
  });
}

/** A table with a cloth, seen from its front. */
function table(x, top, floor, width, [light, deep]) {
  const height = floor - top;
  return [
    ...[-1, 1].map((side) =>
      solid(
        box(x + side * (width / 2 - height * 0.13) - height * 0.05, top + 10, height * 0.1, height - 10, 10),
        paint.wood,
        {
          depth: 8,
        },
      ),
    ),
    solid(box(x - width / 2 + height * 0.02, top, width - height * 0.04, height * 0.58, 22), [light, deep], {
      depth: 12,
      shade: 0.25,
    }),
    solid(
      box(
        x - width / 2 - height * 0.03,
        top - height * 0.05,
        width + height * 0.06,
        height * 0.14,
        height * 0.07,
      ),
      paint.white,
      {
        depth: 8,
        shade: 0.3,
      },
    ),
    flat(
      box(x - width / 2 + height * 0.02, top + height * 0.09, width - height * 0.04, height * 0.05, 0),
      deep,
      0.35,
    ),
  ].join('');
}

export function crowd(objects, { w, h, setting, tone }) {
  const tall = h > w;
  const items = objects
    .filter((name) => !IN_THE_AIR.test(name))
    .map(measured)
    // In a tall picture low things stand before the people, and would hide them if they were high.
    .map((item) =>
      tall && item.layer === 'front' && item.height > HIGH ? { ...item, layer: 'behind' } : item,
    );
  const adults = items.some(({ name }) => name.includes('visitor-'));
  const tallest = Math.max(
    ...items.filter(({ layer }) => layer !== 'behind').map(({ height }) => height),
    90,
  );
  const tableTop = adults ? TABLES.adults : TABLES.children;

  // In a wide picture all stand in one row; in a tall one what is low stands before the people.
  const people = items.filter(({ layer }) => layer === 'people');
  const rowOf = (list) => list.reduce((sum, item) => sum + roomOf(item), 0);
  const share = tall ? TALL_SHARE : ADULT_SHARE;
  const isOneRow = !tall && people.length > 0;
  const ranks = isOneRow
    ? [items]
    : [
        items.filter(({ layer }) => layer === 'people' || layer === 'behind'),
        items.filter(({ layer }) => layer === 'front' || layer === 'table'),
      ].filter((list) => list.length > 0);
  const wanted = (h * share) / Math.max(tallest, adults ? 150 : 128);
  // Neighbours may overlap by a fifth before all become smaller.
  const scale = Math.min(wanted, ...ranks.map((list) => (w * 0.95) / (rowOf(list) * (tall ? 0.74 : 0.86))));
  const rows = ranks.map((list) => inRow(list, w / scale / 2, (w * 0.95) / scale));
  const spots = rows.flat();

  const floorOf = { behind: -0.075, people: -0.02, front: isOneRow ? 0.005 : 0.03, table: 0.02 };
  const draw = ({ name, layer, height, width, at }) => {
    const most = Math.min(width * scale * 1.1, w * 0.96);
    const edge = w * 0.02 + most / 2;
    const x = layer === 'behind' ? Math.min(Math.max(at * scale, edge), w - edge) : at * scale;
    return {
      icon: name,
      x,
      foot: h * (setting.floor + floorOf[layer]),
      height: Math.min(height * scale, h * 0.74),
      maxWidth: layer === 'people' ? undefined : most,
      shadow: !WITHOUT_SHADOW.includes(name) && undefined,
    };
  };
  const of = (layer) => spots.filter((spot) => spot.layer === layer);

  const tables = () => {
    const things = of('table');
    if (things.length === 0) return [];
    const [first, last] = [things[0], things.at(-1)];
    const floor = h * (setting.floor + floorOf.table + (isOneRow ? 0.01 : 0.015));
    const top = floor - tableTop * scale;
    const left = (first.at - first.width / 2 - 22) * scale;
    const right = (last.at + last.width / 2 + 22) * scale;
    const dishes = things.map(({ name, height, width, at }) => ({
      icon: name,
      x: at * scale,
      foot: top + 2,
      height: height * scale,
      maxWidth: width * scale,
      shadow: 0.8,
    }));
    return [table((left + right) / 2, top, floor, right - left, [tone.light, tone.mid]), ...dishes];
  };

  // Above the first or the last, whichever the list has nearer; a wau is larger than they are, and lower.
  const air = objects
    .map((icon, i) => ({ icon, isLeft: i < objects.length / 2 }))
    .filter(({ icon }) => IN_THE_AIR.test(icon))
    .map(({ icon, isLeft }) => {
      const [inset, foot, height, width] = AIR[icon] ?? AIR.balloon;
      return {
        icon,
        x: w * (isLeft ? inset : 1 - inset),
        foot: h * foot,
        height: h * height,
        maxWidth: w * width,
        shadow: false,
      };
    });
  const kiteString = () => {
    const [from, ...curve] = KITE_STRING.map(([x, y]) => `${w * x} ${h * y}`);
    return line(`M${from}C${curve.join(' ')}`, w * 0.0028, '#494468');
  };
  return [
    ...of('behind').map(draw),
    ...air,
    ...(objects.includes('moon-kite') ? [kiteString()] : []),
    ...of('people').map(draw),
    ...tables(),
    ...of('front').map(draw),
  ];
}
