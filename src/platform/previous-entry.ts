// @script forms

type Entry = { url: string; sameDocument: boolean };
type Navigation = { entries: () => Entry[]; currentEntry: { index: number } };

/** The entry of the history that Back leads to; undefined for none and in browsers without the Navigation API. */
export function previousEntry(): Entry | undefined {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.entries()[navigation.currentEntry.index - 1];
}
