import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { writtenBooth } from '../../domain/expo/booth-code.ts';
import { BOOTH_MAX_LENGTH } from '../../domain/expo/booth-visit.ts';
import { ITEM_NAME_MAX_LENGTH } from '../../domain/shop/shopping-list.ts';
import { writtenName } from '../../domain/shop/written-name.ts';
import { normalizeForSearch } from '../../domain/text/search-text.ts';
import { changedValues, fillUnchanged } from '../../platform/form-values.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Counter } from '../../ui/counter.tsx';
import { DOUBLE_TAP_MS } from '../../ui/double-tap.ts';
import fieldStyles from '../../ui/field.module.css';
import type { FindBooth } from './item-row.tsx';
import styles from './shopping-list.module.css';

export const NO_NAME = 'Enter what you need.';

type Props = {
  expoId: string;
  /** Of what is on the list. The same name may be added again: two shops, two sizes. */
  names: readonly string[];
  findBooth?: FindBooth | undefined;
  /** Rejects when the item could not be stored. */
  onAdd: (name: string, booth: string) => Promise<unknown>;
};

/** Adds an item by name. The focus returns to the first field for the next item. */
export function AddItemForm({ expoId, names, findBooth, onAdd }: Props) {
  const errorId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`shopping-list.${expoId}`, formRef);
  const nameField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [booth, setBooth] = useState('');
  const addedAtMs = useRef(-DOUBLE_TAP_MS);
  const [error, setError] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = writtenName(String(data.get('name')));
    if (name) {
      const values = changedValues(form);
      draft
        .deleteOnce(onAdd(name, writtenBooth(String(data.get('booth')))))
        .catch(() => fillUnchanged(form, values));
      form.reset();
      setTyped('');
      setBooth('');
      addedAtMs.current = event.timeStamp;
    } else if (event.timeStamp - addedAtMs.current > DOUBLE_TAP_MS) {
      // The second half of a double tap finds the field empty: nothing is missing.
      setError(NO_NAME);
      if (nameField.current) nameField.current.value = '';
    }
    nameField.current?.focus();
  };
  const sameName = findSame(names, typed);
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
          setTyped(event.currentTarget.value);
          setError('');
        }}
      />
      {error && (
        <p id={errorId} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
      {sameName && (
        <p className={fieldStyles.hint} role="status">
          “{sameName}” is on the list already.
        </p>
      )}
      <input
        name="booth"
        aria-label="Booth, if you know it"
        placeholder="Booth (optional)"
        maxLength={BOOTH_MAX_LENGTH}
        autoCapitalize="characters"
        enterKeyHint="done"
        onInput={(event) => setBooth(writtenBooth(event.currentTarget.value))}
      />
      <Button type="submit">
        <Plus size={18} aria-hidden />
        Add
      </Button>
      {/\d/.test(booth) && findBooth?.(booth) === null && (
        <p className={fieldStyles.hint} role="status">
          No booth {booth} at this expo.
        </p>
      )}
      <Counter length={typed.length} max={ITEM_NAME_MAX_LENGTH} />
    </form>
  );
}

function findSame(names: readonly string[], typed: string): string | undefined {
  const wanted = normalizeForSearch(typed);
  return wanted ? names.find((name) => normalizeForSearch(name) === wanted) : undefined;
}
