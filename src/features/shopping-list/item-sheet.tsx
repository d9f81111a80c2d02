import { Trash2 } from 'lucide-react';
import type { ItemFields } from '../../domain/shop/shopping-list.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { RestoredNote } from '../../ui/restored-note.tsx';
import { ItemFormFields } from './item-form-fields.tsx';
import type { FindBooth } from './item-row.tsx';
import styles from './item-sheet.module.css';
import type { OptimisticItem } from './optimistic-items.ts';
import { useItemForm } from './use-item-form.ts';

const FORM = 'item-form';

type Props = {
  item: OptimisticItem;
  findBooth?: FindBooth | undefined;
  onClose: () => void;
  /** Gets only what was changed, and the item that it was changed from. Rejects when it could not be stored. */
  onSave: (base: OptimisticItem, fields: ItemFields) => Promise<unknown>;
  onRemove: () => void;
};

/** Everything about one item, to change it or to take it off the list. */
export function ItemSheet({ item, findBooth, ...outcomes }: Props) {
  const { formRef, draft, base, errorOf, submit, leave, remove } = useItemForm({ item, ...outcomes });
  return (
    <Modal
      open
      onClose={leave}
      title={item.name}
      actions={
        <Button type="submit" form={FORM}>
          Save
        </Button>
      }
    >
      <form
        id={FORM}
        ref={formRef}
        className={styles.sheet}
        onInput={draft.save}
        onSubmit={submit}
        autoComplete="off"
        noValidate
      >
        <ItemFormFields base={base} findBooth={findBooth} errorOf={errorOf} />
      </form>
      {draft.isRestored && <RestoredNote did="typed" onDiscard={draft.discard} />}
      <Button variant="quiet" onClick={remove}>
        <Trash2 size={18} aria-hidden />
        Take it off the list
      </Button>
    </Modal>
  );
}
