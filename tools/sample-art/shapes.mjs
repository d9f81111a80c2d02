/** Soft shapes in the product's style, as SVG markup in scene units. */

export const colour = {
  ink: '#2B2440',
  cream: '#FFFBF2',
  line: '#EFE7D8',
  sun: '#FFC83D',
  sunSoft: '#FFF0C4',
  mint: '#0E8A72',
  mintSoft: '#D6F4EA',
  coralSoft: '#FFE3DE',
  skySoft: '#E1EDFF',
  lilacSoft: '#ECE5FF',
  white: '#FFFFFF',
};

let gradientCount = 0;
/** Every gradient needs a unique id in the SVG. */
function gradient(kind, stops, attributes = '') {
  gradientCount += 1;
  const id = `shape-${gradientCount}`;
  const list = stops
    .map(
      ([offset, stop, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${stop}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return { id: `url(#${id})`, markup: `<${kind}Gradient id="${id}" ${attributes}>${list}</${kind}Gradient>` };
}

/** A fill from light (top) to deep (bottom). */
export function shaded(light, deep, draw) {
  const fill = gradient(
    'linear',
    [
      [0, light],
      [1, deep],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  );
  return fill.markup + draw(fill.id);
}

/** The soft dark pool where an object touches its ground. */
export function contactShadow(x, foot, width) {
  const pool = gradient('radial', [
    [0, colour.ink, 0.3],
    [0.55, colour.ink, 0.14],
    [1, colour.ink, 0],
  ]);
  const rx = width * 0.56;
  return `${pool.markup}<ellipse cx="${x}" cy="${foot - rx * 0.02}" rx="${rx}" ry="${Math.max(14, rx * 0.13)}" fill="${pool.id}"/>`;
}

export const disc = (x, y, r, fill, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

/** A rise whose crest is at (x, top); it runs on below the picture's edge. */
export const hill = (x, top, rx, ry, fill, opacity = 1) =>
  `<ellipse cx="${x}" cy="${top + ry}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

export const cloud = (x, y, width, fill = colour.white, opacity = 0.8) =>
  `<g transform="translate(${x} ${y}) scale(${width / 200})" fill="${fill}" opacity="${opacity}"><rect x="-100" y="-44" width="200" height="64" rx="32"/><circle cx="-34" cy="-44" r="42"/><circle cx="32" cy="-58" r="54"/></g>`;

/** A little sun-coloured star with soft points, r from centre to point. */
export function star(x, y, r, fill = colour.sun, opacity = 1) {
  const d = `M0-${r}C${r * 0.14}-${r * 0.3} ${r * 0.3}-${r * 0.14} ${r} 0C${r * 0.3} ${r * 0.14} ${r * 0.14} ${r * 0.3} 0 ${r}C-${r * 0.14} ${r * 0.3}-${r * 0.3} ${r * 0.14}-${r} 0C-${r * 0.3}-${r * 0.14}-${r * 0.14}-${r * 0.3} 0-${r}Z`;
  return `<path transform="translate(${x} ${y})" d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Paper bits: [x, y, turn, colour], dots where turn is null. */
export const confetti = (bits) =>
  bits
    .map(([x, y, turn, fill]) =>
      turn === null
        ? `<circle cx="${x}" cy="${y}" r="13" fill="${fill}"/>`
        : `<rect x="${x - 22}" y="${y - 8}" width="44" height="16" rx="8" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');

/** Flags on a string that sags by `sag` between two ends. */
export function bunting([x1, y1], [x2, y2], sag, count, fills) {
  const pointAt = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)];
  const flags = Array.from({ length: count }, (_, i) => {
    const [x, y] = pointAt((i + 0.5) / count);
    const [ax, ay] = pointAt((i + 0.14) / count);
    const [bx, by] = pointAt((i + 0.86) / count);
    return `<path d="M${ax} ${ay}L${bx} ${by}L${x} ${y + 96}Z" fill="${fills[i % fills.length]}" stroke="${fills[i % fills.length]}" stroke-width="12" stroke-linejoin="round"/>`;
  });
  const string = `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}" fill="none" stroke="${colour.ink}" stroke-opacity=".35" stroke-width="6"/>`;
  return flags.join('') + string;
}

/** Water from `top` down to the picture's edge, with a rolling crest. */
export function sea(top, width, height, light, deep, crest = 26, length = 200) {
  let d = `M${-length} ${top}`;
  for (let x = -length; x < width + length; x += length) {
    d += `q${length / 4} ${-crest} ${length / 2} 0t${length / 2} 0`;
  }
  return shaded(light, deep, (fill) => `<path d="${d}V${height + 40}H${-length}Z" fill="${fill}"/>`);
}

/** A round stage: top at `top`, `rise` high. */
export const podium = (x, top, rx, rise, light, deep) =>
  shaded(
    light,
    deep,
    (fill) =>
      `<path d="M${x - rx} ${top}v${rise}a${rx} ${rx * 0.16} 0 0 0 ${rx * 2} 0v${-rise}z" fill="${fill}"/><ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${rx * 0.16}" fill="${light}"/>`,
  );
