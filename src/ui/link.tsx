import { type AnchorHTMLAttributes, createContext, useContext, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'wouter';

/** `soon`: the visitor points at it. `near`: it is about to be seen. */
export type PrefetchTrigger = 'soon' | 'near';

/** Called with an address that the visitor is likely to open next. */
export const PrefetchContext = createContext<(href: string, how: PrefetchTrigger) => void>(() => {});

/** How far outside the screen a link counts as near. */
export const VIEWPORT_MARGIN = '200px';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Goes into the history with the move. */
  state?: unknown;
};

/** A link within the app. Coming near it, pointing at it or touching it begins to load what it leads to. */
export function Link({ href, ...rest }: Props) {
  const prefetch = useContext(PrefetchContext);
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => whenNear(ref.current, () => prefetch(href, 'near')), [href, prefetch]);
  const soon = () => prefetch(href, 'soon');
  return (
    <RouterLink {...rest} ref={ref} href={href} onPointerEnter={soon} onFocus={soon} onTouchStart={soon} />
  );
}

const near = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenNear(link: Element | null, act: () => void): () => void {
  if (!link) return () => {};
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        near.get(target)?.();
      }
    },
    { rootMargin: VIEWPORT_MARGIN },
  );
  near.set(link, act);
  observer.observe(link);
  return () => observer?.unobserve(link);
}
