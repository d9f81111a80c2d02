import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { navigate } from 'wouter/use-browser-location';

/** `intent`: the visitor points at the link. `viewport`: it is about to be visible. */
export type PrefetchTrigger = 'intent' | 'viewport';

/** Called with an address that the visitor is likely to open next. */
export const PrefetchContext = createContext<(href: string, trigger: PrefetchTrigger) => void>(() => {});

/** How far outside the viewport a link or picture already counts as visible. */
const VIEWPORT_MARGIN = '200px';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** In the place of the present address: Back leads to the one before. */
  replace?: boolean;
  /** Stored as `history.state` with the navigation. */
  state?: unknown;
};

/**
 * A link within the app. It prefetches its target when it is about to be visible, and on hover, focus and touch.
 *
 * The router's own link subscribes to the address: at each navigation all links of the page that is left would be
 * rendered once more, and the visitor waits for that.
 */
export function Link({ href, replace = false, state, onClick, ...rest }: Props) {
  const prefetch = useContext(PrefetchContext);
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => onceNearViewport(ref.current, () => prefetch(href, 'viewport')), [href, prefetch]);
  const onIntent = () => prefetch(href, 'intent');
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(href, { replace, state });
      }}
    />
  );
}

/** In a new tab or window, or as a download: the browser does that. */
const opensElsewhere = ({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || altKey || shiftKey || button !== 0;

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when the element comes near the viewport. A later call for the same element replaces the callback.
 */
export function onceNearViewport(element: Element | null, callback: () => void): () => void {
  if (!element) return () => {};
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        callbacks.get(target)?.();
      }
    },
    { rootMargin: VIEWPORT_MARGIN },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
