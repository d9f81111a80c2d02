/** Arranges the objects of a picture: their sizes and positions, and small objects around them. */
import { contactShadow } from './shapes.mjs';

const FLOATS =
  /balloon|kite$|cloud|moon|star|sparkle|butterfly|heart|zzz|musical-note|rainbow|snowflake|^sun$|sun-|dove|bubbles|droplet|hundred-points|airplane|planet|wind-|leaf-flut|footprints|mosquito|feather|honeybee|bird$|globe|^bubbles|tropical-fish|thinking-face|savoring|dizzy/;
/** Objects that would look wrong when rotated. */
const UPRIGHT =
  /house|hospital|school|seat|wheel|chair|door|locomotive|railway|automobile|bus|tub|bed|bowl|store|station|castle|candle|hut|building|older|woman|tree|seedling|potted|cooking|pan|tea|laptop|beverage|milk|bath|toilet|slide|vehicle/;

const floats = (icon) => FLOATS.test(icon) && !/baby-bottle|seedling|hearts?-with-ribbon/.test(icon);

const lean = (icon, random, most) => (UPRIGHT.test(icon) ? 0 : Math.round(random.either(0, most)));

/** `size` limits the longest side. Floating objects have a faint shadow below. */
function placed(icon, { x, floor, size, lift = 0, turn = 0, flip = false }) {
  const object = { icon, x, foot: floor - lift, height: size, maxWidth: size * 1.15, turn, flip };
  if (!lift) return [object];
  return [`<g opacity=".55">${contactShadow(x, floor, size * 0.62)}</g>`, { ...object, shadow: false }];
}

/** One object in the middle of a square, or two, the second smaller and in front. */
export function onSquare([first, second], side, share = 0.64) {
  if (!second)
    return [
      { icon: first, x: side / 2, middle: side * 0.5, height: side * share, maxWidth: side * (share + 0.06) },
    ];
  return [
    { icon: first, x: side * 0.42, foot: side * 0.78, height: side * 0.54, maxWidth: side * 0.58 },
    { icon: second, x: side * 0.73, foot: side * 0.82, height: side * 0.32, maxWidth: side * 0.36 },
  ];
}

const ARRANGEMENTS = [
  { first: [0.37, 0.6, 0], second: [0.69, 0.42, 0.012] },
  { first: [0.62, 0.6, 0], second: [0.3, 0.4, 0.016] },
  { first: [0.44, 0.66, 0], second: [0.74, 0.34, 0.03] },
  { first: [0.34, 0.5, 0.01], second: [0.67, 0.5, 0] },
  { first: [0.57, 0.68, -0.01], second: [0.27, 0.33, 0.03] },
];

/** The objects in a setting, with one to three small ones of that setting. */
export function inSetting(objects, { w, h, setting, turn, random }) {
  const { standing, flying, aloft = [], shelf = [] } = setting;
  // A tall picture has more space above: larger objects, a little higher on its floor.
  const tall = h > w;
  const floor = setting.floor - (tall ? 0.035 : 0);
  const unit = tall ? w * 1.02 : Math.min(h, w * 0.82);
  const spot = ARRANGEMENTS[turn % ARRANGEMENTS.length];
  const [first, second, third] = objects;
  const both = second !== undefined;
  const put = (icon, [x, size, drop]) => {
    const high = floats(icon);
    const lift = high
      ? h * (both && !floats(first) ? random.between(0.3, 0.4) : random.between(0.1, 0.18))
      : 0;
    const grown = high && !objects.every(floats) ? 0.86 : 1;
    return placed(icon, {
      x: w * x,
      floor: h * (floor + drop),
      size: unit * size * grown,
      lift,
      turn: lean(icon, random, 8),
    });
  };
  const main = both
    ? [...put(first, spot.first), ...put(second, spot.second)]
    : put(first, [random.between(0.44, 0.56), 0.68, 0]);
  const rest = third ? put(third, [0.5, 0.3, 0.04]) : [];
  const unused = (list) => list.filter((icon) => !objects.includes(icon));
  const edges = both ? random.some([0.09, 0.9], random.pick([1, 1, 2])) : random.some([0.13, 0.86], 2);
  const behind = random.yes(0.35);
  const small = random.some(unused(standing), edges.length).flatMap((icon, i) =>
    placed(icon, {
      x: w * edges[i],
      floor: h * Math.min(0.965, floor + (behind ? -0.045 : random.between(0.015, 0.045))),
      size: unit * random.between(0.17, 0.22) * (behind ? 1.25 : 1) * (icon.includes('tree') ? 2.2 : 1),
      lift: floats(icon) ? h * 0.3 : 0,
      turn: lean(icon, random, 10),
    }),
  );
  const air = random.some(unused(flying), random.yes(0.75) ? 1 : 0).flatMap((icon) => [
    {
      icon,
      x: w * (objects.some(floats) ? random.pick([0.1, 0.9]) : random.pick([0.14, 0.86])),
      foot: h * random.between(0.3, 0.42),
      height: unit * random.between(0.12, 0.16),
      turn: Math.round(random.either(0, 14)),
      shadow: false,
    },
  ]);
  const onShelf = random.some(unused(shelf), aloft.length).map((icon, i) => ({
    icon,
    x: w * aloft[i][0],
    foot: h * aloft[i][1] + 2,
    height: unit * 0.16,
    maxWidth: w * 0.12,
    shadow: false,
  }));
  const back = [...air, ...onShelf];
  const front = [...main, ...rest];
  return behind ? [...back, ...small, ...front] : [...back, ...front, ...small];
}
