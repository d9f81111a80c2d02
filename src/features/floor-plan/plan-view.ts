import type { Exhibitor } from '../../domain/expo/exhibitor.ts';

export type PlanView = {
  halls: readonly string[];
  hall: string;
  exhibitors: Exhibitor[];
  /** The exhibitor whose booth was tapped or linked to, or the first search result. */
  selected: Exhibitor | null;
  /** Booths of the search results; null without a search. */
  matches: ReadonlySet<string> | null;
};

type Selection = { booth: string | null; hall: string | null; searchResults: readonly Exhibitor[] | null };

const isSameCode = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();

/** The shown hall follows the selected booth, else the first search result, else the chosen hall. */
export function planView(
  exhibitors: readonly Exhibitor[],
  halls: readonly string[],
  selection: Selection,
): PlanView {
  const { booth, searchResults } = selection;
  const tapped =
    booth === null ? undefined : exhibitors.find((exhibitor) => isSameCode(exhibitor.booth, booth));
  const selected = tapped ?? searchResults?.[0] ?? null;
  const hall = selected?.hall ?? halls.find((name) => name === selection.hall) ?? halls[0] ?? '';
  return {
    halls,
    hall,
    exhibitors: exhibitors.filter((exhibitor) => exhibitor.hall === hall),
    selected,
    matches: searchResults && new Set(searchResults.map((exhibitor) => exhibitor.booth)),
  };
}
