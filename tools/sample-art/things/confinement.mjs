/** For the forty days. */
import { paint } from '../materials.mjs';
import { ball, box, faded, flat, glass, group, inside, line, oval, solid, tube } from '../solids.mjs';
import { flower } from './clothes.mjs';

/** A tailor's figure, its middle bound with a long cloth, row over row, its end on a roll. */
const bengkung = () => {
  const torso =
    'M170 50H230Q276 62 290 92Q286 116 268 134Q254 160 266 196Q292 250 284 318H116Q108 250 134 196Q146 160 132 134Q114 116 110 92Q124 62 170 50Z';
  const row = (y, i) =>
    solid(
      `M${118 - i} ${y}Q200 ${y + 34} ${282 + i} ${y}L${284 + i} ${y + 26}Q200 ${y + 62} ${116 - i} ${y + 26}Z`,
      i % 2 ? paint.orange : paint.sun,
      { depth: 9 },
    );
  return [
    solid(box(176, 22, 48, 40, 12), paint.wood, { depth: 10 }),
    solid(torso, paint.cream, { depth: 24 }),
    line('M200 66V136', 3, '#C9B48A', 0.8, '5 6'),
    inside('M100 138H300V340H100Z', inside(torso, ...[134, 156, 178, 200, 222, 244, 266, 288].map(row))),
    ...[148, 170, 192, 214, 236, 258, 280].map((y) =>
      solid(`M188 ${y + 8}q12-8 24 0l-4 20q-8 4-16 0z`, paint.coral, { depth: 4 }),
    ),
    tube('M274 300Q320 330 344 318', 24, paint.sun, { cap: 'butt' }),
    ball(340, 300, 40, paint.sun),
    ...[28, 18, 8].map((r) => line(oval(340, 300, r), 4, '#C9741A', 0.8)),
    solid(box(122, 318, 156, 16, 8), paint.bark, { depth: 6 }),
    solid(box(188, 330, 24, 36, 6), paint.bark, { depth: 6 }),
    solid(box(136, 362, 128, 16, 8), paint.bark, { depth: 6 }),
  ].join('');
};

export const leaf = (x, y, d, s = 1, fill = paint.green) =>
  group(
    `translate(${x} ${y}) rotate(${d}) scale(${s})`,
    solid('M0 0C-26-18-24-62 0-86C24-62 26-18 0 0Z', fill, { depth: 10 }),
    line('M0-4V-70', 3, '#FFFFFF', 0.5),
  );

/** Tied muslin sachets beside a steaming basin with leaves in it. */
const herbalBath = () => {
  const sachet = (x, y, s) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      solid(
        'M-22-52Q-40-84-14-92Q0-84 14-92Q40-84 22-52Q66-20 60 24Q56 56 0 56T-60 24Q-66-20-22-52Z',
        ['#F3EBD2', '#CDBB8C'],
        { depth: 16 },
      ),
      ...[
        [-24, 4],
        [10, -8],
        [28, 22],
        [-8, 32],
        [-36, 26],
      ].map(([a, b]) => flat(oval(a, b, 8, 5), '#5CA83A', 0.7)),
      tube('M-24-54Q0-44 24-54', 8, paint.red),
      line('M0-50l-14 26M4-50l16 22', 5, '#D12F45'),
    );
  return [
    faded(
      0.85,
      line('M140 90q-16-18 0-36t0-34M200 84q-16-18 0-36t0-34M260 90q-16-18 0-36t0-34', 9, '#FFFFFF'),
    ),
    solid('M40 178Q44 300 130 320H270Q356 300 360 178Z', paint.wood, { depth: 24 }),
    line('M52 240Q200 268 348 240M66 276Q200 304 334 276', 9, '#8A5634', 0.7),
    solid(oval(200, 176, 164, 52), paint.wood, { depth: 12 }),
    solid(oval(200, 178, 144, 40), ['#8FC97A', '#4F8F4A'], { depth: 14 }),
    leaf(140, 190, -60, 0.6, paint.leaf),
    leaf(250, 170, 70, 0.6, paint.leaf),
    flower(200, 178, 18, '#FFFFFF'),
    flower(286, 186, 13, '#FFC0D2'),
    flower(112, 166, 12, '#FFC0D2'),
    line('M160 160l60-12M230 196l50 4', 7, '#B4E36B'),
    sachet(92, 300, 0.95),
    sachet(306, 300, 0.95),
    sachet(200, 310, 1.05),
  ].join('');
};

/** A hamper with a thermos, oil, tea and cloth in it. */
const confinementSet = () =>
  [
    tube('M76 210C70 60 330 60 324 210', 15, paint.tan),
    solid(box(96, 108, 62, 130, 16), paint.red, { depth: 16 }),
    solid(box(104, 76, 46, 38, 10), paint.steel, { depth: 8 }),
    flower(127, 168, 22, '#FFE3DE'),
    glass('M176 130Q166 140 166 156V240H226V156Q226 140 216 130V108H176Z', '#FFE9A8', 0.75),
    inside('M166 156H226V240H166Z', flat('M166 172H226V240H166Z', '#F5B733')),
    solid(box(174, 86, 44, 26, 7), paint.wood, { depth: 8 }),
    solid(box(238, 142, 78, 96, 8), paint.green, { depth: 12 }),
    flat(oval(277, 184, 26, 26), '#FFF8E8'),
    leaf(277, 206, 0, 0.5),
    solid('M128 236q20-36 62-26q40-14 74 24z', paint.pink, { depth: 10 }),
    solid('M44 214H356L332 326Q328 348 304 348H96Q72 348 68 326Z', paint.wood, { depth: 24 }),
    inside(
      'M44 214H356L332 326Q328 348 304 348H96Q72 348 68 326Z',
      line(
        Array.from({ length: 4 }, (_, r) =>
          Array.from(
            { length: 12 },
            (_, i) => `M${36 + i * 30 + (r % 2) * 15} ${240 + r * 30}q8 12 16 0`,
          ).join(''),
        ).join(''),
        6,
        '#9A6238',
        0.75,
      ),
      line('M40 256H360M46 288H354M56 320H344', 3, '#9A6238', 0.4),
    ),
    tube('M42 214H358', 20, paint.tan),
    solid('M200 226L140 204Q130 240 146 254ZM200 226L260 204Q270 240 254 254Z', paint.red, { depth: 8 }),
    solid('M190 232L166 300L186 292L200 310L214 292L234 300L210 232Z', paint.red, { depth: 8 }),
    ball(200, 228, 17, paint.red),
  ].join('');

export const things = { bengkung, 'herbal-bath': herbalBath, 'confinement-hamper': confinementSet };
