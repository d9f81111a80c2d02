/** Nursery objects that the icon set lacks, in its style. */
import { shaded } from './shapes.mjs';

/** Wooden arches to stack, widest first. */
export function rainbowStacker(x, base, radius, tones) {
  const step = radius / (tones.length + 0.6);
  return tones
    .map(([light, deep], i) => {
      const r = radius - step * (i + 0.5);
      return shaded(
        light,
        deep,
        (fill) =>
          `<path d="M${x - r - step * 0.44} ${base}v${-r * 0.12}a${r + step * 0.44} ${r + step * 0.44} 0 0 1 ${2 * (r + step * 0.44)} 0v${r * 0.12}h${-step * 0.88}v${-r * 0.12}a${r - step * 0.44} ${r - step * 0.44} 0 0 0 ${-2 * (r - step * 0.44)} 0v${r * 0.12}z" fill="${fill}"/>`,
      );
    })
    .join('');
}

const WOOD = ['#FFF9EE', '#E7D3B8'];
const bar = (x, y, width, height, rx) =>
  shaded(
    ...WOOD,
    (fill) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`,
  );

/** The back of a cot: rail and bars. Draw its contents next, then `cotFront`. */
export function cotBack(x, base, width, height) {
  const left = x - width / 2;
  const bars = Array.from({ length: 9 }, (_, i) =>
    bar(left + 60 + i * ((width - 120) / 8) - 10, base - height + 70, 20, height - 180, 10),
  );
  return `<g opacity=".75">${bars.join('')}${bar(left + 20, base - height + 40, width - 40, 40, 20)}</g>`;
}

/** Mattress, blanket and the low near side, between its posts. */
export function cotFront(x, base, width, height) {
  const [left, right] = [x - width / 2, x + width / 2];
  const top = base - height * 0.56;
  const blanket = shaded(
    '#BFD4FF',
    '#8FB2F5',
    (fill) =>
      `<path d="M${left + 20} ${base - 70}V${top + 10}Q${x} ${top - 50} ${right - 20} ${top + 10}V${base - 70}Z" fill="${fill}"/>`,
  );
  const bars = Array.from({ length: 9 }, (_, i) =>
    bar(left + 60 + i * ((width - 120) / 8) - 12, top + 20, 24, base - top - 100, 12),
  );
  const posts = [left - 22, right - 30]
    .map((fx) => bar(fx, base - height - 40, 52, height + 40, 26))
    .join('');
  return `${blanket}${bars.join('')}${bar(left, top - 6, width, 48, 24)}${bar(left, base - 96, width, 52, 26)}${posts}`;
}

/** A thread from the top edge to a hanging object. */
export const thread = (x1, y1, x2, y2) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#2B2440" stroke-opacity=".28" stroke-width="5" stroke-linecap="round"/>`;

/** A child's body in a romper, from the shoulders down to the picture's edge; a head goes over its collar. */
export function romper(x, top, width, edge) {
  const half = width / 2;
  const sleeve = (side, tone) =>
    shaded(
      ...tone,
      (fill) =>
        `<path d="M${x + side * half * 0.52} ${top + 34}Q${x + side * half * 1.02} ${top + 70} ${x + side * half * 1.04} ${edge + 40}H${x + side * half * 0.5}Z" fill="${fill}"/>`,
    );
  const body = shaded(
    '#5CC9AA',
    '#2FA183',
    (fill) =>
      `<path d="M${x - half * 0.34} ${top}Q${x - half * 0.86} ${top + 20} ${x - half * 0.84} ${top + 130}L${x - half * 0.78} ${edge + 40}H${x + half * 0.78}L${x + half * 0.84} ${top + 130}Q${x + half * 0.86} ${top + 20} ${x + half * 0.34} ${top}Z" fill="${fill}"/>`,
  );
  const collar = `<path d="M${x - half * 0.42} ${top + 6}Q${x} ${top + 96} ${x + half * 0.42} ${top + 6}" fill="none" stroke="#F2FBF7" stroke-width="26" stroke-linecap="round"/>`;
  const buttons = [130, 178]
    .map((dy) => `<circle cx="${x}" cy="${top + dy}" r="9" fill="#F2FBF7"/>`)
    .join('');
  return sleeve(-1, ['#4DBD9D', '#258B70']) + sleeve(1, ['#4DBD9D', '#258B70']) + body + collar + buttons;
}
