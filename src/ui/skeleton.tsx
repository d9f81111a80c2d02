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
   * The shape of the content: cards with pictures, on phones one or two (`small`) side by side; rows of a list, with
   * a picture or without one (`line`); tickets with a stub; gift cards; lines of text (`paragraph`), also with a block
   * over the whole width above them (`text`); an article, which is a title, a picture and lines in a column to read; a
   * product, which is a picture with lines beside it; or a map, which is a plan below its filters, on desktops beside
   * them.
   */
  shape?:
    | 'card'
    | 'small'
    | 'row'
    | 'line'
    | 'ticket'
    | 'gift-card'
    | 'paragraph'
    | 'text'
    | 'article'
    | 'product'
    | 'map';
};

const TEXT_SHAPES: readonly SkeletonProps['shape'][] = ['paragraph', 'text', 'article', 'product', 'map'];

/**
 * A placeholder of the content's shape. It takes its space at once, becomes visible after 200 ms and is announced after
 * one second.
 */
export function Skeleton({ label, count, shape = 'card' }: SkeletonProps) {
  const isText = TEXT_SHAPES.includes(shape);
  const isAnnounced = useHasPassed(ANNOUNCED_AFTER_MS);
  return (
    <div
      role="status"
      className={isText ? `${styles.skeleton} ${textStyles.lines}` : styles.skeleton}
      data-shape={shape}
      data-reading={shape === 'article' || undefined}
    >
      <span className="visually-hidden">{isAnnounced ? label : ''}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <span key={i} aria-hidden className={isText ? `${styles.block} ${textStyles.line}` : styles.block} />
      ))}
    </div>
  );
}
