import { decodeSegment } from '../domain/routing/paths.ts';

/** Where each entry of the history was scrolled to, so that Back leads to the same place. */
const KEY = 'yhello.scroll';
/** How long a page that is still filling up is followed. */
const FOLLOW_MS = 3_000;

type Positions = Record<string, number>;

let positions: Positions = {};
let current = '';

const entryId = (): string | undefined => (history.state as { entry?: string } | null)?.entry;

function nameEntry(): string {
  const known = entryId();
  if (known) return known;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), entry }, '');
  return entry;
}

/** Begins to remember. Returns a function that ends it. */
export function startScrollRestoration(): () => void {
  history.scrollRestoration = 'manual';
  try {
    positions = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    positions = {};
  }
  const known = entryId();
  current = nameEntry();
  if (known) followTo(positions[current] ?? 0);
  const note = () => {
    // A move sets its own entry before it scrolls; until then the scroll belongs to the page that is being left.
    if (entryId() === current) positions[current] = Math.round(scrollY);
  };
  const keep = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(positions));
    } catch {
      // Without storage a reload begins at the top.
    }
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('pagehide', keep);
  };
}

/** Called when another page has just been drawn: its top, the part the address names, or where it was left. */
export function restoreScroll(): void {
  const known = entryId();
  current = nameEntry();
  const y = known === undefined ? undefined : positions[known];
  if (y !== undefined) {
    followTo(y);
    return;
  }
  const part = document.getElementById(decodeSegment(location.hash.slice(1)) ?? '');
  if (part) part.scrollIntoView();
  else scrollTo(0, 0);
}

/** Called when the same page shows something else, as by another filter: where Back finds it again, else where one is. */
export function keepScrollPosition(): void {
  current = nameEntry();
  const y = positions[current];
  if (y === undefined) positions[current] = Math.round(scrollY);
  else followTo(y);
}

/** Scrolls as far as the page already reaches, and on while it grows, unless the visitor takes over. */
function followTo(y: number): void {
  scrollTo(0, y);
  if (Math.abs(scrollY - y) < 2) return;
  const entry = current;
  const observer = new ResizeObserver(() => {
    if (entryId() !== entry) return end();
    scrollTo(0, y);
    if (Math.abs(scrollY - y) < 2) end();
  });
  const stops = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const stop of stops) removeEventListener(stop, end);
  };
  const timer = setTimeout(end, FOLLOW_MS);
  for (const stop of stops) addEventListener(stop, end, { passive: true });
  observer.observe(document.body);
}
