import { useQuery } from '@tanstack/react-query';
import type { ListTransfer } from '../../../domain/shop/exchange/list-transfer.ts';
import { ExpoErrorState } from '../../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../../features/expos/queries.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { expoById } from '../../account/scanned-expo.tsx';
import codeStyles from '../../code-screen.module.css';
import { type Taken, TakenList } from './taken-list.tsx';

type Props = {
  list: ListTransfer;
  onDone: (taken: Taken) => void;
  onCancel: () => void;
  onScanAgain: () => void;
};

/** Another phone's list, once it is known which expo it is for. */
export function ScannedList({ list, onDone, onCancel, onScanAgain }: Props) {
  const query = useQuery(expoQueries.list());
  return (
    <QueryView
      query={query}
      renderError={(failure) => <ExpoErrorState {...failure} level={2} />}
      skeleton={{ shape: 'row', label: 'Loading the expos', count: 1 }}
    >
      {(expoList) => {
        const expo = expoById(expoList, list.expoId);
        if (expo) return <TakenList expo={expo} list={list} onDone={onDone} onCancel={onCancel} />;
        return (
          <div className={codeStyles.screen}>
            <p role="alert">
              This list is for an expo that isn’t on our list. Your own lists are as they were.
            </p>
            <ButtonRow>
              {/* The expo may be newer than what this phone knows. */}
              <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                Try again
              </Button>
              <Button variant="light" onClick={onScanAgain}>
                Scan another list
              </Button>
            </ButtonRow>
          </div>
        );
      }}
    </QueryView>
  );
}
