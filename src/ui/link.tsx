import { type AnchorHTMLAttributes, createContext, useContext } from 'react';
import { Link as RouterLink } from 'wouter';

/** Called with an address that the visitor is likely to open next. */
export const PrefetchContext = createContext<(href: string) => void>(() => {});

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link within the app. Pointing at it or touching it begins to load what it leads to. */
export function Link({ href, ...rest }: Props) {
  const prefetch = useContext(PrefetchContext);
  const soon = () => prefetch(href);
  return <RouterLink {...rest} href={href} onPointerEnter={soon} onFocus={soon} onTouchStart={soon} />;
}
