/** What is in a forest besides its trees. */
const butterfly = (x, y, size, fill) =>
  `<g transform="translate(${x} ${y}) rotate(14) scale(${size})" fill="${fill}"><path d="M0 0C-8-34-46-40-46-14C-46 4-16 6 0 0C-18 6-30 34-14 32C-4 30 0 12 0 0C0 12 4 30 14 32C30 34 18 6 0 0C16 6 46 4 46-14C46-40 8-34 0 0Z"/><rect x="-4" y="-18" width="8" height="44" rx="4" fill="#2B2440"/></g>`;

/** A dome of net. */
export const butterflyTent = (x, base, width, height) => {
  const r = width / 2;
  const arch = (rx) =>
    `<path d="M${x - rx} ${base}V${base - height * 0.45}A${rx} ${height * 0.55} 0 0 1 ${x + rx} ${base - height * 0.45}V${base}" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-width="12"/>`;
  return `${arch(r)}${arch(r * 0.62)}${arch(r * 0.24)}<path d="M${x - r} ${base - height * 0.45}H${x + r}M${x - r * 0.9} ${base - height * 0.72}H${x + r * 0.9}M${x - r} ${base - height * 0.2}H${x + r}" stroke="#fff" stroke-width="8"/>${butterfly(x - r * 0.5, base - height * 0.62, 1.5, '#FF9D90')}${butterfly(x + r * 0.45, base - height * 0.52, 1.3, '#FFC83D')}${butterfly(x + r * 0.05, base - height * 0.84, 1.2, '#8E72E0')}`;
};

/** Boards that lie across a path, narrower with the distance. */
export const boardwalk = (w, h, end) => {
  const boards = 11;
  const board = (i) => {
    const [far, near] = [i, i + 0.88].map((at) => (at / boards) ** 1.5);
    const y = (t) => h * (0.72 + 0.29 * t);
    const left = (t) => end - w * 0.06 - (end - w * 0.02) * t;
    const right = (t) => end + w * 0.06 + (w * 1.02 - end) * t;
    return `<path d="M${left(far)} ${y(far)}H${right(far)}L${right(near)} ${y(near)}H${left(near)}z" fill="${i % 2 ? '#E6C79A' : '#DDB988'}"/>`;
  };
  return Array.from({ length: boards }, (_, i) => board(i)).join('');
};
