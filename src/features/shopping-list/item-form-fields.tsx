import { useState } from 'react';
import { BOOTH_MAX_LENGTH } from '../../domain/expo/booth-visit.ts';
import { currency } from '../../domain/organiser/currency.ts';
import {
  ITEM_MAX_QUANTITY,
  ITEM_NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PERSON_MAX_LENGTH,
} from '../../domain/shop/shopping-list.ts';
import { typedMoney } from '../../domain/shop/typed-money.ts';
import { Field } from '../../ui/field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { FindBooth } from './item-row.tsx';
import styles from './item-sheet.module.css';
import type { OptimisticItem } from './optimistic-items.ts';
import { amountLabel } from './read-amount.ts';
import { unknownBoothText } from './unknown-booth.ts';

type Props = {
  /** What the fields are filled with. */
  base: OptimisticItem;
  findBooth?: FindBooth | undefined;
  errorOf: (field: string) => string | undefined;
};

/** What can be changed of an item. */
export function ItemFormFields({ base, findBooth, errorOf }: Props) {
  const [booth, setBooth] = useState(base.booth);
  const unknownBooth = unknownBoothText(booth, findBooth);
  return (
    <>
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
    </>
  );
}
