import { decodeSegment } from '../domain/routing/paths.ts';
import { scrollPositionsKey } from '../sync/storage-keys.ts';

/** How long the position is corrected while the page still grows. */
const FOLLOW_MS = 3_000;

type Positions = Record<string, number>;

let positions: Positions = {};
let current = '';
/** Ends the correction of a position that is going on. */
let stopFollowing: (() => void) | undefined;

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
  stopFollowing?.();
  const isRevisited = entryId() !== undefined;
  current = ensureEntryId();
  if (isRevisited) followTo(positions[current] ?? 0);
}

const pageOf = (url: string) => url.split('#')[0];

/**
 * Starts to record positions. Returns a function that stops it. `onRevisit`: called where the visitor comes back to an
 * address by a reload, or from another site.
 */
export function startScrollRestoration(onRevisit?: () => void): () => void {
  if (entryId() !== undefined) onRevisit?.();
  history.scrollRestoration = 'manual';
  try {
    positions = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? '{}') as Positions;
  } catch {
    positions = {};
  }
  const record = () => {
    // A navigation changes the history entry before the page: until then the position belongs to the page before. One
    // that is being corrected is stored already, and a page that is still short cannot reach it.
    if (entryId() === current && !stopFollowing) positions[current] = Math.round(scrollY);
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
  stopFollowing?.();
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
 * Called when the address of the page has got other parameters, before the page renders: after Back scrolls to the
 * stored position, else shows a list that is new from its top, and keeps the position where the page stays the same.
 */
export function scrollWithinPage(isSame: boolean): void {
  current = ensureEntryId();
  const y = positions[current] ?? Math.round(isSame ? scrollY : Math.min(scrollY, topOfList()));
  positions[current] = y;
  // What both lists have would be kept where it is on the screen, wherever in the new list that is.
  followTo(y, !isSame);
}

/** Where the number of items of a list stands below the header. */
function topOfList(): number {
  const count = document.querySelector('main [data-count]');
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return count ? Math.max(0, scrollY + count.getBoundingClientRect().top - header) : scrollY;
}

/**
 * Scrolls to `y`, again while the page grows, until the visitor scrolls or presses a key. `untilSettled`: also while
 * that position is reached, for a page that is about to show something else.
 */
function followTo(y: number, untilSettled = false): void {
  stopFollowing?.();
  scrollTo(0, y);
  const isThere = () => Math.abs(scrollY - y) < 2 && !untilSettled;
  if (isThere()) return;
  const entry = current;
  const observer = new ResizeObserver(() => {
    if (entryId() !== entry) return stop();
    scrollTo(0, y);
    if (isThere()) stop();
  });
  const listening = new AbortController();
  const { style } = document.documentElement;
  if (untilSettled) style.setProperty('overflow-anchor', 'none');
  const stop = () => {
    observer.disconnect();
    listening.abort();
    style.removeProperty('overflow-anchor');
    if (stopFollowing === stop) stopFollowing = undefined;
  };
  stopFollowing = stop;
  const end = () => {
    const canReach = document.documentElement.scrollHeight - innerHeight >= y;
    // A scroll bar that is dragged tells nothing but the position.
    if (stopFollowing === stop && entryId() === entry && canReach) positions[entry] = Math.round(scrollY);
    stop();
  };
  // A second stop does nothing.
  setTimeout(end, FOLLOW_MS);
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { passive: true, signal: listening.signal });
  observer.observe(document.body);
}
