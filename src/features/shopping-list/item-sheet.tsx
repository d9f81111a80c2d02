import { Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { BOOTH_MAX_LENGTH } from '../../domain/expo/booth-visit.ts';
import { currency } from '../../domain/organiser/currency.ts';
import {
  ITEM_MAX_QUANTITY,
  ITEM_NAME_MAX_LENGTH,
  type ItemFields,
  NOTE_MAX_LENGTH,
  PERSON_MAX_LENGTH,
} from '../../domain/shop/shopping-list.ts';
import { typedMoney } from '../../domain/shop/typed-money.ts';
import { changedValues } from '../../platform/form-values.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { RestoredNote } from '../../ui/restored-note.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { FindBooth } from './item-row.tsx';
import styles from './item-sheet.module.css';
import type { OptimisticItem } from './optimistic-items.ts';
import { amountLabel } from './read-amount.ts';
import { readItem } from './read-item.ts';
import { unknownBoothText } from './unknown-booth.ts';

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
export function ItemSheet({ item, findBooth, onClose, onSave, onRemove }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`shopping-item.${item.id}`, formRef);
  // The fields keep what they were filled with, so what others change meanwhile is no change of this visitor.
  const [base] = useState(item);
  const [booth, setBooth] = useState(base.booth);
  const [error, setError] = useState<{ field?: string; text?: string }>({});
  const alert = useAlert();
  // A finger that slips, or Back, must not cost what was typed.
  const leave = () => {
    if (formRef.current && Object.keys(changedValues(formRef.current)).length > 0)
      alert('info', 'Not saved. What you typed is kept.');
    onClose();
  };
  const remove = () => {
    draft.discard();
    onRemove();
  };
  const errorOf = (field: string) => (error.field === field ? error.text : '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readItem(new FormData(form), base);
    if ('error' in read) {
      setError(read.error);
      form.querySelector<HTMLElement>(`[name="${read.error.field}"]`)?.focus();
      return;
    }
    const { changed } = read;
    draft
      .deleteOnce(Object.keys(changed).length > 0 ? onSave(base, changed) : Promise.resolve())
      .then(onClose, () => {});
  };
  const unknownBooth = unknownBoothText(booth, findBooth);
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
        <Field
          label="What"
          name="name"
          defaultValue={base.name}
          maxLength={ITEM_NAME_MAX_LENGTH}
          required
          counted
          error={errorOf('name')}
        />
        <Field
          label="How many"
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={ITEM_MAX_QUANTITY}
          step={1}
          required
          defaultValue={base.quantity}
          error={errorOf('quantity')}
        />
        <Field
          label={amountLabel('Price seen, for one')}
          name="price"
          inputMode="decimal"
          defaultValue={typedMoney(base.priceSen, currency.decimals)}
          error={errorOf('price')}
        />
        <Field
          label="Booth"
          name="booth"
          autoCapitalize="characters"
          defaultValue={base.booth}
          maxLength={BOOTH_MAX_LENGTH}
          hint={
            unknownBooth && (
              <p role="status" data-announce>
                {unknownBooth}
              </p>
            )
          }
          onInput={(event) => setBooth(event.currentTarget.value)}
        />
        <Field label="For whom" name="person" defaultValue={base.person} maxLength={PERSON_MAX_LENGTH} />
        <TextAreaField
          label="Note"
          name="note"
          rows={2}
          defaultValue={base.note}
          maxLength={NOTE_MAX_LENGTH}
          countTo={NOTE_MAX_LENGTH}
        />
        <label className={styles.comeBack}>
          <input type="checkbox" name="comeBack" defaultChecked={base.comeBack} />
          Come back to the booth before I decide
        </label>
      </form>
      {draft.isRestored && <RestoredNote did="typed" onDiscard={draft.discard} />}
      <Button variant="quiet" onClick={remove}>
        <Trash2 size={18} aria-hidden />
        Take it off the list
      </Button>
    </Modal>
  );
}
