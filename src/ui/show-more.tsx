import { Button } from './button.tsx';
import styles from './show-more.module.css';

type Props = {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Whether the last attempt to load more failed. */
  isError: boolean;
  onLoadMore: () => void;
};

/** Hidden during a retry, so that screen readers announce a second failure again. */
export const LoadMoreError = ({ isError, isLoading }: Pick<Props, 'isError' | 'isLoading'>) =>
  isError && !isLoading && <p role="alert">More could not be loaded. Check the signal and try again.</p>;

/** The end of a paginated list: how many items are shown, and a button to load more. */
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
