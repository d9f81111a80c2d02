import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { useZoom } from './use-zoom.ts';

/** From top to bottom, in CSS pixels of the screen. */
type Span = { top: number; bottom: number };

/** In CSS pixels, between what is found and what covers the rest of the screen. */
const GAP = 16;

/** Between the header and what is scrolled to (`styles/reset.css`). */
const HEADER_GAP = 16;

/**
 * How far the page has to scroll until `whole` is in `room`, and no farther, so that the search above the plan stays in
 * sight. If `whole` is higher than `room`, the end with `target` is shown.
 */
export function scrollDistance(room: Span, whole: Span, target: Span): number {
  const toTop = whole.top - room.top;
  const toBottom = whole.bottom - room.bottom;
  if (whole.bottom - whole.top > room.bottom - room.top)
    return target.top - whole.top < whole.bottom - target.bottom ? toTop : toBottom;
  return toTop < 0 ? toTop : Math.max(0, toBottom);
}

/**
 * Scrolls the plan and the page when `found` changes, unless it is empty: what is found and the route to it are then in
 * sight, below the header and above the card of the booth with its buttons. An enlarged plan moves in its frame. The
 * card grows when the visitor's list is loaded; until the visitor scrolls, what is found stays above it.
 */
export function useScrollToRoute(
  found: string,
  plan: RefObject<SVGSVGElement | null>,
  card: RefObject<HTMLElement | null>,
  { resetAtOnce, moveBy }: Pick<ReturnType<typeof useZoom>, 'resetAtOnce' | 'moveBy'>,
): void {
  const show = useEffectEvent(() => {
    const frame = plan.current?.parentElement;
    const [target] = rectsOf(plan.current, TARGETS);
    if (!frame || !target) return;
    const shown = frame.getBoundingClientRect();
    if (overlap(target, shown)) moveBy(distanceInto(shown, target));
    else resetAtOnce();
    // The plan moves with the next frame.
    requestAnimationFrame(() => scrollToRoute(frame, card.current));
  });
  useEffect(() => {
    const element = card.current;
    if (!found || !element) return;
    const visitor = new AbortController();
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      addEventListener(type, () => visitor.abort(), { signal: visitor.signal, passive: true });
    const observer = new ResizeObserver(() => {
      plan.current?.parentElement?.style.setProperty('--card-height', `${element.offsetHeight}px`);
      if (!visitor.signal.aborted) show();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      visitor.abort();
    };
  }, [found, plan, card]);
}

/** The shape of what is found on the plan. Around a whole group with a picture in it, Firefox draws too large a box. */
export const TARGETS = ':is([data-selected], [data-found]) polygon';

function scrollToRoute(frame: HTMLElement, card: HTMLElement | null): void {
  const targets = rectsOf(frame, TARGETS);
  if (!targets[0]) return;
  const shown = frame.getBoundingClientRect();
  const rects = [...targets, ...rectsOf(frame, '[data-route]')];
  const whole = {
    top: Math.max(shown.top, Math.min(...rects.map(({ top }) => top))),
    bottom: Math.min(shown.bottom, Math.max(...rects.map(({ bottom }) => bottom))),
  };
  const room = roomAbove(frame, card);
  scrollBy({
    top: toCleanEdge(
      Math.min(scrollDistance(room, whole, targets[0]), distanceToCard(card, room)),
      room.top - HEADER_GAP,
      rectsOf(document.body, 'main :is(nav, search)'),
    ),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** The distance, or a little more if a row above the plan would be half behind the header: then the whole row is. */
export function toCleanEdge(distance: number, edge: number, rows: readonly Span[]): number {
  const row = rows.find(({ top, bottom }) => top < edge + distance && edge + distance < bottom);
  return distance > 0 && row ? row.bottom - edge : distance;
}

const rectsOf = (part: Element | null, selector: string) =>
  [...(part?.querySelectorAll(selector) ?? [])].map((element) => element.getBoundingClientRect());

export const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far, to the right and down, until `target` is wholly in `frame`. */
export const distanceInto = (frame: Edges, target: Edges): readonly [number, number] => [
  Math.max(0, frame.left - target.left) + Math.min(0, frame.right - target.right),
  Math.max(0, frame.top - target.top) + Math.min(0, frame.bottom - target.bottom),
];

const isSticky = (element: HTMLElement) => getComputedStyle(element).position === 'sticky';

/** How far the page may scroll before the card leaves the screen: on desktops it is beside the plan. */
const distanceToCard = (card: HTMLElement | null, room: Span): number =>
  card && !isSticky(card)
    ? Math.max(0, card.getBoundingClientRect().top - room.top)
    : Number.POSITIVE_INFINITY;

/**
 * The part of the screen that neither the header covers, nor the card, nor the buttons on it. On desktops card and
 * buttons are beside the plan.
 */
function roomAbove(frame: HTMLElement, card: HTMLElement | null): Span {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const buttons = frame.querySelector<HTMLElement>('[role="group"]');
  const lowest = [buttons, card].find((element) => element && isSticky(element));
  const covered = lowest ? lowest.offsetHeight + Number.parseFloat(getComputedStyle(lowest).bottom) : 0;
  return { top, bottom: innerHeight - covered - GAP };
}
