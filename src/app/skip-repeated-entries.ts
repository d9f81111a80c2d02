// @script outbox

/**
 * A link or a search that leads to the address that is shown already, such as the second of two taps on a slow line,
 * makes no entry in the history, as in pages without scripts: Back would seem to do nothing there. The entry also stays
 * what it is, or nobody would know the place in a list again. What shows what the address names does so again. Runs
 * once.
 */
export function skipRepeatedEntries(): void {
  for (const type of ['pushState', 'replaceState'] as const) {
    const change = history[type];
    history[type] = (state, unused, url) => {
      // A dialog's entry names no address: it is one for the page that is shown.
      if (url && new URL(url, location.href).href === location.href) dispatchEvent(new Event(type));
      else change.call(history, state, unused, url);
    };
  }
}
