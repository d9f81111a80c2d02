/** A small train that children ride on. */
import { paint, wheel } from '../materials.mjs';
import { ball, both, box, flat, group, inside, line, solid, tube } from '../solids.mjs';

const SIZE = 0.5;
const SEATS = [178, 268, 358];
const WAGONS = [paint.sun, paint.sky, paint.mint];

const engine = () =>
  [
    ball(44, 128, 13, ['#FFFFFF', '#D8DDF0']),
    ball(62, 102, 18, ['#FFFFFF', '#D8DDF0']),
    solid('M30 206L24 152H62L56 206Z', paint.ink, { depth: 8 }),
    solid('M20 236Q20 198 52 198H92V300H20Z', paint.coral, { depth: 16 }),
    solid(box(70, 168, 54, 136, 10), paint.red, { depth: 14 }),
    flat(box(82, 186, 30, 40, 8), '#FFF0C4'),
    solid(box(62, 154, 70, 22, 11), paint.blue, { depth: 8 }),
    ball(20, 240, 11, paint.sun),
    solid(box(12, 290, 116, 28, 10), paint.red, { depth: 10 }),
    ...[36, 100].map((x) => wheel(x, 326, 21, paint.sun)),
  ].join('');

/** Behind its engine, one child in each of three wagons, seen down to the waist. */
export const train = (children) =>
  [
    ...Array.from({ length: 9 }, (_, i) => solid(box(4 + i * 45, 350, 30, 14, 5), paint.bark, { depth: 6 })),
    tube('M6 348H394', 9, paint.steel),
    tube('M110 312H360', 8, paint.ink),
    engine(),
    ...children.map(({ markup }, i) =>
      inside(
        box(0, 0, 400, 304),
        group(`translate(${SEATS[i] - 200 * SIZE} ${306 - 250 * SIZE}) scale(${SIZE})`, markup),
      ),
    ),
    ...SEATS.flatMap((x, i) => [
      solid(box(x - 40, 272, 80, 50, 14), WAGONS[i], { depth: 14 }),
      line(`M${x - 24} 297h48`, 6, '#FFFFFF', 0.7),
      both(wheel(x - 22, 330, 16, paint.white), x),
    ]),
  ].join('');
