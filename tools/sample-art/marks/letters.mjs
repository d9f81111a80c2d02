/** Capitals of one line, in a box of 100 × 100 around the middle. */
import { line } from '../solids.mjs';

const strokes = {
  B: 'M-24-40V40M-24-40H6a20 20 0 0 1 0 40H-24M6 0a20 20 0 0 1 0 40H-24',
  D: 'M-28-40V40H-6a40 40 0 0 0 0-80Z',
  K: 'M-26-40V40M28-40L-24 6M-8-8L30 40',
  L: 'M-20-40V40H28',
  M: 'M-38 40V-40L0 14L38-40V40',
  N: 'M-30 40V-40L30 40V-40',
  O: 'M0-40A34 40 0 1 1 0 40A34 40 0 1 1 0-40Z',
  P: 'M-22 40V-40H6a23 23 0 0 1 0 46H-22',
  R: 'M-24 40V-40H6a22 22 0 0 1 0 44H-24M4 4L28 40',
  S: 'M28-28C18-46-28-46-28-18C-28 6 28-6 28 20C28 46-20 46-30 28',
  T: 'M-34-38H34M0-38V42',
  W: 'M-42-38L-22 40L0-26L22 40L42-38',
};
export const letter =
  (sign, x = 0, y = 0, scale = 1, width = 19) =>
  (ink) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${line(strokes[sign], width / scale, ink)}</g>`;
