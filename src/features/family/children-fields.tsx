import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Day } from '../../domain/time/dates.ts';
import { CHILD_NAME_MAX_LENGTH, MAX_CHILDREN } from '../../domain/visitor/family.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { DateSelects } from './date-selects.tsx';
import { addChildRow, birthYears, type ChildDraft, isFilledIn } from './family-draft.ts';
import styles from './family-form.module.css';

type Props = {
  rows: readonly ChildDraft[];
  today: Day;
  errors: Record<number, string>;
  onChange: (rows: readonly ChildDraft[]) => void;
};

/** Up to six children, by name if the parents like, and birth date. */
export function ChildrenFields({ rows, today, errors, onChange }: Props) {
  const list = useRef<HTMLElement>(null);
  const isAdding = useRef(false);
  const years = birthYears(today);
  const set = (id: number, part: Partial<ChildDraft>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const remove = (id: number) => {
    onChange(rows.filter((row) => row.id !== id));
    // The button that had the focus is gone.
    list.current?.focus();
  };
  const add = () => {
    isAdding.current = true;
    onChange(addChildRow(rows));
  };
  // Within the press, or a phone would not open its keyboard.
  useLayoutEffect(() => {
    if (isAdding.current)
      list.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus();
    isAdding.current = false;
  });
  return (
    <section ref={list} className={styles.children} aria-label="Children" tabIndex={-1}>
      {rows.map((row, i) => (
        <fieldset key={row.id} className={styles.member}>
          <legend className="visually-hidden">Child {i + 1}</legend>
          <Field
            label={`${rows.length > 1 ? `Name of child ${i + 1}` : 'Name'} (optional)`}
            name={`child-${row.id}`}
            autoComplete="off"
            autoCapitalize="words"
            counted
            maxLength={CHILD_NAME_MAX_LENGTH}
            value={row.name}
            onInput={(event) => set(row.id, { name: event.currentTarget.value })}
          />
          <DateSelects
            legend="Date of birth"
            value={row.born}
            years={years}
            onlyFuture={false}
            today={today}
            error={errors[row.id]}
            onChange={(born) => set(row.id, { born })}
          />
          {(rows.length > 1 || isFilledIn(row)) && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove child ${i + 1}`}
              onClick={() => remove(row.id)}
            >
              <X size={18} aria-hidden />
              Remove
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < MAX_CHILDREN && (
        <Button variant="outline" onClick={add}>
          <Plus size={18} aria-hidden />
          Add a child
        </Button>
      )}
    </section>
  );
}
