import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { BOOTH_MAX_LENGTH } from '../../domain/expo/booth-visit.ts';
import { ITEM_NAME_MAX_LENGTH } from '../../domain/shop/shopping-list.ts';
import { changedValues, fillUnchanged } from '../../platform/form-values.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Counter } from '../../ui/counter.tsx';
import fieldStyles from '../../ui/field.module.css';
import styles from './shopping-list.module.css';

export const NO_NAME = 'Enter what you need.';

type Props = {
  expoId: string;
  /** Rejects when the item could not be stored. */
  onAdd: (name: string, booth: string) => Promise<unknown>;
};

/** Adds an item by name. The focus returns to the first field for the next item. */
export function AddItemForm({ expoId, onAdd }: Props) {
  const errorId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`shopping-list.${expoId}`, formRef);
  const nameField = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(0);
  const [error, setError] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get('name')).trim();
    if (name) {
      const typed = changedValues(form);
      draft.deleteOnce(onAdd(name, String(data.get('booth')).trim())).catch(() => fillUnchanged(form, typed));
      form.reset();
      setLength(0);
    } else {
      setError(NO_NAME);
      if (nameField.current) nameField.current.value = '';
    }
    nameField.current?.focus();
  };
  return (
    <form
      ref={formRef}
      className={styles.add}
      onInput={draft.save}
      onSubmit={submit}
      autoComplete="off"
      noValidate
    >
      <input
        ref={nameField}
        name="name"
        aria-label="What do you need?"
        placeholder="What do you need?"
        maxLength={ITEM_NAME_MAX_LENGTH}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        enterKeyHint="done"
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          setError('');
        }}
      />
      {error && (
        <p id={errorId} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
      <input
        name="booth"
        aria-label="Booth, if you know it"
        placeholder="Booth (optional)"
        maxLength={BOOTH_MAX_LENGTH}
        autoCapitalize="characters"
        enterKeyHint="done"
      />
      <Button type="submit">
        <Plus size={18} aria-hidden />
        Add
      </Button>
      <Counter length={length} max={ITEM_NAME_MAX_LENGTH} />
    </form>
  );
}
