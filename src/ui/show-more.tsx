import { Button } from './button.tsx';
import styles from './show-more.module.css';

type Props = {
  shown: number;
  total: number;
  hasMore: boolean;
  busy: boolean;
  /** Whether the last try to get more failed. */
  failed: boolean;
  onMore: () => void;
};

/** Nothing while it is tried again: what is said once more is heard once more. */
export const MoreFailed = ({ failed, busy }: Pick<Props, 'failed' | 'busy'>) =>
  failed && !busy && <p role="alert">More could not be loaded. Check the signal and try again.</p>;

/** At the end of a list that comes in pages: how far one has come, and the way on. */
export function ShowMore({ shown, total, hasMore, busy, failed, onMore }: Props) {
  return (
    <div className={styles.more}>
      <p role="status">{hasMore ? `${shown} of ${total}` : `All ${total}`}</p>
      <MoreFailed failed={failed} busy={busy} />
      {hasMore && (
        <Button look="outline" busy={busy} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
