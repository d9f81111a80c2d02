/** The brand's drawings in a box of 512. */

const line = (d, width, ink) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A waving hand: four fingers, a thumb, a palm and two small strokes for the movement. */
export function wavingHand(ink) {
  const fingers = ['M190 272L163 206', 'M226 256L210 154', 'M267 256L270 140', 'M308 266L327 170'];
  const palm = `<path d="M171 268C172 250 184 242 200 242H302C318 242 325 252 327 266C331 292 347 284 353 268C358 254 363 245 374 245C389 245 396 256 394 272C388 324 350 390 256 390C198 390 182 348 176 310Z" fill="${ink}"/>`;
  return `<g transform="rotate(-22 256 262)">${fingers.map((d) => line(d, 35, ink)).join('')}${palm}${line('M386 150Q410 172 416 204', 17, ink)}${line('M112 318Q118 350 142 372', 17, ink)}</g>`;
}
