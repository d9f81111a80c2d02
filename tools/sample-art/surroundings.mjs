/** Parts of rooms and landscapes that several settings share, in scene units. */
import { shaded } from './shapes.mjs';

const rect = (x, y, width, height, fill, rx = 0, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" opacity="${opacity}"/>`;

/** A floor with a skirting board where it meets the wall. */
export const floorboards = (width, height, top, tone) =>
  rect(0, top, width, height - top, tone.mid) +
  rect(0, top - 22, width, 26, tone.light) +
  rect(0, top + 4, width, 8, tone.deep, 0, 0.35);

/** A window in the wall, `night` with a moonless sky. */
export function sunnyWindow(x, y, width, height, tone, night = false) {
  const [light, deep] = night ? ['#5B4F86', '#40366A'] : ['#EAF5FF', '#BFDDFF'];
  const view = shaded(light, deep, (fill) => rect(x, y, width, height, fill, 26));
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="26" fill="none" stroke="#fff" stroke-width="24"/><path d="M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}" stroke="#fff" stroke-width="16"/>`;
  const sill =
    rect(x - 30, y + height + 4, width + 60, 30, '#fff', 15) +
    rect(x - 12, y + height + 34, width + 24, 10, tone.deep, 5, 0.3);
  return view + frame + sill;
}

/** A window with curtains to the sill. */
export const curtainedWindow = (x, y, width, height, tone, mate) =>
  sunnyWindow(x + width * 0.1, y + 40, width * 0.8, height * 0.7, tone) +
  rect(x - 20, y, width + 40, 18, '#fff', 9) +
  [0, 1]
    .map((side) =>
      shaded(tone.light, mate, (fill) => {
        const from = x + (side ? width : 0);
        const inward = side ? -1 : 1;
        return `<path opacity=".75" d="M${from} ${y + 12}h${inward * width * 0.3}q${-inward * 10} ${height * 0.6} ${-inward * width * 0.12} ${height}h${-inward * width * 0.22}z" fill="${fill}"/>`;
      }),
    )
    .join('');

/** Three pictures in frames. */
export const framedPictures = (x, y, width, height, tone) =>
  [
    [0, 0.02, 0.4, 0.18, 0],
    [0.46, 0, 0.3, 0.15, 1],
    [0.82, 0.03, 0.3, 0.17, 2],
  ]
    .map(([dx, dy, w, h, i]) => {
      const [fx, fy, fw, fh] = [x + width * dx, y + height * dy, width * w, height * h];
      return `${rect(fx, fy + 8, fw, fh, tone.deep, 18, 0.35)}${rect(fx, fy, fw, fh, '#fff', 18)}${rect(fx + 22, fy + 22, fw - 44, fh - 44, tone.mates[i], 8, 0.45)}<path d="M${fx + 22} ${fy + fh - 22}v${-fh * 0.2}q${fw * 0.22} ${-fh * 0.3} ${fw * 0.44} 0t${fw - 44 - fw * 0.44} 0v${fh * 0.2}z" fill="${tone.mates[(i + 1) % 3]}" opacity=".6"/>`;
    })
    .join('');

/** Backs of books side by side on a board. */
const rowOfBooks = (x, base, width, height, fills, shift) => {
  const count = Math.floor(width / 34);
  return Array.from({ length: count }, (_, i) => {
    const tall = height * (0.66 + 0.26 * (((i * 5 + shift * 3) % 7) / 6));
    return rect(x + i * 34, base - tall, 28, tall, fills[(i + shift) % fills.length], 6, 0.7);
  }).join('');
};

export function bookCase(x, base, width, height, tone) {
  const boards = 3;
  const step = height / boards;
  const rows = Array.from({ length: boards }, (_, i) => {
    const at = base - height + step * (i + 1);
    return (
      rowOfBooks(
        x + 28,
        at - 16,
        width * (i === 1 ? 0.6 : 0.86) - 30,
        step * 0.78,
        [...tone.mates, tone.strong],
        i,
      ) + rect(x, at - 16, width, 16, '#fff')
    );
  });
  return (
    rect(x, base - height, width, height, tone.light, 18) +
    rect(x, base - height, width, 18, '#fff', 9) +
    rows.join('') +
    rect(x, base - height, 18, height, '#fff', 9) +
    rect(x + width - 18, base - height, 18, height, '#fff', 9)
  );
}

/** Wall cupboards and a counter with a hob along the back of a kitchen. */
export function cupboards(width, height, tone, mate) {
  /** Its handle is `at` the side of the counter. */
  const door = (x, y, w, h, at) =>
    rect(x + 7, y, w - 14, h, tone.light, 14) +
    rect(x + 25, y + 18, w - 50, h - 36, tone.mid, 8, 0.5) +
    rect(x + w / 2 - 24, y + at, 48, 10, tone.deep, 5);
  const count = Math.round(width / 230);
  const inset = width * 0.05;
  const wallTop = height * 0.06;
  const wallHeight = height * 0.23;
  const doorsOf = (from, span, y, tall, at) =>
    Array.from({ length: count }, (_, i) => door(from + i * span, y, span, tall, at)).join('');
  const wallDoors = doorsOf(
    inset,
    (width - 2 * inset) / count,
    wallTop + 12,
    wallHeight - 24,
    wallHeight - 58,
  );
  const top = height * 0.5;
  const doors = doorsOf(0, width / count, top + 54, height * 0.2, 28);
  return `${rect(0, top, width, height * 0.27, mate, 0, 0.4)}${rect(inset - 8, wallTop, width - 2 * inset + 16, wallHeight, tone.deep, 18, 0.7)}${wallDoors}${doors}${rect(-10, top, width + 20, 40, '#fff', 10)}${rect(0, top + 40, width, 10, tone.deep, 0, 0.35)}`;
}

/** A wash basin on the wall with its mirror; its foot is at `base`. */
export const washBasin = (x, base, height, tone) =>
  rect(
    x - height * 0.36,
    base - height * 2.15,
    height * 0.72,
    height * 0.86,
    tone.strong,
    height * 0.36,
    0.7,
  ) +
  rect(x - height * 0.31, base - height * 2.1, height * 0.62, height * 0.76, tone.light, height * 0.31) +
  rect(x - 34, base - height * 0.7, 68, height * 0.7, tone.deep, 14) +
  shaded('#fff', tone.deep, (fill) =>
    rect(x - height * 0.48, base - height * 0.98, height * 0.96, height * 0.38, fill, height * 0.16),
  ) +
  rect(x - height * 0.52, base - height * 1.0, height * 1.04, 34, '#fff', 17) +
  rect(x - height * 0.5, base - height * 1.0 + 34, height, 8, tone.strong, 4, 0.3) +
  `<path d="M${x} ${base - height * 0.98}v${-height * 0.14}q0 ${-height * 0.08} ${height * 0.14} ${-height * 0.06}" fill="none" stroke="#7A83A3" stroke-width="20" stroke-linecap="round"/>`;

/** Shelves of a shop with packs side by side, down to the floor. */
export function shopShelves(width, base, tone, random) {
  const step = base / 3;
  const fills = [...tone.mates, tone.strong, '#FFFFFF'];
  const rows = [1, 2, 3].map((row) => {
    let packs = '';
    for (let x = 20; x < width - 60; ) {
      const pack = random.between(70, 130);
      const tall = step * random.between(0.4, 0.7);
      packs += rect(x, row * step - 22 - tall, pack - 14, tall, random.pick(fills), 14, 0.55);
      x += pack;
    }
    return packs + rect(0, row * step - 22, width, 22, '#fff', 0, 0.95);
  });
  return rect(0, 0, width, base, tone.mid, 0, 0.6) + rows.join('');
}

/** The sign of an aisle, with the number six, on two chains from the ceiling. */
export const aisleSign = (x, y, size, tone) =>
  rect(x - size * 0.4, 0, 8, y + 20, tone.strong, 4, 0.6) +
  rect(x + size * 0.4 - 8, 0, 8, y + 20, tone.strong, 4, 0.6) +
  rect(x - size * 0.6, y, size * 1.2, size, tone.strong, 24) +
  `<path d="M${x + size * 0.12} ${y + size * 0.2}q${-size * 0.3} ${size * 0.14} ${-size * 0.28} ${size * 0.4}" fill="none" stroke="#fff" stroke-width="${size * 0.11}" stroke-linecap="round"/><circle cx="${x}" cy="${y + size * 0.62}" r="${size * 0.16}" fill="none" stroke="#fff" stroke-width="${size * 0.11}"/>`;

/** A booth of the fair: striped awning, back wall and counter. */
export function boothStall(x, base, width, height, tone, mate) {
  const left = x - width / 2;
  // An odd number: the ends have the colour, which the wall behind would swallow if they were white.
  const stripes = 9;
  const step = (width + 60) / stripes;
  const awning = Array.from({ length: stripes }, (_, i) => {
    const fill = i % 2 ? '#fff' : mate;
    const ax = left - 30 + i * step;
    return `<path d="M${ax} ${base - height}h${step}v${height * 0.17}a${step / 2} ${step / 2} 0 0 1 ${-step} 0z" fill="${fill}"/>`;
  });
  const posts = [left + 6, left + width - 30].map((px) =>
    rect(px, base - height + 30, 24, height - 30, tone.strong, 8),
  );
  const counter = shaded(tone.light, tone.mid, (fill) =>
    rect(left, base - height * 0.36, width, height * 0.36, fill, 16),
  );
  return `${rect(left + 10, base - height + 20, width - 20, height - 20, tone.mid, 10, 0.55)}${posts.join('')}${counter}${rect(left - 24, base - height * 0.39, width + 48, 34, '#fff', 17)}${awning.join('')}`;
}

/** Small booths in the distance, along the back of a hall. */
export const distantStalls = (width, base, tone, mates) =>
  [0.04, 0.3, 0.56, 0.82]
    .map((at, i) => {
      const [w, h] = [width * 0.2, base * (0.23 + 0.05 * ((i * 2) % 3))];
      const x = width * at;
      const roof = `<path d="M${x - 16} ${base - h}h${w + 32}l-22 ${-52}h${-w + 12}z" fill="${mates[i % mates.length]}" opacity=".45"/>`;
      return (
        rect(x, base - h, w, h, tone.light, 8, 0.85) +
        roof +
        rect(x + 24, base - h * 0.4, w - 48, h * 0.4, tone.mid, 8, 0.8)
      );
    })
    .join('');

/** Round trees: [x, size] each, standing on `base`. */
export const trees = (base, list, fill, trunk, opacity = 1) =>
  `<g opacity="${opacity}">${list
    .map(
      ([x, size]) =>
        `<rect x="${x - size * 0.05}" y="${base - size * 0.5}" width="${size * 0.1}" height="${size * 0.52}" rx="${size * 0.04}" fill="${trunk}"/><circle cx="${x}" cy="${base - size * 0.68}" r="${size * 0.3}" fill="${fill}"/><circle cx="${x - size * 0.18}" cy="${base - size * 0.5}" r="${size * 0.2}" fill="${fill}"/><circle cx="${x + size * 0.18}" cy="${base - size * 0.52}" r="${size * 0.22}" fill="${fill}"/>`,
    )
    .join('')}</g>`;

/** A garden fence over the whole width. */
export function fence(width, base, height, fill, opacity = 1) {
  let pales = '';
  for (let x = -20; x < width + 40; x += 84) {
    pales += `<path d="M${x} ${base}V${base - height + 26}l26-26 26 26V${base}z"/>`;
  }
  return `<g fill="${fill}" opacity="${opacity}">${rect(-20, base - height * 0.66, width + 40, 22, fill)}${rect(-20, base - height * 0.28, width + 40, 22, fill)}${pales}</g>`;
}

/** A table seen from its front: cloth with a hem of scallops. */
export function tablecloth(width, height, top, light, mate) {
  let hem = '';
  const step = width / 14;
  for (let x = 0; x < width; x += step) hem += `M${x} ${top + 100}a${step / 2} ${step / 2} 0 0 0 ${step} 0z`;
  return (
    shaded(light, '#fff', (fill) => rect(0, top, width, height - top, fill)) +
    rect(0, top, width, 100, mate, 0, 0.55) +
    `<path d="${hem}" fill="${mate}" opacity=".55"/>` +
    rect(0, top, width, 12, '#fff', 0, 0.7)
  );
}

/** Tiles of a wall down to `bottom`. */
export function tiles(width, bottom, side, line, opacity = 1) {
  let d = '';
  for (let y = bottom % side; y < bottom; y += side) d += `M0 ${y}H${width}`;
  for (let x = side / 2; x < width; x += side) d += `M${x} 0V${bottom}`;
  return `<path d="${d}" stroke="${line}" stroke-width="7" opacity="${opacity}"/>`;
}

/** A shelf on the wall with its brackets; things stand at `y`. */
export const shelf = (x, y, width, tone) =>
  rect(x - width / 2, y, width, 26, '#fff', 13) +
  rect(x - width / 2 + 14, y + 26, width - 28, 10, tone.deep, 5, 0.3);

/** Folding screens along the back of a quiet corner. */
export const screens = (width, base, tone, mate) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const [x, w] = [(width / 6) * i, width / 6];
      return shaded(i % 2 ? tone.light : '#FFFFFF', i % 2 ? tone.mid : tone.light, (fill) =>
        rect(x + 6, base * 0.2, w - 12, base * 0.82, fill, 18),
      );
    })
    .join('') + rect(0, base * 0.2, width, 22, mate, 11, 0.5);

/** A low wall of large soft blocks. */
export function blockWall(width, base, fills, random) {
  const side = width / 9;
  return Array.from({ length: 9 }, (_, i) => {
    const tall = random.yes(0.35) ? 2 : 1;
    return Array.from({ length: tall }, (_block, j) =>
      rect(
        i * side + 4,
        base - side * (j + 1) * 0.82,
        side - 8,
        side * 0.78,
        fills[(i + j) % fills.length],
        20,
        0.6,
      ),
    ).join('');
  }).join('');
}

/** A floor of soft tiles, seen from a low height. */
export function softTiles(width, height, top, tone) {
  const middle = width / 2;
  const lanes = [-3, -2, -1, 0, 1, 2, 3].map(
    (i) => `M${middle + i * width * 0.12} ${top}L${middle + i * width * 0.42} ${height}`,
  );
  const rows = [0.3, 0.68].map((at) => `M0 ${top + (height - top) * at}H${width}`);
  return `${rect(0, top, width, height - top, tone.mid)}<path d="${[...lanes, ...rows].join('')}" stroke="${tone.light}" stroke-width="9"/>`;
}

/** Fine rain falling aslant. */
export function rain(width, bottom, random, fill) {
  const drop = () => {
    const [x, y] = [random.between(40, width - 40), random.between(60, bottom - 120)];
    return `M${x} ${y}l-18 54`;
  };
  return `<path d="${Array.from({ length: 26 }, drop).join('')}" stroke="${fill}" stroke-width="10" stroke-linecap="round" opacity=".75"/>`;
}

/** A curtain on either side of a stage. */
export function curtains(width, height, light, deep) {
  const fold = (x, span) =>
    shaded(
      light,
      deep,
      (fill) =>
        `<path d="M${x} -10h${span}q${span * 0.1} ${height * 0.5} ${-span * 0.12} ${height + 20}h${-span * 0.9}z" fill="${fill}"/>`,
    );
  const folds = [0, 1, 2].map((i) => fold(i * width * 0.045 - 20, width * 0.062)).join('');
  return `${folds}<g transform="translate(${width} 0) scale(-1 1)">${folds}</g>`;
}

export { rect };
