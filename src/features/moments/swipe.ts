const MIN_DISTANCE_PX = 24;
const FAST_PX_PER_MS = 0.4;
/** The share of the width from which a slow swipe counts, too. */
const FAR_SHARE = 0.3;

type SwipeOutcome = 'before' | 'after' | 'stay';

/** The outcome of a swipe by `dx` px in `ms` over a picture `width` px wide. It must be far enough or fast enough. */
export function swipeOutcome(dx: number, ms: number, width: number): SwipeOutcome {
  const distance = Math.abs(dx);
  if (
    distance < MIN_DISTANCE_PX ||
    (distance < width * FAR_SHARE && distance / Math.max(ms, 1) < FAST_PX_PER_MS)
  )
    return 'stay';
  return dx > 0 ? 'before' : 'after';
}

type Options = {
  /** Whether there is a picture on that side; without one the picture moves less than the finger. */
  hasNeighbour: (side: 'before' | 'after') => boolean;
  onSwipeEnd: (end: SwipeOutcome) => void;
};

const RESISTANCE = 0.25;

/**
 * Lets the contents follow one finger sideways, by `--drag` on the element. Gestures with two fingers, and all gestures
 * on a zoomed page, stay with the browser. Returns a function that stops it.
 */
export function trackSwipes(element: HTMLElement, { hasNeighbour, onSwipeEnd }: Options): () => void {
  let start: { id: number; x: number; startedAtMs: number } | null = null;
  const dragTo = (px: number) => element.style.setProperty('--drag', `${px}px`);
  const stop = () => {
    start = null;
    dragTo(0);
    delete element.dataset.dragging;
  };
  const onDown = (event: PointerEvent) => {
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
    if (start || isZoomed || !event.isPrimary || event.button !== 0) return stop();
    start = { id: event.pointerId, x: event.clientX, startedAtMs: event.timeStamp };
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const dx = event.clientX - start.x;
    // Captured only once it moves, because a press must reach the button below.
    if (!element.dataset.dragging && Math.abs(dx) > 4) {
      element.dataset.dragging = '';
      element.setPointerCapture(event.pointerId);
    }
    dragTo(hasNeighbour(dx > 0 ? 'before' : 'after') ? dx : dx * RESISTANCE);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const end = swipeOutcome(
      event.clientX - start.x,
      event.timeStamp - start.startedAtMs,
      element.clientWidth,
    );
    stop();
    if (end !== 'stay' && hasNeighbour(end)) onSwipeEnd(end);
  };
  const controller = new AbortController();
  const { signal } = controller;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', stop, { signal });
  return () => controller.abort();
}
