import { useState } from 'react';
import type { CartLine } from '../../domain/shop/cart.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { useSetQuantity } from './set-quantity.ts';

/** `at`: where in the list it was. */
type Removal = { slug: string; name: string; quantity: number; at: number };

/** What was taken off the cart since the page was opened, so that Undo can put it back. */
export function useCartRemovals() {
  const alert = useAlert();
  const setQuantity = useSetQuantity();
  /** The latest first. */
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [linesBefore, setLinesBefore] = useState<readonly CartLine[]>([]);
  return {
    /** All lines that there were before the last removal. */
    linesBefore,
    /** Takes one of the lines off. */
    remove: (lines: readonly CartLine[], { slug, name }: CartLine['product'], at: number) => {
      setLinesBefore(lines);
      return setQuantity(slug, (quantity) => {
        setRemovals((all) => [{ slug, name, quantity, at }, ...all.filter((each) => each.slug !== slug)]);
        return 0;
      }).catch((error: unknown) => {
        setRemovals((all) => all.filter((removal) => removal.slug !== slug));
        alert('error', cannotStoreText(error));
      });
    },
    /**
     * The latest whose row is gone: its bar and its row are never there together. Once it is back, the one before can
     * be undone.
     */
    latestOff: (lines: readonly CartLine[]) =>
      removals.find(({ slug }) => !lines.some(({ product }) => product.slug === slug)),
    forget: (removal: Removal) => setRemovals((all) => all.filter((each) => each !== removal)),
  };
}
