/** Random choices seeded by a name: the same name gives the same choices, so that a picture always looks the same. */
export function seededRandom(name) {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0), 16777619);
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low, high) => low + (high - low) * next();
  const pick = (list) => list[Math.floor(next() * list.length)];
  return {
    between,
    pick,
    /** A number between `low` and `high`, with a random sign. */
    either: (low, high) => (next() < 0.5 ? -1 : 1) * between(low, high),
    yes: (share = 0.5) => next() < share,
    some: (list, count) => {
      const left = [...list];
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(Math.floor(next() * left.length), 1)[0],
      );
    },
  };
}
