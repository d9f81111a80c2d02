/** The signs of the sample brands: one or two plain shapes or letters each, in a box of 100 × 100 around the middle. */
import { flat, line, oval } from '../solids.mjs';
import { letter } from './letters.mjs';

const drawn =
  (...parts) =>
  (ink, ground) =>
    parts.map((part) => part(ink, ground)).join('');
const shape = (d) => (ink) => flat(d, ink);
const gap = (d) => (_ink, ground) => flat(d, ground);
const stroke =
  (d, width = 15) =>
  (ink) =>
    line(d, width, ink);
const dot = (x, y, r) => shape(oval(x, y, r));

export const signs = {
  sprout: drawn(
    shape('M-4 8C-46 10-52-24-50-40C-16-40-2-22-4 8Z'),
    shape('M4-4C46-2 52-36 50-52C16-52 2-34 4-4Z'),
    stroke('M0 0V48', 13),
  ),
  ripples: drawn(dot(0, -30, 15), stroke('M-22 6q22 16 44 0M-38 28q38 24 76 0', 12)),
  toes: drawn(
    shape('M-18 46C-40 46-36 16-30 2C-26-14-16-20 4-18C28-16 26 4 14 14C0 26 4 46-18 46Z'),
    dot(-28, -30, 8),
    dot(-9, -38, 8),
    dot(10, -37, 7.5),
    dot(26, -29, 7),
    dot(37, -15, 6),
  ),
  crescent: drawn(shape('M14-46A48 48 0 1 0 46 26A40 40 0 0 1 14-46Z'), dot(34, -22, 11)),
  cradle: drawn(stroke('M-46-8L0-44L46-8', 14), stroke('M-36 12q36 50 72 0Z', 13)),
  doze: drawn(stroke('M-40-8H2L-40 40H2', 14), stroke('M14-42H42L14-10H42', 12)),
  tyre: drawn(stroke(oval(0, 0, 40), 15), dot(0, 0, 12), stroke('M0-40V-20M0 20V40M-40 0H-20M20 0H40', 8)),
  'letter-s': letter('S'),
  'letter-m': drawn(letter('M', 0, 6, 0.86), stroke('M-40-46q40-14 80 0', 9)),
  suria: drawn(
    dot(0, 0, 21),
    stroke('M0-46V-38M0 46V38M-46 0H-38M46 0H38M-32-32l5 5M32 32l-5-5M-32 32l5-5M32-32l-5 5', 12),
  ),
  globe: drawn(stroke(oval(0, 0, 43), 11), stroke('M-43 0H43M0-43C-30-16-30 16 0 43C30 16 30-16 0-43', 8)),
  cloud: shape('M-30 34A24 24 0 0 1-32-14A32 32 0 0 1 28-22A28 28 0 0 1 34 34Z'),
  'open-book': drawn(
    shape('M-4 40Q-24 22-48 28V-32Q-22-38-4-22Z'),
    shape('M4 40Q24 22 48 28V-32Q22-38 4-22Z'),
  ),
  rose: drawn(
    dot(0, -27, 21),
    dot(26, -8, 21),
    dot(16, 22, 21),
    dot(-16, 22, 21),
    dot(-26, -8, 21),
    (_ink, ground) => line('M4-2a5 5 0 1 0-3 7M-13-6A15 15 0 1 1 6 15', 4.5, ground),
  ),
  bowl: drawn(shape('M-46 0H46Q42 44 0 44T-46 0Z'), stroke('M-14-16q-8-10 0-20M14-16q-8-10 0-20', 9)),
  blocks: drawn(shape('M-44 6H-4V46H-44Z'), shape('M4 6H44V46H4Z'), shape('M-20-42H20V-2H-20Z')),
  pear: drawn(
    shape(
      'M0-26C14-26 14-10 20 2C30 14 38 22 34 34C30 46 14 46 0 46S-30 46-34 34C-38 22-30 14-20 2C-14-10-14-26 0-26Z',
    ),
    stroke('M0-28q2-12 12-18', 8),
  ),
  tree: drawn(shape('M0-50L34-4H18L40 26H-40L-18-4H-34Z'), stroke('M0 26V46', 13)),
  petals: drawn(
    ...[0, 90, 180, 270].map(
      (a) => (ink) =>
        `<g transform="rotate(${a + 45})">${flat('M0-6C-26-18-22-48 0-50C22-48 26-18 0-6Z', ink)}</g>`,
    ),
  ),
  'letter-w': letter('W'),
  spoon: drawn(shape(oval(0, -22, 21, 27)), stroke('M0 0V46', 12)),
  wave: drawn(stroke('M-46-14q23-28 46 0t46 0', 14), stroke('M-46 20q23-28 46 0t46 0', 14)),
  'letter-n': drawn(letter('N', 0, 8, 0.84), shape('M0-52l13 18h-26z')),
  note: drawn(shape(oval(-18, 28, 21, 17)), stroke('M-1 26V-42Q14-18 36-16', 13)),
  coin: drawn(stroke(oval(0, 0, 42), 11), stroke('M-10-12L4-22V24', 13)),
  bubbles: drawn(stroke(oval(-14, 12, 30), 11), stroke(oval(28, -20, 17), 9), dot(-16, -36, 8)),
  'double-k': drawn(letter('K', -24, 4, 0.66, 15), letter('K', 26, 4, 0.66, 15)),
  ketupat: drawn(stroke('M0-48L44 0L0 48L-44 0Z', 11), stroke('M-22-24L22 24M22-24L-22 24', 9)),
  gunungan: drawn(shape('M0-52C16-22 40 4 34 34Q18 46 0 46T-34 34C-40 4-16-22 0-52Z'), (_ink, ground) =>
    line('M0-16V44M0 8l-16-12M0 8l16-12M0 28l-18-8M0 28l18-8', 6, ground),
  ),
  corner: stroke('M-38 40V-6Q-38-38-6-38H40M-8 40V6Q-8-8 6-8H40', 15),
  horizon: drawn(shape('M-30 6A30 30 0 0 1 30 6Z'), stroke('M-46 20H46M-26 40H26', 11)),
  tooth: shape(
    'M0-34C18-46 44-40 42-10C40 10 34 46 22 46C10 46 14 12 0 12S-10 46-22 46C-34 46-40 10-42-10C-44-40-18-46 0-34Z',
  ),
  speech: drawn(
    shape('M-44-34H44Q50-34 50-28V14Q50 20 44 20H-4L-28 44V20H-44Q-50 20-50 14V-28Q-50-34-44-34Z'),
    gap(oval(-20, -7, 6)),
    gap(oval(0, -7, 6)),
    gap(oval(20, -7, 6)),
  ),
  wau: drawn(shape('M0-46L34-8L0 26L-34-8Z'), stroke('M0 26q-14 10 0 20M-12 44H12', 8), (_ink, ground) =>
    line('M0-46V26M-34-8H34', 5, ground),
  ),
  tiffin: drawn(
    shape('M-32-14H32V4H-32ZM-32 10H32V28H-32ZM-28 34H28V46H-28Z'),
    stroke('M-26-20V-30Q-26-44 0-44T26-30V-20', 9),
  ),
  milk: shape('M0-50Q36-4 36 16A36 36 0 0 1-36 16Q-36-4 0-50Z'),
  tulip: drawn(
    shape('M-34-36Q-14-30 0-46Q14-30 34-36Q40 8 0 12T-34-36Z'),
    stroke('M0 10V46', 10),
    shape('M0 44Q-2 22-34 20Q-34 44 0 44ZM0 44Q2 22 34 20Q34 44 0 44Z'),
  ),
  'letter-k': drawn(letter('K', -6, 4, 0.86), dot(36, -28, 9)),
  lamp: drawn(shape('M0-48C26-16 26 14 0 18C-26 14-26-16 0-48Z'), stroke('M-40 30Q0 52 40 30', 12)),
  aperture: drawn(stroke(oval(0, 0, 42), 12), dot(0, 0, 16), dot(28, -28, 6)),
};
