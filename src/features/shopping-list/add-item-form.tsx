import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react';
import { writtenBooth } from '../../domain/expo/booth-code.ts';
import { BOOTH_MAX_LENGTH } from '../../domain/expo/booth-visit.ts';
import { ITEM_NAME_MAX_LENGTH, MAX_LIST_ITEMS } from '../../domain/shop/shopping-list.ts';
import { writtenName } from '../../domain/shop/written-name.ts';
import { normalizeForSearch } from '../../domain/text/search-text.ts';
import { changedValues, fillUnchanged } from '../../platform/form-values.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Counter } from '../../ui/counter.tsx';
import fieldStyles from '../../ui/field.module.css';
import { STRAY_TAP_MS } from '../../ui/stray-tap.ts';
import type { FindBooth } from './item-row.tsx';
import { pastedNames } from './pasted-names.ts';
import { NO_NAME } from './read-item.ts';
import styles from './shopping-list.module.css';
import { unknownBoothText } from './unknown-booth.ts';

type Props = {
  expoId: string;
  /** The names of the items on the list. The same name may be added again: two shops, two sizes. */
  names: readonly string[];
  findBooth?: FindBooth | undefined;
  /** Rejects when not all could be stored. */
  onAdd: (names: readonly string[], booth: string) => Promise<unknown>;
};

/** Adds an item by name, or the lines of a pasted list. The focus returns to the first field for the next item. */
export function AddItemForm({ expoId, names, findBooth, onAdd }: Props) {
  const errorId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`shopping-list.${expoId}`, formRef);
  const nameField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [booth, setBooth] = useState('');
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const addedAtMs = useRef(-STRAY_TAP_MS);
  /** Nothing is typed. `role`: how that is said. */
  const [error, setError] = useState<{ role: 'alert' | undefined } | null>(null);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = pastedNames(event.clipboardData.getData('text'));
    const before = writtenName(event.currentTarget.value);
    const next = [...(before ? [before] : []), ...lines].slice(0, MAX_LIST_ITEMS - names.length);
    // The browser would join the lines to one.
    if (lines.length < 2 || next.length < 2) return;
    event.preventDefault();
    event.currentTarget.value = '';
    setTyped('');
    setError(null);
    setPasted(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = writtenName(String(data.get('name')));
    const added = name ? [name] : pasted;
    if (added.length > 0) {
      const values = changedValues(form);
      draft.deleteOnce(onAdd(added, writtenBooth(String(data.get('booth'))))).catch(() => {
        fillUnchanged(form, values);
        if (!name) setPasted(added);
      });
      form.reset();
      setTyped('');
      setBooth('');
      setPasted([]);
      addedAtMs.current = event.timeStamp;
    } else if (event.timeStamp - addedAtMs.current > STRAY_TAP_MS) {
      // The second half of a double tap finds the field empty: nothing is missing.
      // The focus reads the description. Where it is on the field already, nothing would be read.
      setError({ role: document.activeElement === nameField.current ? 'alert' : undefined });
      if (nameField.current) nameField.current.value = '';
    }
    nameField.current?.focus();
  };
  const sameName = findSame(names, typed);
  const unknownBooth = unknownBoothText(booth, findBooth);
  return (
    <form
      ref={formRef}
      className={styles.add}
      onInput={draft.save}
      onSubmit={submit}
      autoComplete="off"
      noValidate
    >
      <label>
        <input
          ref={nameField}
          name="name"
          placeholder=" "
          maxLength={ITEM_NAME_MAX_LENGTH}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          enterKeyHint="done"
          onPaste={paste}
          onInput={(event) => {
            setPasted([]);
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
        <span>What do you need?</span>
      </label>
      {error && (
        <p key={error.role} id={errorId} className={fieldStyles.error} role={error.role}>
          {NO_NAME}
        </p>
      )}
      {pasted.length > 0 && (
        <p className={fieldStyles.hint} role="status" data-announce>
          {pasted.join('\u00a0· ')}
        </p>
      )}
      {sameName && (
        <p className={fieldStyles.hint} role="status" data-announce>
          “{sameName}” is on the list already.
        </p>
      )}
      <label>
        <input
          name="booth"
          placeholder=" "
          maxLength={BOOTH_MAX_LENGTH}
          autoCapitalize="characters"
          enterKeyHint="done"
          onInput={(event) => setBooth(event.currentTarget.value)}
        />
        <span>Booth (optional)</span>
      </label>
      <Button type="submit">
        <Plus size={18} aria-hidden />
        {pasted.length > 0 ? `Add ${pasted.length} things` : 'Add'}
      </Button>
      {unknownBooth && (
        <p className={fieldStyles.hint} role="status" data-announce>
          {unknownBooth}
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
