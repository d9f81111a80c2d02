const LEAST_PX = 24;
const FAST_PX_PER_MS = 0.4;
const FAR = 0.3;

export type SwipeOutcome = 'before' | 'after' | 'stay';

/** Where a finger that moved `dx` px in `ms` sends a picture `width` px wide: far enough, or fast enough. */
export function swipeOutcome(dx: number, ms: number, width: number): SwipeOutcome {
  const far = Math.abs(dx);
  if (far < LEAST_PX || (far < width * FAR && far / Math.max(ms, 1) < FAST_PX_PER_MS)) return 'stay';
  return dx > 0 ? 'before' : 'after';
}

type Options = {
  /** Whether there is a picture on that side; without one the finger meets resistance. */
  hasNeighbour: (side: 'before' | 'after') => boolean;
  onSwipeEnd: (end: SwipeOutcome) => void;
};

const RESISTANCE = 0.25;

/**
 * Lets the contents follow one finger sideways, by `--drag` on the element. A second finger is a pinch, and so is any
 * finger on a page that is zoomed: those are the browser's. Returns a function that ends it.
 */
export function trackSwipes(element: HTMLElement, { hasNeighbour, onSwipeEnd }: Options): () => void {
  let start: { id: number; x: number; at: number } | null = null;
  const dragTo = (px: number) => element.style.setProperty('--drag', `${px}px`);
  const stop = () => {
    start = null;
    dragTo(0);
    delete element.dataset.dragging;
  };
  const onDown = (event: PointerEvent) => {
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
    if (start || isZoomed || !event.isPrimary || event.button !== 0) return stop();
    start = { id: event.pointerId, x: event.clientX, at: event.timeStamp };
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const dx = event.clientX - start.x;
    // Taken over only once it moves: a press must reach the button beneath it.
    if (!element.dataset.dragging && Math.abs(dx) > 4) {
      element.dataset.dragging = '';
      element.setPointerCapture(event.pointerId);
    }
    dragTo(hasNeighbour(dx > 0 ? 'before' : 'after') ? dx : dx * RESISTANCE);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const end = swipeOutcome(event.clientX - start.x, event.timeStamp - start.at, element.clientWidth);
    stop();
    if (end !== 'stay' && hasNeighbour(end)) onSwipeEnd(end);
  };
  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', stop, { signal });
  return () => ends.abort();
}
