/** The wall of the play arena on which children hang what they drew with crayons, as a setting. */
import { box, faded, flat, group, line, oval } from './solids.mjs';
import { rect, softTiles } from './surroundings.mjs';

const CRAYONS = ['#EE5F58', '#F07A2E', '#F5A623', '#3E9E4A', '#5590F0', '#9673E6', '#F07CA0'];
const PAPERS = ['#FFFFFF', '#FFFBEC', '#F4FAFF', '#FFF5F7'];

/** Each about 100 wide and high around its middle, in one or two colours. */
const doodles = [
  (a) =>
    line(oval(0, 0, 20), 6, a) +
    line('M0-32V-42M0 32V42M-32 0H-42M32 0H42M-23-23l-7-7M23 23l7 7M23-23l7-7M-23 23l-7 7', 6, a),
  (a, b) => line('M-34-4L0-36L34-4', 6, a) + line('M-26-2V36H26V-2M-7 36V14H9V36', 6, b),
  (a, b) =>
    [0, 72, 144, 216, 288]
      .map((degrees) => group(`rotate(${degrees} 0 -12)`, line(oval(0, -28, 8, 9), 5, a)))
      .join('') + line('M0 2V40M0 26q14 0 20-12', 6, b),
  (a) => line('M0 34C-46 6-40-30-16-30Q-2-30 0-14Q2-30 16-30C40-30 46 6 0 34Z', 6, a),
  (a, b) => line('M-42 20q14-30 28 0t28 0t28 0', 6, a) + line('M-42-12q14-30 28 0t28 0t28 0', 6, b),
  (a, b) =>
    line(oval(0, -22, 15), 6, a) +
    line('M0-6V18M-26 4H26M0 18L-18 40M0 18L18 40', 6, b) +
    line('M-6-20q6 6 12 0', 3.5, a),
  (a, b) =>
    line('M-44 30A44 44 0 0 1 44 30', 6, a) +
    line('M-30 30A30 30 0 0 1 30 30', 6, b) +
    line('M-16 30A16 16 0 0 1 16 30', 6, '#F5A623'),
  (a, b) => line('M-38 0Q-6-34 22 0Q-6 34-38 0ZM22 0L42-18V18Z', 6, a) + flat(oval(-18, -4, 4), b),
  (a) => line('M-38 22Q-30-30-16-26T-8 18Q-2 30 6-4T24-20T36 24', 6, a),
];

const sheet = (side, random, i) => {
  const [first, second] = random.some(CRAYONS, 2);
  const wide = side * 0.86;
  const tall = wide * random.between(0.78, 1.02);
  const paper = box(-wide / 2, -tall / 2, wide, tall, 8);
  return [
    group('translate(4 7)', flat(paper, '#2B2440', 0.12)),
    flat(paper, PAPERS[i % PAPERS.length]),
    group(`scale(${side / 150})`, doodles[i % doodles.length](first, second)),
    flat(oval(0, -tall / 2 + 9, 7), random.pick(CRAYONS)),
  ].join('');
};

/** From `top` to `base`, over the whole width, with hardly a free spot. */
function sheets(width, top, base, across, random) {
  const side = width / across;
  const rows = Math.round((base - top) / side);
  const step = (base - top) / rows;
  return Array.from({ length: rows * across }, (_, i) => {
    const [row, column] = [Math.floor(i / across), i % across];
    const x = (column + 0.5) * side + random.between(-0.05, 0.05) * side;
    const y = top + (row + 0.5) * step + random.between(-0.06, 0.06) * step;
    return group(
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random.either(0, 7))})`,
      sheet(Math.min(side, step), random, column * 2 + row * 5),
    );
  }).join('');
}

export const drawings = (w, h, t, c) => ({
  floor: 0.92,
  back: [
    rect(0, 0, w, h * 0.68, t.light, 0, 0.7),
    faded(0.72, sheets(w, h * 0.02, h * 0.66, 7, c)),
    softTiles(w, h, h * 0.68, t),
  ],
  standing: [],
  flying: [],
});
