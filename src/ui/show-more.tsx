import { Button } from './button.tsx';
import styles from './show-more.module.css';

type Props = {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Whether the last try to get more failed. */
  isError: boolean;
  onLoadMore: () => void;
};

/** Nothing while it is tried again: what is said once more is heard once more. */
export const LoadMoreError = ({ isError, isLoading }: Pick<Props, 'isError' | 'isLoading'>) =>
  isError && !isLoading && <p role="alert">More could not be loaded. Check the signal and try again.</p>;

/** At the end of a list that comes in pages: how far one has come, and the way on. */
export function ShowMore({ shown, total, hasMore, isLoading, isError, onLoadMore }: Props) {
  return (
    <div className={styles.more}>
      <p role="status">{hasMore ? `${shown} of ${total}` : `All ${total}`}</p>
      <LoadMoreError isError={isError} isLoading={isLoading} />
      {hasMore && (
        <Button variant="outline" busy={isLoading} onClick={onLoadMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
