import type { PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { overlap, TARGETS } from './scroll-to-route.ts';

export const MAX_SCALE = 4;
/** A finger moves a little while it taps. In CSS pixels. */
const TAP_TOLERANCE = 6;
const DOUBLE_TAP_MS = 300;
/** Farther apart, two quick taps are on two booths. In CSS pixels. */
const DOUBLE_TAP_PX = 40;
/** How much a tap on a button enlarges, as a power of e. */
const BUTTON_STEP = 0.3;
const ARROW_STEP = 60;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [ARROW_STEP, 0],
  ArrowRight: [-ARROW_STEP, 0],
  ArrowUp: [0, ARROW_STEP],
  ArrowDown: [0, -ARROW_STEP],
};

/**
 * Zooming and moving a drawing by pinch, double tap, buttons and arrow keys. At its usual size a finger scrolls the
 * page as everywhere else; only what is enlarged moves under the finger. `scale` is null until the library is there.
 */
export function useZoom(target: RefObject<SVGSVGElement | null>) {
  const panzoom = useRef<PanzoomObject | null>(null);
  const [scale, setScale] = useState<number | null>(null);
  useEffect(() => {
    const element = target.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const stop = new AbortController();
    const { signal } = stop;
    importWhenReachable(() => import('@panzoom/panzoom'))
      .then(({ default: createPanzoom }) => {
        if (signal.aborted) return;
        const created = createPanzoom(element, {
          minScale: 1,
          maxScale: MAX_SCALE,
          contain: 'outside',
          panOnlyWhenZoomed: true,
          // `hidden` would clip, too, but then nothing in the frame could stick to the edge of the screen.
          overflow: 'clip',
          touchAction: 'pan-x pan-y',
          cursor: 'default',
          // Links keep their click, and the page its scrolling.
          handleStartEvent: () => {},
        });
        panzoom.current = created;
        setScale(1);
        const onChange = () => {
          setScale(scaleOf(created));
          created.setOptions({ touchAction: scaleOf(created) > 1 ? 'none' : 'pan-x pan-y' });
        };
        element.addEventListener('panzoomzoom', onChange, { signal });
        element.addEventListener('panzoomreset', onChange, { signal });
        listenForDoubleTap(element, created, signal);
        followFingers(element, created, signal);
        keepMiddle(parent, created, signal);
        // What a laptop sends for a pinch; without the key the page scrolls.
        const onWheel = (event: WheelEvent) =>
          event.ctrlKey && created.zoomWithWheel(event, { step: BUTTON_STEP });
        parent.addEventListener('wheel', onWheel, { signal, passive: false });
      })
      .catch(() => {});
    return () => {
      stop.abort();
      panzoom.current?.destroy();
      panzoom.current = null;
    };
  }, [target]);
  /** Zooms around what is found, if that is in sight, so that it stays where it is. */
  const zoomBy = (step: number) => {
    const [zoom, drawing] = [panzoom.current, target.current];
    const frame = drawing?.parentElement?.getBoundingClientRect();
    const found = drawing?.querySelector(TARGETS)?.getBoundingClientRect();
    const scale = (zoom?.getScale() ?? 1) * Math.exp(step);
    if (!frame || !found || !overlap(found, frame)) return void zoom?.zoom(scale, { animate: true });
    const [clientX, clientY] = [(found.left + found.right) / 2, (found.top + found.bottom) / 2];
    zoom?.zoomToPoint(scale, { clientX, clientY });
  };
  return {
    scale,
    zoomIn: () => zoomBy(BUTTON_STEP),
    zoomOut: () => zoomBy(-BUTTON_STEP),
    reset: () => void panzoom.current?.reset(),
    /** At its usual size with the next frame, where `reset` takes its time. */
    resetAtOnce: () => void panzoom.current?.reset({ animate: false }),
    /** By so many pixels of the screen to the right and down. Only what is enlarged moves. */
    moveBy: ([x, y]: readonly [number, number]) => {
      const scale = panzoom.current?.getScale() ?? 1;
      panzoom.current?.pan(x / scale, y / scale, { relative: true });
    },
    onArrowKey: (key: string): boolean => {
      const step = ARROWS[key];
      if (!step || !panzoom.current || scaleOf(panzoom.current) === 1) return false;
      panzoom.current.pan(...step, { relative: true });
      return true;
    },
  };
}

/**
 * What is in the middle of the frame stays there while the frame changes its size, as it does on a phone that is turned:
 * the library counts in pixels, and would leave an enlarged plan outside a frame that has become smaller.
 */
function keepMiddle(frame: HTMLElement, panzoom: PanzoomObject, signal: AbortSignal): void {
  let { clientWidth: width, clientHeight: height } = frame;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = frame;
    if (clientWidth === 0) return;
    const { x, y } = panzoom.getPan();
    panzoom.pan((x * clientWidth) / width, (y * clientHeight) / height);
    width = clientWidth;
    height = clientHeight;
  });
  observer.observe(frame);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Back at its usual size the library is a millionth above 1. */
const scaleOf = (panzoom: PanzoomObject) => Math.round(panzoom.getScale() * 100) / 100;

/**
 * The library adds to the scale by how far the fingers move apart, times `step / 80`, whatever their distance was. With
 * a step for each pinch, the plan grows in proportion to the distance of the fingers.
 */
function followFingers(element: SVGSVGElement, panzoom: PanzoomObject, signal: AbortSignal): void {
  const fingers = new Map<number, PointerEvent>();
  element.addEventListener(
    'pointerdown',
    (event) => {
      fingers.set(event.pointerId, event);
      const [first, second] = [...fingers.values()];
      if (!first || !second) return;
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      panzoom.setOptions({ step: (80 * panzoom.getScale()) / Math.max(distance, TAP_TOLERANCE) });
    },
    { signal },
  );
  const move = (event: PointerEvent) => {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  document.addEventListener('pointermove', move, { signal });
  // An iPhone scrolls by two fingers wherever it may by one, and takes them away from the plan.
  const keepForPlan = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  for (const touch of ['touchstart', 'touchmove'] as const)
    element.addEventListener(touch, keepForPlan, { signal, passive: false });
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, lift, { signal });
}

/**
 * A drag is no tap on the booth below it; a second tap at once enlarges, and does not put away what the first one
 * chose.
 */
function listenForDoubleTap(element: SVGSVGElement, panzoom: PanzoomObject, signal: AbortSignal): void {
  let down: PointerEvent | null = null;
  let lastTap: MouseEvent | null = null;
  const isWithin = (distance: number, a: MouseEvent, b: MouseEvent | null) =>
    b !== null && Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= distance;
  const remember = (event: PointerEvent) => {
    down = event;
  };
  element.addEventListener('pointerdown', remember, { signal });
  element.addEventListener(
    'click',
    (event) => {
      const isMove = down !== null && !isWithin(TAP_TOLERANCE, event, down);
      const isSoon = lastTap !== null && event.timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS;
      const isDoubleTap = !isMove && isSoon && isWithin(DOUBLE_TAP_PX, event, lastTap);
      if (isMove || isDoubleTap) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (isDoubleTap) panzoom.zoomToPoint(panzoom.getScale() * 2, event);
      if (!isMove) lastTap = event;
    },
    { signal, capture: true },
  );
}
