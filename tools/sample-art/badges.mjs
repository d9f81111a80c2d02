/** Shapes for the marks of sample brands, all centred in (x, y) with about the radius r. */

const path = (d, fill, x, y, r) =>
  `<path transform="translate(${x} ${y}) scale(${r / 100})" d="${d}" fill="${fill}"/>`;

export const badges = {
  circle: (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`,
  squircle: (x, y, r, fill) =>
    path('M-94 0C-94-80-80-94 0-94S94-80 94 0 80 94 0 94-94 80-94 0Z', fill, x, y, r * 1.02),
  shield: (x, y, r, fill) =>
    path(
      'M-86-84Q0-108 86-84Q94-82 94-70V0C94 60 40 92 0 108C-40 92-94 60-94 0V-70Q-94-82-86-84Z',
      fill,
      x,
      y,
      r,
    ),
  hexagon: (x, y, r, fill) =>
    path(
      'M-12-101Q0-107 12-101L82-61Q93-54 93-42V42Q93 54 82 61L12 101Q0 107-12 101L-82 61Q-93 54-93 42V-42Q-93-54-82-61Z',
      fill,
      x,
      y,
      r,
    ),
  leaf: (x, y, r, fill) => path('M-92-92H30A62 62 0 0 1 92-30V92H-30A62 62 0 0 1-92 30Z', fill, x, y, r),
  diamond: (x, y, r, fill) =>
    `<rect x="${x - r * 0.78}" y="${y - r * 0.78}" width="${r * 1.56}" height="${r * 1.56}" rx="${r * 0.34}" fill="${fill}" transform="rotate(45 ${x} ${y})"/>`,
  drop: (x, y, r, fill) => path('M-100 0A100 100 0 1 1 0 100H-84Q-100 100-100 84Z', fill, x, y, r),
};
