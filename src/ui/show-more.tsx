import { Button } from './button.tsx';
import styles from './show-more.module.css';

type Props = { shown: number; total: number; hasMore: boolean; busy: boolean; onMore: () => void };

/** At the end of a list that comes in pages: how far one has come, and the way on. */
export function ShowMore({ shown, total, hasMore, busy, onMore }: Props) {
  return (
    <div className={styles.more}>
      <p role="status">{hasMore ? `${shown} of ${total}` : `All ${total}`}</p>
      {hasMore && (
        <Button look="outline" busy={busy} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
