/** Signs of the app's shortcuts in a box of 512, the same for every brand. */

const line = (d: string, width: number, ink: string) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const finder = (x: number, y: number, ink: string) =>
  `<rect x="${x}" y="${y}" width="92" height="92" rx="22" fill="none" stroke="${ink}" stroke-width="26"/><rect x="${x + 32}" y="${y + 32}" width="28" height="28" rx="7" fill="${ink}"/>`;
const dots = (list: readonly (readonly [number, number])[], ink: string) =>
  list.map(([x, y]) => `<rect x="${x}" y="${y}" width="34" height="34" rx="9" fill="${ink}"/>`).join('');

export const shortcutGlyphs = {
  pass: (ink: string) =>
    finder(136, 136, ink) +
    finder(284, 136, ink) +
    finder(136, 284, ink) +
    dots(
      [
        [272, 272],
        [314, 314],
        [356, 272],
        [272, 356],
        [356, 356],
      ],
      ink,
    ),
  checkIn: (ink: string, ground: string) =>
    `<path d="M144 168H368a28 28 0 0 1 28 28v26a34 34 0 0 0 0 68v26a28 28 0 0 1-28 28H144a28 28 0 0 1-28-28v-26a34 34 0 0 0 0-68v-26a28 28 0 0 1 28-28Z" fill="${ink}"/>` +
    line('M206 258L242 294L310 222', 34, ground),
};
