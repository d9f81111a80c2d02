/** Feature flags by name. Anything not listed counts as `false`. */
export type Flags = Readonly<Record<string, boolean>>;

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
const text = (x: unknown) => (typeof x === 'string' && x !== '' ? x : undefined);
const flag = (x: unknown) => (typeof x === 'boolean' ? x : undefined);

/** Parses the three shapes of flags: a list, `{ flags: list }`, or a map of names to booleans. */
export function parseFlags(raw: unknown): Flags {
  if (isRecord(raw) && Array.isArray(raw.flags)) return parseFlags(raw.flags);
  if (!isRecord(raw)) return {};
  const pairs = Array.isArray(raw)
    ? raw
        .filter(isRecord)
        .map((f) => [text(f.name) ?? text(f.key) ?? text(f.flagName), flag(f.enabled) ?? flag(f.value)])
    : Object.entries(raw);
  return Object.fromEntries(pairs.filter(([name, value]) => name && typeof value === 'boolean'));
}

/** Own keys only, so that a flag called `constructor` does not come from the prototype. */
export function isFlagOn(flags: Flags | undefined, name: string): boolean {
  return flags !== undefined && Object.hasOwn(flags, name) && flags[name] === true;
}

/**
 * The flag that says that the organiser pays points for something, such as a check-in. A backend without such flags
 * gets no sentence that promises points.
 */
export const earningFlag = (way: string) => `pays:${way}`;
