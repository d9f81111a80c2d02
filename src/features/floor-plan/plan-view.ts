import type { Exhibitor } from '../../domain/expo/exhibitor.ts';

export type PlanView = {
  halls: readonly string[];
  hall: string;
  exhibitors: Exhibitor[];
  /** Whom the visitor means: tapped, linked to, or the first that was searched for. */
  selected: Exhibitor | null;
  /** Booths that a search found; null without a search. */
  matches: ReadonlySet<string> | null;
};

const isSame = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();

/** A booth says which hall is shown, then a search, then the choice of a hall. */
export function planView(
  all: readonly Exhibitor[],
  halls: readonly string[],
  asked: { booth: string | null; hall: string | null; found: readonly Exhibitor[] | null },
): PlanView {
  const { booth, found } = asked;
  const tapped = booth === null ? undefined : all.find((one) => isSame(one.booth, booth));
  const chosen = tapped ?? found?.[0] ?? null;
  const wished = chosen?.hall ?? halls.find((one) => one === asked.hall);
  const hall = wished ?? halls[0] ?? '';
  return {
    halls,
    hall,
    exhibitors: all.filter((one) => one.hall === hall),
    selected: chosen,
    matches: found && new Set(found.map((one) => one.booth)),
  };
}
