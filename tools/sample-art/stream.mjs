/** Shallow water to play in. */
import { rug } from './ornaments.mjs';
import { disc, sea } from './shapes.mjs';

/** Stones that hold up a stream: where they are and how large. */
const DAM = [
  [0.02, 0.76, 0.05],
  [0.08, 0.79, 0.045],
  [0.03, 0.83, 0.05],
  [0.1, 0.85, 0.04],
  [0.94, 0.75, 0.04],
  [0.99, 0.78, 0.05],
];

/** Drops above the water. */
const SPLASH = [
  [0.6, 0.84, 0.009],
  [0.585, 0.8, 0.012],
  [0.61, 0.76, 0.008],
  [0.82, 0.84, 0.009],
  [0.835, 0.79, 0.012],
  [0.81, 0.75, 0.008],
  [0.42, 0.82, 0.009],
  [0.435, 0.78, 0.007],
];

/** Behind those who play in it. */
export const stream = (w, h) => [
  sea(h * 0.64, w, h, '#B5D9FF', '#8FC3FB', 10, 240),
  sea(h * 0.74, w, h, '#C9E4FF', '#9CCBFF', 8, 200),
  ...DAM.map(([x, y, size]) => rug(w * x, h * y, w * size, h * size * 0.8, '#B8A48A')),
];

/** Over their feet. */
export const ripples = (w, h) => [
  `<g opacity=".8">${sea(h * 0.868, w, h, '#A9D2FF', '#8FC3FB', 8, 260)}</g>`,
  ...[0.29, 0.5, 0.715].map(
    (x) =>
      `<ellipse cx="${w * x}" cy="${h * 0.876}" rx="${w * 0.08}" ry="${h * 0.012}" fill="none" stroke="#fff" stroke-width="8" opacity=".8"/>`,
  ),
  ...SPLASH.map(([x, y, size]) => disc(w * x, h * y, h * size, '#F6FAFF')),
];
