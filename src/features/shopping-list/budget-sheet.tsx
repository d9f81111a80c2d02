import { type FormEvent, useRef, useState } from 'react';
import { currency } from '../../domain/organiser/currency.ts';
import type { Budget } from '../../domain/shop/shopping-list.ts';
import { typedMoney } from '../../domain/shop/typed-money.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { setBudget } from './item-actions.ts';
import type { ListName } from './optimistic-items.ts';
import { amountLabel, readAmount } from './read-amount.ts';

const FORM = 'budget-form';
/** One sen, or what is the smallest unit elsewhere. */
const LEAST_SEN = 1;

type Props = { list: ListName; budget: Budget | null; onClose: () => void };

/** Sets what a list may cost, or takes that away. */
export function BudgetSheet({ list, budget, onClose }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`shopping-budget.${list.listId ?? list.expoId}`, formRef);
  const alert = useAlert();
  // The field keeps what it was filled with, also when someone else sets the budget meanwhile.
  const [base] = useState(budget);
  const [error, setError] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readAmount(String(new FormData(event.currentTarget).get('budget')), LEAST_SEN);
    if ('error' in typed) {
      event.currentTarget.querySelector('input')?.focus();
      return setError(typed.error);
    }
    const isSame = typed.sen === (base?.sen ?? null);
    draft
      .deleteOnce(isSame ? Promise.resolve('') : setBudget(list, base, typed.sen))
      .then(onClose, alertNotStored(alert));
  };
  return (
    <Modal
      open
      onClose={() => {
        draft.discard();
        onClose();
      }}
      title="Budget of this list"
      actions={
        <Button type="submit" form={FORM}>
          Save
        </Button>
      }
    >
      <form id={FORM} ref={formRef} onInput={draft.save} onSubmit={submit} autoComplete="off">
        <Field
          label={amountLabel('How much may it cost?')}
          name="budget"
          inputMode="decimal"
          enterKeyHint="done"
          defaultValue={typedMoney(base?.sen ?? null, currency.decimals)}
          error={error}
          hint={
            <p>
              {list.listId === undefined ? '' : 'Everyone who shares the list sees it. '}
              Leave it empty for no budget.
            </p>
          }
        />
      </form>
    </Modal>
  );
}
