// @script pieces

import styles from './skeleton.module.css';
import textStyles from './skeleton-text.module.css';
import { useHasPassed } from './use-has-passed.ts';

/** Speech takes longer than a glance: a wait that ends sooner is not worth its words. */
const ANNOUNCED_AFTER_MS = 1_000;

export type SkeletonProps = {
  label: string;
  count: number;
  /**
   * The shape of the content:
   * - cards with pictures (`card`), on desktops two side by side (`large`, `large-article`) or below a first one over the whole width
   *   (`lead`), on phones two (`small`, `small-product`, `small-wish`);
   * - a hero banner with cards below it, which points and a heading may stand above (`hero-rewards`), or a
   *   heading alone (`hero-heading`);
   * - the community: links, a banner, chips, a heading and cards;
   * - rows of a list with a picture, on desktops side by side (`rows`), or without one (`line`), or below their filters
   *   (`rows-filters`) or a form (`rows-adding`); rows of a cart; orders; members of a family; messages; tickets with a stub;
   *   gift cards; addresses; pictures of several widths with captions (`gallery`);
   * - lines of text (`text-lines`), below a block over the whole width (`text`) that a title stands above (`text-brand`);
   * - an article: a title, a picture and lines in a column to read;
   * - a product: a picture with lines beside it;
   * - a map: a plan below its filters, on desktops beside them;
   * - questions to unfold (`text-faqs`): a search and links to the groups, then the first group;
   * - a form (`text-form`): pictures to choose from, unless it is a column to read, then fields, chips and a button;
   * - check-in (`text-hub`): its card, eight ways and a list.
   */
  shape?:
    | 'card'
    | 'large'
    | 'large-article'
    | 'lead'
    | 'small'
    | 'small-product'
    | 'small-wish'
    | 'hero'
    | 'hero-rewards'
    | 'hero-heading'
    | 'community'
    | 'row'
    | 'row-cart'
    | 'row-inbox'
    | 'row-order'
    | 'rows'
    | 'rows-family'
    | 'rows-filters'
    | 'rows-adding'
    | 'line'
    | 'ticket'
    | 'gift-card'
    | 'address'
    | 'gallery'
    | 'text'
    | 'text-lines'
    | 'text-article'
    | 'text-product'
    | 'text-map'
    | 'text-brand'
    | 'text-faqs'
    | 'text-form'
    | 'text-hub';
};

/**
 * A placeholder of the content's shape. It takes its space at once, becomes visible after 200 ms and is announced after
 * one second.
 */
export function Skeleton({ label, count, shape = 'card' }: SkeletonProps) {
  const isAnnounced = useHasPassed(ANNOUNCED_AFTER_MS);
  return (
    <div role="status" className={`${styles.skeleton} ${textStyles.lines}`} data-shape={shape}>
      <span className="visually-hidden">{isAnnounced ? label : ''}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <span key={i} aria-hidden className={`${styles.block} ${textStyles.line}`} />
      ))}
    </div>
  );
}
