// @script pieces

import { useEffect } from 'react';
import { loadSanitizer } from './load-sanitizer.ts';
import styles from './skeleton.module.css';
import { useHasPassed } from './use-has-passed.ts';

/** Speech takes longer than a glance: a wait that ends sooner is not worth its words. */
const ANNOUNCED_AFTER_MS = 1_000;

export type SkeletonProps = {
  label: string;
  count: number;
  /**
   * The shape of the content. Those that are marked need the style sheet that is named, which their pages import:
   * - cards with pictures (`card`), on desktops two side by side (`large`, `large-article`) or below a first one over the whole width
   *   (`lead`), on phones two (`small`, `small-product`, with a booth `small-offer`, with a button `small-wish`);
   * - rows of a list with a picture, on desktops side by side (`rows`), or without one (`line`);
   * - lines of text (`text-lines`);
   * - `skeleton-hero.css`: a banner or a heading with cards below it; the community; places; pictures of several widths;
   * - `skeleton-lists.css`: rows of a cart, orders, messages, the transactions of a month, rewards;
   * - `skeleton-filters.css`: rows below their filters, or below a form to add to them, or what is done of them;
   * - `skeleton-account.css`: members of a family, tickets with a stub, gift cards, addresses, an order;
   * - `skeleton-read.css`: an article, a banner with figures, of which one has a button, a text with a table of contents, a position, positions;
   * - `skeleton-shop.css`: a product with a picture beside it, a brand, its booths;
   * - `skeleton-ways.css`: check-in, its talks, and an expo; `skeleton-faqs.css`, `skeleton-form.css`, `skeleton-map.css`.
   */
  shape?:
    | 'card'
    | 'card-places'
    | 'large'
    | 'large-article'
    | 'lead'
    | 'small'
    | 'small-product'
    | 'small-offer'
    | 'small-wish'
    | 'hero-rewards'
    | 'hero-heading'
    | 'community'
    | 'row'
    | 'row-cart'
    | 'row-inbox'
    | 'row-month'
    | 'row-order'
    | 'row-positions'
    | 'row-rewards'
    | 'rows'
    | 'rows-family'
    | 'rows-filters'
    | 'rows-adding'
    | 'rows-adding-form'
    | 'rows-items'
    | 'line'
    | 'ticket'
    | 'gift-card'
    | 'address'
    | 'gallery'
    | 'map'
    | 'text-lines'
    | 'text-order'
    | 'text-article'
    | 'text-booths'
    | 'text-brand'
    | 'text-contents'
    | 'text-expo'
    | 'text-faqs'
    | 'text-form'
    | 'text-hero'
    | 'text-hero-link'
    | 'text-hub'
    | 'text-position'
    | 'text-product'
    | 'text-talks';
};

/**
 * A placeholder of the content's shape. It takes its space at once, becomes visible after 200 ms and is announced after
 * one second.
 */
export function Skeleton({ label, count, shape = 'card' }: SkeletonProps) {
  const isAnnounced = useHasPassed(ANNOUNCED_AFTER_MS);
  // Formatted text is then shown at once when it comes: without it, what is below would be seen further up for a moment.
  const isText = shape.startsWith('text');
  useEffect(() => {
    if (isText) loadSanitizer().catch(() => {});
  }, [isText]);
  return (
    <div role="status" className={styles.skeleton} data-shape={shape}>
      <span className="visually-hidden">{isAnnounced ? label : ''}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <span key={i} aria-hidden className={styles.block} />
      ))}
    </div>
  );
}
