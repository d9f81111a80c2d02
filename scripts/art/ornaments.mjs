/** Patterns and plain shapes for backgrounds, as SVG markup. */
import { shaded } from './shapes.mjs';

export const rug = (x, y, rx, ry, fill, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

/** A niche with a round head. */
export const arch = (x, top, width, height, fill, opacity = 1) =>
  `<path d="M${x - width / 2} ${top + height}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${top + height}Z" fill="${fill}" opacity="${opacity}"/>`;

/** A round slab, seen a little from above. */
export const plinth = (x, top, rx, rise, light, deep) =>
  shaded(
    light,
    deep,
    (fill) =>
      `<path d="M${x - rx} ${top}v${rise}a${rx} ${rx * 0.2} 0 0 0 ${rx * 2} 0v${-rise}z" fill="${fill}"/><ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${rx * 0.2}" fill="${light}"/>`,
  );

const around = (count, draw) => Array.from({ length: count }, (_, i) => draw((i / count) * 2 * Math.PI, i));

/** Light from one point to all sides. */
export const rays = (x, y, r, count, fill, opacity = 1) => {
  const half = Math.PI / count / 2;
  const edge = (a) => `${x + r * Math.cos(a)} ${y + r * Math.sin(a)}`;
  return `<path d="${around(count, (a) => `M${x} ${y}L${edge(a - half)}L${edge(a + half)}Z`).join('')}" fill="${fill}" opacity="${opacity}"/>`;
};

/** A disc with a wavy edge, as of a biscuit. */
export const scallop = (x, y, r, count, fill, opacity = 1) => {
  const bump = (r * Math.PI) / count;
  const bumps = around(
    count,
    (a) => `<circle cx="${x + r * Math.cos(a)} " cy="${y + r * Math.sin(a)}" r="${bump * 1.02}"/>`,
  );
  return `<g fill="${fill}" opacity="${opacity}"><circle cx="${x}" cy="${y}" r="${r}"/>${bumps.join('')}</g>`;
};

/** Dots in offset rows. */
export function dots(width, height, step, r, fill, opacity = 1) {
  let all = '';
  for (let row = 0; row * step < height + step; row += 1) {
    for (let x = row % 2 ? step / 2 : 0; x < width + step; x += step)
      all += `<circle cx="${x}" cy="${row * step}" r="${r}"/>`;
  }
  return `<g fill="${fill}" opacity="${opacity}">${all}</g>`;
}

/** Upright stripes of a wall that is `height` tall. */
export function stripes(width, height, step, fill, opacity = 1) {
  let all = '';
  for (let x = step / 4; x < width; x += step)
    all += `<rect x="${x}" y="-10" width="${step / 2}" height="${height + 10}"/>`;
  return `<g fill="${fill}" opacity="${opacity}">${all}</g>`;
}

/** A broad band from corner to corner. */
export const sash = (side, fill, opacity = 1) =>
  `<path d="M${-side * 0.1} ${side * 0.86}L${side * 0.86} ${-side * 0.1}H${side * 1.2}L${side * 0.1} ${side * 1.2}Z" fill="${fill}" opacity="${opacity}"/>`;

/** A floor whose edge swings; `turn` from 0 to 1 moves the swing along. */
export const wave = (side, top, fill, opacity = 1, turn = 0) =>
  `<path d="M${-side * turn} ${top}q${side * 0.25} ${-side * 0.14} ${side * 0.5} 0t${side * 0.5} 0t${side * 0.5} 0t${side * 0.5} 0V${side * 2}H${-side}Z" fill="${fill}" opacity="${opacity}"/>`;
