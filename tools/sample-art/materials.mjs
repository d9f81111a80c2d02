/** The colours of what things are made of, light and deep, and parts that many things have. */
import { ball, box, flat, gleam, line, oval, solid, tube } from './solids.mjs';

export const paint = {
  white: ['#FFFFFF', '#DCD8EC'],
  cream: ['#FFF8E8', '#EBD9B8'],
  grey: ['#D9D6E6', '#9E99B8'],
  steel: ['#EEF1F8', '#9AA3BD'],
  slate: ['#7A7598', '#494468'],
  ink: ['#5A5278', '#2B2440'],
  wood: ['#F3CF9C', '#CF935A'],
  bark: ['#B98058', '#7E4A34'],
  sun: ['#FFDB6B', '#F5A623'],
  orange: ['#FFB870', '#F07A2E'],
  coral: ['#FF9E90', '#EE5F58'],
  red: ['#FF7A70', '#D12F45'],
  pink: ['#FFC0D2', '#F07CA0'],
  rose: ['#FF8FB4', '#D83C78'],
  lilac: ['#D3C2FF', '#9673E6'],
  violet: ['#A98BF5', '#6A42C8'],
  sky: ['#A8D0FF', '#5590F0'],
  blue: ['#6FA5FF', '#2D5BD6'],
  navy: ['#5570B8', '#2A3A78'],
  teal: ['#6FDCCB', '#1E9A94'],
  mint: ['#A5EBCB', '#45BC93'],
  green: ['#8FD97A', '#3E9E4A'],
  leaf: ['#B4E36B', '#5CA83A'],
  skin: ['#F7CFA8', '#DC9E72'],
  darkSkin: ['#C08A5E', '#8A5638'],
  /** A baby's, lighter than that of its parents. */
  darkBabySkin: ['#CF9A6C', '#9C6644'],
  tan: ['#E0AC7C', '#B4764C'],
};

/** A wheel seen from its side. */
export const wheel = (x, y, r, rim = paint.steel, tyre = paint.ink) =>
  ball(x, y, r, tyre) +
  ball(x, y, r * 0.66, rim) +
  flat(oval(x, y, r * 0.5), '#2B2440', 0.16) +
  ball(x, y, r * 0.26, paint.white);

/** A webbing strap with its seams. */
export const strap = (d, width, fill = paint.slate) =>
  tube(d, width, fill, { cap: 'butt' }) + line(d, 1.6, '#FFFFFF', 0.45, '5 6');

export const seam = (d, stroke = '#FFFFFF', opacity = 0.7) => line(d, 2.4, stroke, opacity, '7 7');

export const buckle = (x, y, w = 30, h = 22, fill = paint.ink) =>
  solid(box(x - w / 2, y - h / 2, w, h, 7), fill, { depth: 6 }) +
  flat(box(x - w * 0.2, y - h * 0.22, w * 0.4, h * 0.44, 4), '#FF7A70');

export const screw = (x, y, r = 7) =>
  ball(x, y, r, paint.steel) + gleam(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.2);

/** Two eyes and a smile. */
export const face = (x, y, s = 1, ink = '#2B2440') =>
  ball(x - 17 * s, y, 5.5 * s, ['#4A4268', ink]) +
  ball(x + 17 * s, y, 5.5 * s, ['#4A4268', ink]) +
  line(`M${x - 9 * s} ${y + 10 * s}q${9 * s} ${9 * s} ${18 * s} 0`, 3.4 * s, ink) +
  flat(oval(x - 27 * s, y + 10 * s, 7 * s, 4.5 * s), '#FF8FA0', 0.5) +
  flat(oval(x + 27 * s, y + 10 * s, 7 * s, 4.5 * s), '#FF8FA0', 0.5);

/** A piece of wood: a rod with its light. */
export const rod = (d, width = 14, fill = paint.wood) => tube(d, width, fill);
