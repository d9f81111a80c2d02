import { decodeSegment } from '../domain/routing/paths.ts';
import { scrollPositionsKey } from '../sync/storage-keys.ts';

/** How long the position is corrected while the page still grows. */
const FOLLOW_MS = 5_000;

type Positions = Record<string, number>;

let positions: Positions = {};
let current = '';

/** Filled once the page is idle, by scroll-after-filters.ts. */
export const afterFilters: {
  /** Where the list of other filters is shown; `known` is the position of an earlier visit. */
  yOf?: (known: number | undefined) => number;
  /** Until the list is there, what the browser scrolls to is no position of the visitor. */
  isHeld?: boolean;
} = {};

const entryId = (): string | undefined => (history.state as { entry?: string } | null)?.entry;

function ensureEntryId(): string {
  const id = entryId();
  if (id) return id;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), entry }, '');
  return entry;
}

/**
 * From here on, positions are recorded for the history entry of this address. An entry that existed before gets its
 * position back.
 */
function startHistoryEntry(): void {
  const isRevisited = entryId() !== undefined;
  current = ensureEntryId();
  if (isRevisited) followTo(positions[current] ?? 0);
}

const pageOf = (url: string) => url.split('#')[0];

/** Starts to record positions. Returns a function that stops it. */
export function startScrollRestoration(): () => void {
  history.scrollRestoration = 'manual';
  try {
    positions = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? '{}') as Positions;
  } catch {
    positions = {};
  }
  const record = () => {
    // A navigation changes the history entry before the page: until then the position belongs to the page before.
    if (entryId() === current && !afterFilters.isHeld) positions[current] = Math.round(scrollY);
  };
  // After a reload the visitor may have scrolled before the app has started: what they look at must not jump away.
  if (scrollY > 0 && !location.hash) {
    current = ensureEntryId();
    record();
  } else startHistoryEntry();
  const store = () => {
    try {
      sessionStorage.setItem(scrollPositionsKey, JSON.stringify(positions));
    } catch {
      // Without storage a reload starts at the top.
    }
  };
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('scroll', record, { passive: true, signal });
  addEventListener('pagehide', store, { signal });
  // A phone that needs the memory ends a page in the background without a further event.
  document.addEventListener('visibilitychange', store, { signal });
  // A link to a part of the page makes a history entry. The browser scrolls there, but not back.
  addEventListener(
    'hashchange',
    ({ oldURL, newURL }) => {
      if (pageOf(oldURL) === pageOf(newURL)) startHistoryEntry();
    },
    { signal },
  );
  return () => stop.abort();
}

/**
 * Called after another page has rendered: scrolls to the position of its last visit, to the hash, or to the top. Returns
 * whether there was such a visit.
 */
export function restoreScroll(): boolean {
  const id = entryId();
  current = ensureEntryId();
  const y = id === undefined ? undefined : positions[id];
  if (y !== undefined) {
    followTo(y);
    return true;
  }
  const target = document.getElementById(decodeSegment(location.hash.slice(1)) ?? '');
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  return false;
}

/**
 * Called when filters of the page have changed, before it renders: after Back scrolls to the stored position, else shows
 * the list from its top.
 */
export function scrollAfterFilters(): void {
  current = ensureEntryId();
  const known = positions[current];
  positions[current] = afterFilters.yOf?.(known) ?? known ?? Math.round(scrollY);
  followTo(positions[current] as number);
}

/** Scrolls to `y`, again while the page grows, until the visitor scrolls or presses a key. */
function followTo(y: number): void {
  scrollTo(0, y);
  if (Math.abs(scrollY - y) < 2) return;
  const entry = current;
  const observer = new ResizeObserver(() => {
    if (entryId() !== entry) return stop();
    scrollTo(0, y);
    if (Math.abs(scrollY - y) < 2) stop();
  });
  const listening = new AbortController();
  const stop = () => {
    observer.disconnect();
    listening.abort();
  };
  // A second stop does nothing.
  setTimeout(stop, FOLLOW_MS);
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { passive: true, signal: listening.signal });
  observer.observe(document.body);
}
