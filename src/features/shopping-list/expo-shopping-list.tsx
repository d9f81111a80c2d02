import { type ReactNode, useCallback, useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { paths } from '../../domain/routing/paths.ts';
import { inOrder, type ListOrder } from '../../domain/shop/list-order.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { AddItemForm } from './add-item-form.tsx';
import { codeOnMap } from './code-on-map.ts';
import { addItems, changeItem, removeItem, restoreItem, tickItem } from './item-actions.ts';
import { type FindBooth, ItemRow } from './item-row.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { ListMoney } from './list-money.tsx';
import { doneLabel, type OptimisticItem } from './optimistic-items.ts';
import { OverwrittenBar } from './overwritten-bar.tsx';
import styles from './shopping-list.module.css';
import { useEditedItem } from './use-edited-item.ts';
import { useHeldRows } from './use-held-rows.ts';
import { useLostChanges } from './use-lost-changes.ts';
import { useRemovedItems } from './use-removed-items.ts';
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

type ListProps = Props & { listId?: string; list: ShoppingItemsResult };

function ShoppingList({ expo, listId, list, findBooth, order, hasProducts, orderSelect }: ListProps) {
  const { items, state, retry, isRetrying } = list;
  // Counts and sums of a part would be wrong.
  const isWhole = state !== 'loading';
  const { people } = useSharing(expo.id, listId);
  const { off, add, ...removed } = useRemovedItems(items);
  const [added, setAdded] = useState<readonly string[]>([]);
  const sayTakenOff = useCallback(
    (item: OptimisticItem) => add(item, `“${item.name}” was taken off the list.`),
    [add],
  );
  const { edited, ...sheet } = useEditedItem(list, sayTakenOff);
  const nameOf = (actor: string) => people.find(({ by }) => by === actor)?.name;
  const [overwritten] = useLostChanges({ expoId: expo.id, listId }, items, (item, by) =>
    add(item, `“${item.name}” was taken off the list by ${nameOf(by) || 'someone else'}.`, true),
  );
  const rows = useHeldRows();
  const alert = useAlert();
  const alertOnError = (stored: Promise<unknown>) => {
    stored.catch(alertNotStored(alert));
    return stored;
  };
  const remove = (item: OptimisticItem) => {
    sheet.close();
    add(item, `“${item.name}” is off the list.`);
    alertOnError(removeItem(item));
  };
  const undo = () => {
    removed.bringBack();
    alertOnError(Promise.all(off.map(restoreItem)));
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
      {inOrder(items, order, rows.isPlacedDone, codeOnMap(findBooth)).map(({ title, items: group }) => (
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
                tickRef={removed.tickRefOf(item)}
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
      {off.length > 0 && <UndoBar text={removed.text} onUndo={undo} isUnasked={removed.isUnasked} />}
      {overwritten && off.length === 0 && (
        <OverwrittenBar overwritten={overwritten} name={nameOf(overwritten.by)} onAnswer={alertOnError} />
      )}
      {isWhole && <ListMoney list={{ expoId: expo.id, listId }} items={items} />}
      {!isWhole && <Skeleton shape="rows-items" label="Loading your list" count={8} />}
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
