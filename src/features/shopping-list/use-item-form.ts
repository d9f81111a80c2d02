import { type FormEvent, useRef, useState } from 'react';
import type { ItemFields } from '../../domain/shop/shopping-list.ts';
import { changedValues } from '../../platform/form-values.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { useAlert } from '../../ui/alert.tsx';
import type { OptimisticItem } from './optimistic-items.ts';
import { readItem } from './read-item.ts';

type Options = {
  item: OptimisticItem;
  onClose: () => void;
  onSave: (base: OptimisticItem, fields: ItemFields) => Promise<unknown>;
  onRemove: () => void;
};

/** The form of an item, and the three ways to leave it: `submit`, `leave` and `remove`. */
export function useItemForm({ item, onClose, onSave, onRemove }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`shopping-item.${item.id}`, formRef);
  // The fields keep what they were filled with, so what others change meanwhile is no change of this visitor.
  const [base] = useState(item);
  const [error, setError] = useState<{ field?: string; text?: string }>({});
  const alert = useAlert();
  // A finger that slips, or Back, must not cost what was typed.
  const leave = () => {
    if (formRef.current && Object.keys(changedValues(formRef.current)).length > 0)
      alert('info', draft.notSavedText());
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
  return { formRef, draft, base, errorOf, submit, leave, remove };
}
