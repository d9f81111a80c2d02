/**
 * Rounded volumes for drawings of things, as SVG markup: two-stop fills, a soft light along the upper left, a soft shade along
 * the lower right, no outlines. A fill is a pair of colours, light and deep.
 */
let count = 0;
const nextId = () => {
  count += 1;
  return `solid-${count}`;
};

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** The colour between two, `share` of the way to the second. */
export const mix = (from, to, share) =>
  `#${channels(from)
    .map((value, i) => Math.round(value + (channels(to)[i] - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
const shadeOf = (deep) => mix(deep, '#4A2070', 0.34);

/** Outlines, as the `d` of a path. */
export const box = (x, y, w, h, r = 0) => {
  const c = Math.min(r, w / 2, h / 2);
  return `M${x + c} ${y}h${w - 2 * c}q${c} 0 ${c} ${c}v${h - 2 * c}q0 ${c} ${-c} ${c}h${2 * c - w}q${-c} 0 ${-c} ${-c}v${2 * c - h}q0 ${-c} ${c} ${-c}z`;
};
export const oval = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
/** A polygon whose corners are rounded by `r`. */
export const poly = (points, r = 0) => {
  const toward = ([x, y], [tx, ty]) => {
    const share = Math.min(0.5, r / Math.hypot(tx - x, ty - y));
    return `${x + (tx - x) * share} ${y + (ty - y) * share}`;
  };
  const n = points.length;
  return `${points
    .map((at, i) => {
      const [before, after] = [points[(i + n - 1) % n], points[(i + 1) % n]];
      return `${i ? 'L' : 'M'}${toward(at, before)}Q${at[0]} ${at[1]} ${toward(at, after)}`;
    })
    .join('')}z`;
};

export const flat = (d, fill, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const line = (d, width, stroke, opacity = 1, dash = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
export const group = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`;
/** The other side of something that is the same left and right of `x`. */
export const mirror = (markup, x = 200) => group(`translate(${2 * x} 0) scale(-1 1)`, markup);
export const both = (markup, x = 200) => markup + mirror(markup, x);
export const turn = (degrees, x, y, ...parts) => group(`rotate(${degrees} ${x} ${y})`, ...parts);
export const faded = (opacity, ...parts) => `<g opacity="${opacity}">${parts.join('')}</g>`;

const blur = (id, by) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

/** Parts that show only inside an outline, such as a pattern on cloth. */
export function inside(d, ...parts) {
  const id = nextId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

/** A volume with this outline. `depth` is how far light and shade reach in; `x2` and `y2` say where the fill ends. */
export function solid(d, [light, deep], { depth = 16, shade = 0.6, shine = 0.55, x2 = 0.5, y2 = 1 } = {}) {
  const [fill, soft] = [nextId(), nextId()];
  const edge = (stroke, by, opacity) =>
    `<path d="${d}" transform="translate(${by} ${by})" fill="none" stroke="${stroke}" stroke-width="${depth}" opacity="${opacity}" filter="url(#${soft})"/>`;
  const rims =
    edge(shadeOf(deep), -depth * 0.22, shade) + edge(mix(light, '#FFFFFF', 0.75), depth * 0.34, shine);
  return `<linearGradient id="${fill}" x1=".3" y1="0" x2="${x2}" y2="${y2}"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>${blur(soft, depth * 0.42)}<path d="${d}" fill="url(#${fill})"/>${inside(d, rims)}`;
}

/** A round thing with its light at the upper left. */
export function ball(x, y, rx, [light, deep], ry = rx) {
  const id = nextId();
  return `<radialGradient id="${id}" cx=".36" cy=".28" r=".78"><stop stop-color="${mix(light, '#FFFFFF', 0.4)}"/><stop offset=".4" stop-color="${light}"/><stop offset=".86" stop-color="${deep}"/><stop offset="1" stop-color="${shadeOf(deep)}"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
}

/** A bar, rod or strap along a path. */
export function tube(d, width, [light, deep], { cap = 'round' } = {}) {
  const stroke = (colour, share, shift, opacity = 1) =>
    `<path d="${d}" transform="translate(${-shift * width} ${-shift * width})" fill="none" stroke="${colour}" stroke-width="${width * share}" stroke-linecap="${cap}" stroke-linejoin="round" opacity="${opacity}"/>`;
  return (
    stroke(mix(deep, shadeOf(deep), 0.55), 1, 0) +
    stroke(deep, 0.86, 0.05) +
    stroke(mix(light, deep, 0.35), 0.62, 0.09) +
    stroke(light, 0.36, 0.13) +
    stroke('#FFFFFF', 0.12, 0.17, 0.5)
  );
}

/** A see-through volume, tinted. */
export function glass(d, tint = '#DDEBFF', opacity = 0.55) {
  const id = nextId();
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#FFFFFF" stop-opacity="${Math.min(1, opacity + 0.3)}"/><stop offset=".5" stop-color="${tint}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${mix(tint, '#7A8FD0', 0.4)}" stop-opacity="${opacity}"/></linearGradient><path d="${d}" fill="url(#${id})"/>${inside(d, line(d, 9, '#FFFFFF', 0.6))}`;
}

/** The soft dark that one part casts on what is behind it. */
export function cast(d, dx = 4, dy = 8, by = 8, opacity = 0.28) {
  const id = nextId();
  return `${blur(id, by)}<path d="${d}" transform="translate(${dx} ${dy})" fill="#2B2440" opacity="${opacity}" filter="url(#${id})"/>`;
}

/** A window of light on something smooth. */
export const gleam = (x, y, rx, ry, degrees = 0, opacity = 0.7) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}" transform="rotate(${degrees} ${x} ${y})"/>`;
