/** Backgrounds of a square picture with side `s` in a tone `t`: SVG layers, and the height of the floor for objects. */
import { arch, dots, plinth, rays, rug, sash, scallop, stripes, wave } from './ornaments.mjs';
import { cloud, disc, hill, star } from './shapes.mjs';

const white = '#FFFFFF';

export const backdrops = {
  disc: (s, _t) => ({ floor: 0.86, layers: [disc(s / 2, s * 0.49, s * 0.37, white, 0.62)] }),
  floor: (s, t) => ({
    floor: 0.87,
    layers: [
      `<rect y="${s * 0.7}" width="${s}" height="${s * 0.3}" fill="${t.mid}" opacity=".75"/>`,
      rug(s / 2, s * 0.86, s * 0.4, s * 0.075, t.light, 0.9),
    ],
  }),
  arch: (s, t) => ({
    floor: 0.87,
    layers: [
      arch(s / 2, s * 0.13, s * 0.62, s * 0.74, t.mid, 0.7),
      hill(s / 2, s * 0.8, s, s * 0.3, t.light),
    ],
  }),
  hill: (s, t) => ({
    floor: 0.89,
    layers: [
      disc(s * 0.77, s * 0.24, s * 0.12, t.strong, 0.3),
      hill(s * 0.5, s * 0.72, s * 0.95, s * 0.5, t.light),
    ],
  }),
  podium: (s, t) => ({
    floor: 0.815,
    layers: [
      disc(s / 2, s * 0.42, s * 0.33, t.mid, 0.55),
      plinth(s / 2, s * 0.8, s * 0.34, s * 0.1, t.light, t.mid),
    ],
  }),
  rays: (s, _t) => ({
    floor: 0.86,
    layers: [rays(s / 2, s * 0.5, s * 0.8, 18, white, 0.36), disc(s / 2, s * 0.5, s * 0.33, white, 0.55)],
  }),
  dots: (s, t) => ({
    floor: 0.86,
    layers: [
      dots(s, s, s * 0.1, s * 0.012, t.mid, 0.9),
      disc(s / 2, s * 0.5, s * 0.37, t.ground),
      disc(s / 2, s * 0.5, s * 0.35, white, 0.65),
    ],
  }),
  scallop: (s, t) => ({
    floor: 0.86,
    layers: [
      scallop(s / 2, s * 0.49, s * 0.37, 14, t.mid, 0.6),
      disc(s / 2, s * 0.49, s * 0.32, white, 0.55),
    ],
  }),
  clouds: (s, t) => ({
    floor: 0.87,
    layers: [
      cloud(s * 0.2, s * 0.3, s * 0.24, white, 0.85),
      cloud(s * 0.83, s * 0.22, s * 0.2, white, 0.85),
      hill(s / 2, s * 0.77, s, s * 0.4, t.light),
    ],
  }),
  stripes: (s, t) => ({
    floor: 0.87,
    layers: [
      stripes(s, s * 0.72, s * 0.11, t.light, 0.6),
      `<rect y="${s * 0.72}" width="${s}" height="${s * 0.28}" fill="${t.mid}"/>`,
      `<rect y="${s * 0.72}" width="${s}" height="${s * 0.018}" fill="${white}" opacity=".85"/>`,
    ],
  }),
  sash: (s, t) => ({
    floor: 0.86,
    layers: [sash(s, t.mid, 0.7), rug(s / 2, s * 0.86, s * 0.36, s * 0.06, white, 0.6)],
  }),
  wave: (s, t) => ({
    floor: 0.88,
    layers: [wave(s, s * 0.62, t.mid, 0.6), wave(s, s * 0.74, t.light, 1, 0.5)],
  }),
  stars: (s, t) => ({
    floor: 0.86,
    layers: [
      disc(s / 2, s * 0.5, s * 0.36, t.mid, 0.6),
      star(s * 0.14, s * 0.2, s * 0.045, white),
      star(s * 0.87, s * 0.3, s * 0.035, white),
      star(s * 0.8, s * 0.13, s * 0.022, t.strong, 0.6),
      star(s * 0.1, s * 0.55, s * 0.02, t.strong, 0.6),
    ],
  }),
};
