/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number];

export const HEX = /^#[0-9a-f]{6}$/i;

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as never;
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the way from one colour to another. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return hexOf(a.map((part, i) => part + ((b[i] ?? 0) - part) * share) as never);
};

/** The parts as amounts of light, each from 0 to 1. */
const linear = (hex: string): Rgb =>
  rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const isLighter = (hex: string, other: string): boolean => luminance(hex) > luminance(other);

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** In OKLab, whose distances are those that people see. */
function perceived(hex: string): readonly number[] {
  const [r, g, b] = linear(hex);
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colours look, from 0 to 1 (black and white): for areas beside each other, not for text. */
export function difference(a: string, b: string): number {
  const other = perceived(b);
  return Math.hypot(...perceived(a).map((part, i) => part - (other[i] ?? 0)));
}

const STEPS = 40;

/**
 * The colour itself, or the first one on its way to black or white that has at least this contrast with all grounds.
 * The colour itself, too, if there is none.
 */
export function readable(colour: string, grounds: readonly string[], ratio: number): string {
  const towards = grounds.every((ground) => isLighter(ground, '#767676')) ? '#000000' : '#ffffff';
  for (let step = 0; step <= STEPS; step++) {
    const mixed = mix(colour, towards, step / STEPS);
    if (grounds.every((ground) => contrast(mixed, ground) >= ratio)) return mixed;
  }
  return colour;
}
