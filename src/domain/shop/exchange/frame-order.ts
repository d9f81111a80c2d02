// @script venue

/** A number that looks random, and is the same for the same number. */
function scatter(number: number): number {
  const mixed = Math.imul((number + 1) ^ ((number + 1) >>> 15), 0x2c1b3c6d);
  const again = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (again ^ (again >>> 15)) >>> 0;
}

/**
 * The order in which a round shows its frames, each once. No two rounds have the same: a camera in step with the
 * screen, which misses the same places of each round, misses other frames each time.
 */
export const frameOrder = (round: number, total: number): number[] =>
  Array.from({ length: total }, (_, frame) => ({ frame, place: scatter(round * total + frame) }))
    .sort((a, b) => a.place - b.place)
    .map(({ frame }) => frame);
