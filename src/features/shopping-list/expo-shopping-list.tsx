import { useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { CANNOT_STORE } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { AddItemForm } from './add-item-form.tsx';
import { addItem, removeItem, restoreItem, tickItem } from './item-actions.ts';
import { ItemRow } from './item-row.tsx';
import { doneLabel, type OptimisticItem } from './optimistic-items.ts';
import styles from './shopping-list.module.css';
import { useShoppingItems } from './use-shopping-items.ts';

/** The shopping list of one expo. It can be changed without signal. */
export function ExpoShoppingList({ expo }: { expo: Expo }) {
  const { items, state, retry } = useShoppingItems(expo.id);
  const [removed, setRemoved] = useState<OptimisticItem | null>(null);
  const alert = useAlert();
  const alertOnError = (stored: Promise<unknown>) => {
    stored.catch(() => alert('error', CANNOT_STORE));
    return stored;
  };
  const remove = (item: OptimisticItem) => {
    setRemoved(item);
    alertOnError(removeItem(item));
  };
  const undo = (item: OptimisticItem) => {
    setRemoved(null);
    alertOnError(restoreItem(item));
  };
  return (
    <div className={styles.list}>
      <AddItemForm
        expoId={expo.id}
        onAdd={(name, booth) => alertOnError(addItem(items, { expoId: expo.id, name, booth }))}
      />
      {items.length > 0 && (
        <p className={styles.done} role="status">
          {doneLabel(items)}
        </p>
      )}
      <ul className={styles.items} aria-label={`For ${expo.name}`}>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            expoSlug={expo.slug}
            onTick={(tapped) => alertOnError(tickItem(tapped, !tapped.ticked))}
            onRemove={remove}
          />
        ))}
      </ul>
      {removed && <UndoBar text={`“${removed.name}” is off the list.`} onUndo={() => undo(removed)} />}
      {state === 'loading' && items.length === 0 && (
        <Skeleton shape="row" label="Loading your list" count={3} />
      )}
      {state === 'error' && <ErrorState subject="Your list" onRetry={retry} />}
      {state === 'success' && items.length === 0 && !removed && (
        <EmptyState
          level={2}
          title="Your list is empty"
          text="Add what you need above, or from a product’s page. It works offline in the hall."
          picture="empty-list"
        />
      )}
    </div>
  );
}
