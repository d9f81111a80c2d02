/** Repeatable chance: the same seed gives the same numbers, from 0 up to 1. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 up to, not including, `count`. */
export const randomInt = (random: Random, count: number) => Math.floor(random() * count);

export function weightedChoice<T>(
  random: Random,
  choices: readonly (readonly [weight: number, choice: T])[],
): T {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (!last) throw new Error('Nothing to choose from');
  return last[1];
}
