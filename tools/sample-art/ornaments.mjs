/** A rug, and a slab to stand on. */
import { shaded } from './shapes.mjs';

export const rug = (x, y, rx, ry, fill, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

/** A round slab, seen a little from above. */
export const plinth = (x, top, rx, rise, light, deep) =>
  shaded(
    light,
    deep,
    (fill) =>
      `<path d="M${x - rx} ${top}v${rise}a${rx} ${rx * 0.2} 0 0 0 ${rx * 2} 0v${-rise}z" fill="${fill}"/><ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${rx * 0.2}" fill="${light}"/>`,
  );
