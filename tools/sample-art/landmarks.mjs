/** Silhouettes that hint at a place; soft enough to stay behind the objects. */
import { shaded } from './shapes.mjs';

/** Two stepped towers joined by a bridge, `height` from the ground to the tip. */
export function twinTowers(x, base, height, fill, opacity = 1) {
  const tower = (cx) => `
    <path d="M${cx - 62} 0V-560q0-16 12-20V-690q0-14 12-18V-770q0-14 12-18V-826q0-14 14-18L${cx - 5}-850V-1000h10V-850L${cx + 12}-844q14 4 14 18V-788q12 4 12 18V-708q12 4 12 18V-580q12 4 12 20V0Z"/>`;
  return `<g transform="translate(${x} ${base}) scale(${height / 1000})" fill="${fill}" opacity="${opacity}">${tower(-105)}${tower(105)}<rect x="-60" y="-420" width="120" height="30" rx="8"/><path d="M-50-392L0-470L50-392L30-392L0-440L-30-392Z"/></g>`;
}

/** A slim mast with a round head. */
export const tvTower = (x, base, height, fill, opacity = 1) =>
  `<g transform="translate(${x} ${base}) scale(${height / 1000})" fill="${fill}" opacity="${opacity}"><path d="M-34 0L-16-640H16L34 0Z"/><path d="M-70-700q0-60 70-80q70 20 70 80q0 40-52 66h-36q-52-26-52-66Z"/><path d="M-10-770L-5-1000h10L10-770Z"/></g>`;

/** Blocks of flats: [x, width, height] each, standing on `base`. */
export const blocks = (base, list, fill, opacity = 1) =>
  `<g fill="${fill}" opacity="${opacity}">${list
    .map(
      ([x, width, height]) =>
        `<rect x="${x}" y="${base - height}" width="${width}" height="${height + 60}" rx="14"/>`,
    )
    .join('')}</g>`;

/** A great dome between four minarets, `width` over all. */
export function domedMosque(x, base, width, fill, dome, opacity = 1) {
  const minaret = (cx, tall) =>
    `<path d="M${cx - 17} 0V${-tall}L${cx} ${-tall - 130}L${cx + 17} ${-tall}V0Z" fill="${fill}"/><rect x="${cx - 25}" y="${-tall + 40}" width="50" height="20" rx="8" fill="${fill}"/>`;
  const arch = (cx) => `<path d="M${cx - 24} 0v-72q0-26 24-40q24 14 24 40v72Z" fill="#fff" opacity=".5"/>`;
  return `<g transform="translate(${x} ${base}) scale(${width / 1000})" opacity="${opacity}">
    ${minaret(-480, 520)}${minaret(480, 520)}${minaret(-330, 430)}${minaret(330, 430)}
    <path d="M-190-190C-235-300-170-400-60-455Q-14-480 0-520Q14-480 60-455C170-400 235-300 190-190Z" fill="${dome}"/>
    <rect x="-6" y="-580" width="12" height="70" rx="6" fill="${dome}"/>
    <rect x="-270" y="-205" width="540" height="230" rx="16" fill="${fill}"/>
    ${[-180, -90, 0, 90, 180].map(arch).join('')}</g>`;
}

/** A crossing on arches, its deck at `deck`, over the whole width. */
export function archBridge(width, deck, foot, span, light, deep) {
  let arches = '';
  for (let x = -span / 2; x < width + span; x += span) {
    const r = span * 0.4;
    arches += `M${x - r} ${foot + 80}V${deck + 150 + r * 0.5}A${r} ${r * 0.8} 0 0 1 ${x + r} ${deck + 150 + r * 0.5}V${foot + 80}Z`;
  }
  const body = `M-20 ${deck}H${width + 20}V${foot + 80}H-20Z`;
  return shaded(light, deep, (fill) => `<path d="${body}${arches}" fill="${fill}" fill-rule="evenodd"/>`);
}

/** Rails on a deck: one long bar with sleepers. */
export function rails(width, y, fill) {
  const sleepers = Array.from(
    { length: Math.ceil(width / 90) + 1 },
    (_, i) => `<rect x="${i * 90 - 20}" y="${y + 12}" width="46" height="16" rx="5"/>`,
  );
  return `<g fill="${fill}"><rect x="-20" y="${y}" width="${width + 40}" height="14" rx="7"/>${sleepers.join('')}</g>`;
}
