/** Shapes for the marks of sample brands, all centred in (x, y) with about the radius r. */
import { scallop } from './ornaments.mjs';

const around = (count, draw) => Array.from({ length: count }, (_, i) => draw((i / count) * 360, i)).join('');
const path = (d, fill, x, y, r) =>
  `<path transform="translate(${x} ${y}) scale(${r / 100})" d="${d}" fill="${fill}"/>`;

export const badges = {
  circle: (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`,
  squircle: (x, y, r, fill) =>
    path('M-94 0C-94-80-80-94 0-94S94-80 94 0 80 94 0 94-94 80-94 0Z', fill, x, y, r * 1.02),
  biscuit: (x, y, r, fill) => scallop(x, y, r * 0.9, 16, fill),
  shield: (x, y, r, fill) =>
    path(
      'M-86-84Q0-108 86-84Q94-82 94-70V0C94 60 40 92 0 108C-40 92-94 60-94 0V-70Q-94-82-86-84Z',
      fill,
      x,
      y,
      r,
    ),
  hexagon: (x, y, r, fill) =>
    path(
      'M-12-101Q0-107 12-101L82-61Q93-54 93-42V42Q93 54 82 61L12 101Q0 107-12 101L-82 61Q-93 54-93 42V-42Q-93-54-82-61Z',
      fill,
      x,
      y,
      r,
    ),
  gate: (x, y, r, fill) =>
    path('M-84 84V-10A84 84 0 0 1 84-10V84Q84 100 68 100H-68Q-84 100-84 84Z', fill, x, y, r),
  petals: (x, y, r, fill) =>
    `<g fill="${fill}" transform="translate(${x} ${y})">${around(8, (turn) => `<circle cx="${r * 0.66}" cy="0" r="${r * 0.36}" transform="rotate(${turn})"/>`)}<circle r="${r * 0.8}"/></g>`,
  leaf: (x, y, r, fill) => path('M-92-92H30A62 62 0 0 1 92-30V92H-30A62 62 0 0 1-92 30Z', fill, x, y, r),
  diamond: (x, y, r, fill) =>
    `<rect x="${x - r * 0.78}" y="${y - r * 0.78}" width="${r * 1.56}" height="${r * 1.56}" rx="${r * 0.34}" fill="${fill}" transform="rotate(45 ${x} ${y})"/>`,
  drop: (x, y, r, fill) => path('M-100 0A100 100 0 1 1 0 100H-84Q-100 100-100 84Z', fill, x, y, r),
};

/** A fine line around a mark, whole or of stitches. */
export const ring = (x, y, r, stroke, dash = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="10"${dash ? ` stroke-dasharray="${dash}" stroke-linecap="round"` : ''}/>`;
