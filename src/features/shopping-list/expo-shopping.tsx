import { useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { CANNOT_STORE } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { addItem, putBack, removeItem, tickItem } from './actions.ts';
import { AddItem } from './add-item.tsx';
import { ItemRow } from './item-row.tsx';
import { doneLabel, type ItemNow } from './model.ts';
import styles from './shopping-list.module.css';
import { useItems } from './use-items.ts';

/** What a visitor wants to get at one expo: tick, add, remove, with or without signal. */
export function ExpoShopping({ expo }: { expo: Expo }) {
  const { items, state, retry } = useItems(expo.id);
  const [removed, setRemoved] = useState<ItemNow | null>(null);
  const alert = useAlert();
  const keep = (saved: Promise<unknown>) => saved.catch(() => alert('error', CANNOT_STORE));
  const remove = (item: ItemNow) => {
    setRemoved(item);
    void keep(removeItem(item.id));
  };
  const undo = (item: ItemNow) => {
    setRemoved(null);
    void keep(putBack(item));
  };
  return (
    <div className={styles.list}>
      <AddItem onAdd={(name, booth) => void keep(addItem(items, { expoId: expo.id, name, booth }))} />
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
            onTick={({ id, ticked }) => void keep(tickItem(id, !ticked))}
            onRemove={remove}
          />
        ))}
      </ul>
      {removed && <UndoBar text={`“${removed.name}” is off the list.`} onUndo={() => undo(removed)} />}
      {state === 'loading' && items.length === 0 && (
        <Skeleton shape="row" label="Loading your list" count={3} />
      )}
      {state === 'failed' && <ErrorState subject="Your list" onRetry={retry} />}
      {state === 'known' && items.length === 0 && !removed && (
        <EmptyState
          level={2}
          title="Nothing on this list yet"
          text="Write down what you need above, or add it from a product. It works without signal in the hall."
          picture="baby-bottle"
        />
      )}
    </div>
  );
}
