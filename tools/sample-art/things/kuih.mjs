/** Malaysian sweets. On a plate: layered, two-coloured, and round ones in coconut. */
import { paint } from '../materials.mjs';
import { ball, box, flat, gleam, inside, oval, solid, tube, turn } from '../solids.mjs';

const layered = (x, y) =>
  [paint.rose, paint.white, paint.pink, paint.white, paint.rose]
    .map((fill, i) => solid(box(x, y + i * 19, 104, 21, 5), fill, { depth: 6 }))
    .join('');

/** Pandan custard over sticky rice. */
const seriMuka = (x, y) =>
  solid(box(x, y + 44, 104, 52, 8), paint.white, { depth: 10 }) +
  solid(box(x, y, 104, 52, 10), paint.leaf, { depth: 10 });

const ondeOnde = (x, y) =>
  ball(x, y, 34, paint.green) +
  [
    [-18, -8],
    [-4, -20],
    [12, -10],
    [20, 8],
    [-10, 10],
    [4, 20],
    [-24, 10],
    [2, 0],
  ]
    .map(([dx, dy]) => flat(oval(x + dx, y + dy, 5, 2.6), '#FFFFFF', 0.9))
    .join('');

const plate = () =>
  [
    solid(oval(200, 282, 180, 54), paint.sky, { depth: 14 }),
    solid(oval(200, 274, 140, 38), paint.white, { depth: 10 }),
    layered(96, 168),
    seriMuka(212, 172),
    ondeOnde(130, 270),
    ondeOnde(200, 282),
    ondeOnde(268, 272),
  ].join('');

/** Shaved ice in a bowl, brown with the syrup of palm sugar, on green jelly and red beans. */
const palmSugarIce = () => {
  const bowl = 'M60 222H340C336 300 296 340 248 346L256 366H144L152 346C104 340 64 300 60 222Z';
  return [
    tube('M286 150L352 46', 15, paint.steel),
    ball(354, 44, 19, paint.steel, 24),
    solid(MOUND, ['#FFFFFF', '#DCE7F7'], { depth: 26 }),
    ...GRAINS.map(([x, y]) => ball(x, y, 9, ['#FFFFFF', '#E3ECFA'])),
    solid(SYRUP, ['#C98A4B', '#7B431C'], { depth: 14, shade: 0.5 }),
    gleam(168, 104, 9, 26, 28, 0.55),
    solid(bowl, ['#FDF6E8', '#E2CDA6'], { depth: 20 }),
    inside(
      'M72 232H328C322 296 290 326 246 332H154C110 326 78 296 72 232Z',
      flat(box(60, 222, 280, 130), '#B87A42', 0.55),
      ...JELLY.map(([x, y, degrees]) =>
        turn(degrees, x, y, tube(`M${x - 20} ${y}q20 12 40 0`, 13, paint.leaf)),
      ),
      ...BEANS.map(([x, y]) => ball(x, y, 11, ['#B5484A', '#6E1F2C'], 8)),
    ),
    solid(box(48, 210, 304, 26, 13), ['#FFFBF2', '#EBDCC0'], { depth: 8 }),
    gleam(92, 272, 6, 26, -14, 0.7),
  ].join('');
};
const MOUND = 'M72 224C64 176 104 160 116 130C128 84 160 52 200 52S272 84 284 130C296 160 336 176 328 224Z';
const SYRUP =
  'M132 106C144 70 170 44 200 44S256 70 268 106C276 128 292 140 288 160C284 176 266 172 262 154C258 140 246 144 246 160V182C246 202 222 202 222 182V164C222 150 206 150 204 164L202 194C200 212 178 212 178 192V160C178 146 164 146 160 160C154 184 128 180 130 156C132 140 126 124 132 106Z';
const GRAINS = [
  [98, 200],
  [124, 172],
  [300, 190],
  [276, 204],
  [148, 208],
  [310, 212],
];
const JELLY = [
  [116, 262, 12],
  [176, 256, -18],
  [244, 262, 20],
  [292, 258, -12],
  [148, 296, -8],
  [212, 298, 14],
  [270, 300, -20],
];
const BEANS = [
  [146, 262],
  [214, 270],
  [270, 276],
  [180, 290],
  [240, 308],
  [118, 290],
];

export const things = {
  'palm-sugar-ice': palmSugarIce,
  kuih: plate,
};
