import { type RefObject, useEffect, useEffectEvent } from 'react';

/** From top to bottom, in CSS pixels of the screen. */
export type Span = { top: number; bottom: number };

/** Between what is found and what covers the rest of the screen. */
const GAP = 16;

/**
 * How far the page has to scroll until `whole` is in `room`, and no farther: the search and its result above the plan stay
 * in sight. Where `whole` is higher than that, its end with `target` is shown.
 */
export function scrollDistance(room: Span, whole: Span, target: Span): number {
  const toTop = whole.top - room.top;
  const toBottom = whole.bottom - room.bottom;
  if (whole.bottom - whole.top > room.bottom - room.top)
    return target.top - whole.top < whole.bottom - target.bottom ? toTop : toBottom;
  return toTop < 0 ? toTop : Math.max(0, toBottom);
}

/**
 * Scrolls the page so that what is found on the plan and the way there are in sight, below the header and above the card
 * of the booth. `found` names what is looked for: the page scrolls when that changes, and not when it is empty.
 */
export function useScrollToRoute(
  found: string,
  plan: RefObject<SVGSVGElement | null>,
  card: RefObject<HTMLElement | null>,
  resetZoom: () => void,
): void {
  const show = useEffectEvent(() => {
    const frame = plan.current?.parentElement?.getBoundingClientRect();
    const targets = rectsOf(plan.current, '[data-selected], [data-found]');
    if (!frame || !targets[0]) return;
    // An enlarged plan may hide it.
    const isHidden = !overlap(targets[0], frame);
    if (isHidden) resetZoom();
    const rects = isHidden ? [frame] : [...targets, ...rectsOf(plan.current, '[data-way]')];
    const whole = {
      top: Math.max(frame.top, Math.min(...rects.map(({ top }) => top))),
      bottom: Math.min(frame.bottom, Math.max(...rects.map(({ bottom }) => bottom))),
    };
    const room = roomAbove(card.current);
    const distance = scrollDistance(room, whole, isHidden ? frame : targets[0]);
    scrollBy({
      top: Math.min(distance, distanceToCard(card.current, room)),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  });
  useEffect(() => {
    if (found) show();
  }, [found]);
}

const rectsOf = (plan: SVGSVGElement | null, selector: string) =>
  [...(plan?.querySelectorAll(selector) ?? [])].map((element) => element.getBoundingClientRect());

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const isOverPlan = (card: HTMLElement) => getComputedStyle(card).position === 'sticky';

/** Beside the plan, on desktops, the card stays in sight too. */
const distanceToCard = (card: HTMLElement | null, room: Span): number =>
  card && !isOverPlan(card)
    ? Math.max(0, card.getBoundingClientRect().top - room.top)
    : Number.POSITIVE_INFINITY;

/** What neither the header nor the card covers. On desktops the card is beside the plan. */
function roomAbove(card: HTMLElement | null): Span {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const covered =
    card && isOverPlan(card) ? card.offsetHeight + Number.parseFloat(getComputedStyle(card).bottom) : 0;
  return { top, bottom: innerHeight - covered - GAP };
}
