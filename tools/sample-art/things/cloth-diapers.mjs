/** Diapers to wash, pants to train in, and wipes. */
import { face, paint } from '../materials.mjs';
import { ball, both, box, cast, flat, group, inside, line, oval, solid, tube, turn } from '../solids.mjs';

/** With two rows of snaps, about 220 wide, centred. */
const cover = (fill, ...print) => {
  const d =
    'M-112-64Q-116-82-98-80Q0-66 98-80Q116-82 112-64L104-18Q70-14 58 28Q52 78 0 78T-58 28Q-70-14-104-18Z';
  return (
    solid(d, fill, { depth: 22 }) +
    inside(d, ...print) +
    [-80, -48, -16, 16, 48, 80].map((x) => ball(x, -54, 6, paint.white)).join('') +
    [-24, 0, 24].map((x) => ball(x, -20, 5, paint.white) + ball(x, 4, 5, paint.white)).join('') +
    line('M-58 28Q-70-14-104-18M58 28Q70-14 104-18', 5, '#FFFFFF', 0.7, '3 6')
  );
};
const leaves = [
  [-70, -30],
  [64, -34],
  [-30, 40],
  [34, 44],
  [0, 20],
].map(([x, y]) => flat(`M${x - 12} ${y + 10}q-2-24 26-26q2 26-26 26z`, '#FFFFFF', 0.75));

const starterSet = () =>
  [
    group('translate(112 130) rotate(-8) scale(.8)', cover(paint.sky)),
    group('translate(288 130) rotate(8) scale(.8)', cover(paint.coral)),
    cast(oval(200, 250, 130, 70), 0, 0, 12, 0.25),
    group('translate(200 254) scale(1.3)', cover(paint.mint, ...leaves)),
  ].join('');

/** Six long pads in a fan, a stalk of bamboo on top. */
const inserts = () => {
  const pad = (i) =>
    turn(
      -30 + i * 12,
      200,
      460,
      solid(box(160, 92, 80, 232, 30), i % 2 ? paint.cream : paint.white, { depth: 14 }) +
        line(box(172, 106, 56, 204, 20), 3, i % 2 ? '#D2B98A' : '#B9B3D2', 0.8, '5 6'),
    );
  const leaf = (x, y, d) =>
    turn(d, x, y, solid(`M${x} ${y}q24-30 74-22q-24 34-74 22z`, paint.leaf, { depth: 6 }));
  return [
    ...[0, 1, 2, 3, 4, 5].map(pad),
    tube('M200 350V286M200 280V216M200 210V150', 22, paint.green, { cap: 'butt' }),
    line('M188 283h24M188 213h24', 6, '#2F7A3A'),
    leaf(206, 214, -8),
    leaf(194, 214, 196),
    leaf(206, 156, -30),
    leaf(194, 156, 222),
  ].join('');
};

/** Little underpants, one before the other two, each with its sign. */
const trainingPants = () => {
  const pants = (x, y, scale, degrees, fill, sign) => {
    const d = 'M-66-50Q-68-62-56-62H56Q68-62 66-50L60 8Q34 14 26 54Q0 62-26 54Q-34 14-60 8Z';
    return group(
      `translate(${x} ${y}) rotate(${degrees}) scale(${scale})`,
      cast(d, 2, 6, 8, 0.22),
      solid(d, fill, { depth: 18 }),
      line('M-63-50H63', 9, '#FFFFFF', 0.85),
      line('M-58 10Q-34 15-27 52M58 10Q34 15 27 52', 8, '#FFFFFF', 0.85),
      sign,
    );
  };
  return [
    pants(
      118,
      140,
      1.42,
      -10,
      paint.coral,
      flat('M0-34l9 18l20 3l-15 14l4 20l-18-10l-18 10l4-20l-15-14l20-3z', '#FFF0C4'),
    ),
    pants(286, 140, 1.42, 10, paint.sky, group('scale(.8) translate(0 -14)', face(0, 0, 1))),
    pants(200, 258, 1.86, 0, paint.sun, line('M-34-18q17-20 34 0t34 0M-34 4q17-20 34 0t34 0', 8, '#FFFFFF')),
  ].join('');
};

/** With frills at the legs and fish, above water. */
const swimDiaper = () => {
  const d =
    'M60 104Q56 84 78 82Q200 96 322 82Q344 84 340 104L326 186Q270 196 254 250Q246 318 200 318T146 250Q130 196 74 186Z';
  const fish = (x, y, fill) =>
    flat(`M${x - 24} ${y}q24-26 48 0q-24 26-48 0z`, fill) +
    flat(`M${x + 18} ${y}l18-12v24z`, fill) +
    flat(oval(x - 10, y - 2, 3), '#2B2440');
  return [
    solid(d, paint.teal, { depth: 26 }),
    inside(
      d,
      fish(120, 150, '#FFDB6B'),
      fish(220, 140, '#FF9E90'),
      fish(290, 156, '#FFDB6B'),
      fish(190, 206, '#FFFFFF'),
      fish(216, 270, '#FF9E90'),
      flat('M50 100Q200 116 350 100V124Q200 140 50 124Z', '#FFFFFF', 0.35),
    ),
    both(tube('M74 186q14-8 20 6q14-4 18 10q14-2 14 14q14 2 10 16q10 8 6 22', 13, paint.coral)),
    line('M14 338q23-20 46 0t46 0t46 0t46 0t46 0t46 0t46 0t46 0', 12, '#5590F0', 0.85),
    ...[
      [342, 250, 12],
      [362, 224, 8],
      [52, 262, 10],
    ].map(([x, y, r]) => ball(x, y, r, ['#FFFFFF', '#BFD9FA'])),
  ].join('');
};

/** Flat packs in a stack, the top one open with a wipe standing out. */
/** Twelve packs in two stacks; the first is open. */
const wipes = () => {
  const packs = [5, 4, 3, 2, 1, 0].flatMap((row) =>
    [34, 204].map((x, column) => {
      const y = 170 + row * 30;
      return solid(
        `M${x + 8} ${y + 16}Q${x} ${y} ${x + 18} ${y}h126q18 0 10 16q8 16-10 16h-126q-18 0-10-16z`,
        (row + column) % 2 === 0 ? paint.sky : paint.mint,
        { depth: 12 },
      );
    }),
  );
  return [
    ...packs,
    solid('M60 130H170L190 168Q194 176 182 176H50Q38 176 42 168Z', paint.sky, { depth: 14 }),
    solid(
      'M88 138H144Q154 138 156 146L162 160Q164 168 152 168H80Q68 168 70 160L76 146Q78 138 88 138Z',
      paint.white,
      {
        depth: 8,
      },
    ),
    flat(oval(116, 154, 32, 9), '#5590F0', 0.5),
    solid(
      'M84 154C92 130 84 104 100 76C108 88 118 82 126 66C134 80 152 80 160 88C150 110 162 130 154 154Q120 164 84 154Z',
      paint.white,
      { depth: 14 },
    ),
    line('M108 150C110 124 106 104 114 88M134 150C136 124 132 100 136 88', 3, '#B9C6E8', 0.8),
  ].join('');
};

export const things = {
  'cloth-diapers': starterSet,
  'bamboo-inserts': inserts,
  'training-pants': trainingPants,
  'swim-diaper': swimDiaper,
  'wet-wipes': wipes,
};
