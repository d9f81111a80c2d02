import { type ReactNode, useCallback, useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { paths } from '../../domain/routing/paths.ts';
import { inOrder, type ListOrder } from '../../domain/shop/list-order.ts';
import type { ItemFields } from '../../domain/shop/shopping-list.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import { AddItemForm } from './add-item-form.tsx';
import { addItems, changeItem, removeItem, restoreItem, tickItem } from './item-actions.ts';
import { type FindBooth, ItemRow } from './item-row.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { ListMoney } from './list-money.tsx';
import { doneLabel, type OptimisticItem } from './optimistic-items.ts';
import type { Overwritten } from './overwritten-changes.ts';
import styles from './shopping-list.module.css';
import { useEditedItem } from './use-edited-item.ts';
import { useHeldRows } from './use-held-rows.ts';
import { useLostChanges } from './use-lost-changes.ts';
import { useSharedItems, useSharing } from './use-shared-lists.ts';
import { type ShoppingItemsResult, useShoppingItems } from './use-shopping-items.ts';

type Props = {
  expo: Expo;
  findBooth?: FindBooth | undefined;
  order: ListOrder;
  /** Whether an empty list may send visitors to the products. */
  hasProducts: boolean;
  /** Beside the number of items that are done: the choice of the order, from the second item on. */
  orderSelect?: ReactNode;
};

/** The visitor's own shopping list of one expo. It can be changed without signal. */
export const ExpoShoppingList = (props: Props) => (
  <ShoppingList {...props} list={useShoppingItems(props.expo.id)} />
);

/** A list that another visitor shares. It can be changed like one's own. */
export const SharedShoppingList = ({ listId, ...props }: Props & { listId: string }) => (
  <ShoppingList {...props} listId={listId} list={useSharedItems(props.expo.id, listId)} />
);

/** What Undo brings back: all that was taken off while its bar stood, the latest first. `text` is of that one. */
type Removed = { items: readonly OptimisticItem[]; text: string; isUnasked?: boolean };

const noneRemoved: Removed = { items: [], text: '' };

const withRemoved =
  (item: OptimisticItem, text: string) =>
  ({ items }: Removed): Removed => ({ items: [item, ...items.filter(({ id }) => id !== item.id)], text });

const removedText = ({ items: [latest], text }: Removed, off: readonly OptimisticItem[]) =>
  off.length > 1
    ? `${off.length} things were taken off the list.`
    : off[0] === latest
      ? text
      : `“${off[0]?.name}” is off the list.`;

const overwrittenText = ({ item, mine }: Overwritten, name: string | undefined) =>
  `${name || 'Someone else'} changed “${item.name}” after you${mine ? '' : ' took it off, so it’s on the list again'}.`;

type ListProps = Props & { listId?: string; list: ShoppingItemsResult };

function ShoppingList({ expo, listId, list, findBooth, order, hasProducts, orderSelect }: ListProps) {
  const { items, state, retry, isRetrying } = list;
  // Counts and sums of a part would be wrong.
  const isWhole = state !== 'loading';
  const { people } = useSharing(expo.id, listId);
  const [removed, setRemoved] = useState<Removed>(noneRemoved);
  const [restoredId, setRestoredId] = useState('');
  const restoredTick = useFocusWhenThere<HTMLInputElement>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const sayTakenOff = useCallback(
    (item: OptimisticItem) => setRemoved(withRemoved(item, `“${item.name}” was taken off the list.`)),
    [],
  );
  const { edited, ...sheet } = useEditedItem(list, sayTakenOff);
  const nameOf = (actor: string) => people.find(({ by }) => by === actor)?.name;
  const [overwritten] = useLostChanges({ expoId: expo.id, listId }, items, (item, by) => {
    const add = withRemoved(
      item,
      `“${item.name}” was taken off the list by ${nameOf(by) || 'someone else'}.`,
    );
    setRemoved((before) => ({ ...add(before), isUnasked: true }));
  });
  // Another person may have brought one back.
  const off = removed.items.filter(({ id }) => !items.some((item) => item.id === id));
  const rows = useHeldRows();
  const alert = useAlert();
  const alertOnError = (stored: Promise<unknown>) => {
    stored.catch((error: unknown) => alert('error', cannotStoreText(error)));
    return stored;
  };
  const remove = (item: OptimisticItem) => {
    sheet.close();
    setRemoved(withRemoved(item, `“${item.name}” is off the list.`));
    alertOnError(removeItem(item));
  };
  const undo = () => {
    setRemoved(noneRemoved);
    setRestoredId(off[0]?.id ?? '');
    restoredTick.focus();
    alertOnError(Promise.all(off.map(restoreItem)));
  };
  const setMineAgain = ({ item, mine }: Overwritten) =>
    alertOnError(mine ? changeItem(item, mine) : removeItem(item));
  // Set again as it is: the visitor agrees.
  const keepTheirs = ({ item, mine }: Overwritten) => {
    const fields = Object.keys(mine ?? { name: '' }) as (keyof ItemFields)[];
    return alertOnError(changeItem(item, Object.fromEntries(fields.map((field) => [field, item[field]]))));
  };
  return (
    <div className={styles.list}>
      <AddItemForm
        expoId={listId ?? expo.id}
        names={items.map(({ name }) => name)}
        findBooth={findBooth}
        onAdd={(names, booth) => {
          setAdded(names);
          return alertOnError(addItems(items, names, { expoId: expo.id, listId, booth }));
        }}
      />
      <span role="status" className="visually-hidden">
        {items.some(({ name }) => name === added[0]) &&
          (added.length > 1 ? `Added ${added.length} things.` : `Added “${added[0]}”.`)}
      </span>
      <div className={styles.head}>
        {items.length > 1 && orderSelect}
        {isWhole && items.length > 0 && (
          <p className={styles.done} role="status">
            {doneLabel(items)}
          </p>
        )}
      </div>
      {isWhole && items.length > 0 && (
        <ProgressBar
          value={items.filter(({ ticked }) => ticked).length}
          max={items.length}
          label={doneLabel(items)}
        />
      )}
      {inOrder(items, order, rows.isPlacedDone).map(({ title, items: group }) => (
        <section key={title} className={styles.group}>
          {title && <h2>{title}</h2>}
          <ul className={styles.items} aria-label={title || `For ${expo.name}`}>
            {group.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                heldAs={rows.heldAs(item)}
                expoSlug={expo.slug}
                findBooth={findBooth}
                people={people}
                onTick={(tapped) => rows.hold(tapped) && alertOnError(tickItem(tapped, !tapped.ticked))}
                onEdit={({ id }) => sheet.open(id)}
                tickRef={item.id === restoredId ? restoredTick.ref : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {edited && (
        <ItemSheet
          key={edited.id}
          item={edited}
          findBooth={findBooth}
          onClose={sheet.close}
          onSave={(base, fields) => alertOnError(changeItem(base, fields))}
          onRemove={() => remove(edited)}
        />
      )}
      {off.length > 0 && (
        <UndoBar text={removedText(removed, off)} onUndo={undo} isUnasked={removed.isUnasked} />
      )}
      {overwritten && off.length === 0 && (
        <UndoBar
          text={overwrittenText(overwritten, nameOf(overwritten.by))}
          label={overwritten.mine ? 'Use mine' : 'Take it off'}
          onUndo={() => setMineAgain(overwritten)}
          keep={{
            label: overwritten.mine ? 'Keep theirs' : 'Keep it',
            onKeep: () => keepTheirs(overwritten),
          }}
          isUnasked
        />
      )}
      {isWhole && <ListMoney list={{ expoId: expo.id, listId }} items={items} />}
      {!isWhole && <Skeleton shape="rows" label="Loading your list" count={6} />}
      {state === 'error' && <ErrorState subject="Your list" isRetrying={isRetrying} onRetry={retry} />}
      {state === 'success' && items.length === 0 && off.length === 0 && (
        <EmptyState
          level={2}
          title={listId === undefined ? 'Your list is empty' : 'This list is empty'}
          text={`Add what you need above${hasProducts ? ', or from a product’s page' : ''}. It works offline in the hall.`}
          picture="empty-list"
        >
          {hasProducts && <ButtonLink href={paths.products}>See the products</ButtonLink>}
        </EmptyState>
      )}
    </div>
  );
}
