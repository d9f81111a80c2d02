// @script venue

import { useContext } from 'react';
import { Button } from './button.tsx';
import { OnlineContext } from './load-failure.ts';
import styles from './partly-saved-note.module.css';

type Props = {
  /** How many are saved on this device. */
  count: number;
  /** What each of them is: `brand`. */
  thing: string;
  /** The query that would have the whole answer. */
  query: { isFetching: boolean; refetch: () => unknown };
};

/**
 * Above what was found in a list of which only a part is saved on this device. A default export, as `lazy` requires.
 */
export default function PartlySavedNote({ count, thing, query }: Props) {
  const isOnline = useContext(OnlineContext);
  return (
    <div className={styles.note}>
      <p role="status" data-announce>
        Searched the {count} {thing}
        {count !== 1 && 's'} saved on this device.{' '}
        {isOnline ? 'The rest didn’t load.' : 'The rest needs a connection.'}
      </p>
      <Button variant="outline" busy={query.isFetching} onClick={() => query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
