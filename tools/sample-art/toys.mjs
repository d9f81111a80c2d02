/** Nursery objects that the icon set lacks, in its style. */
import { shaded } from './shapes.mjs';

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
