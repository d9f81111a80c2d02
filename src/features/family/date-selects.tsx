import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import {
  clearUnavailableParts,
  type DateParts,
  dayOptions,
  monthOptions,
} from '../../domain/time/date-options.ts';
import { type Day, MONTH_NAMES } from '../../domain/time/dates.ts';
import styles from './date-selects.module.css';

type Props = {
  legend: string;
  value: DateParts;
  years: readonly number[];
  /** For a day to come: leaves out what has passed. */
  onlyFuture: boolean;
  today: Day;
  hint?: string;
  error?: string | undefined;
  onChange: (value: DateParts) => void;
};

/** A day by year, month and day. A change that takes the chosen month or day from the lists takes it back. */
export function DateSelects({ legend, value, years, onlyFuture, today, hint, error, onChange }: Props) {
  const id = useId();
  const offer = { onlyFuture, today };
  const change = (part: Partial<DateParts>) => onChange(clearUnavailableParts({ ...value, ...part }, offer));
  const isWhole = Object.values(value).every((part) => part !== null);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const lists = [
    ['year', 'Year', years],
    ['month', 'Month', monthOptions({ year: value.year, ...offer })],
    ['day', 'Day', dayOptions({ year: value.year, month: value.month, ...offer })],
  ] as const;
  return (
    <fieldset className={styles.date}>
      <legend>{legend}</legend>
      <div className={styles.lists}>
        {lists.map(([part, label, choices]) => (
          <span key={part} className={styles.list}>
            <select
              aria-label={label}
              aria-invalid={(error && (isWhole || value[part] === null)) || undefined}
              aria-describedby={described}
              value={value[part] ?? ''}
              onChange={({ target }) => change({ [part]: target.value ? Number(target.value) : null })}
            >
              <option value="">{label}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {part === 'month' ? MONTH_NAMES[choice - 1] : choice}
                </option>
              ))}
            </select>
            <ChevronDown size={18} aria-hidden />
          </span>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
