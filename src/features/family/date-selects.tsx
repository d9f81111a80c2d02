import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { type DateParts, dateProblem, dayOptions, monthOptions } from '../../domain/time/date-options.ts';
import { type Day, MONTH_NAMES } from '../../domain/time/dates.ts';
import fieldStyles from '../../ui/field.module.css';
import styles from './date-selects.module.css';

type Props = {
  legend: string;
  value: DateParts;
  years: readonly number[];
  /** Leaves out dates before today. */
  onlyFuture: boolean;
  today: Day;
  hint?: string;
  error?: string | undefined;
  onChange: (value: DateParts) => void;
};

/** A date as three selects. A choice that another one makes impossible stays, marked, with a sentence that says why. */
export function DateSelects({ legend, value, years, onlyFuture, today, hint, ...props }: Props) {
  const id = useId();
  const limits = { onlyFuture, today };
  const problem = dateProblem(value, limits);
  const error = problem ?? props.error;
  const isComplete = Object.values(value).every((part) => part !== null);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const selects = [
    ['day', 'Day', dayOptions({ year: value.year, month: value.month, ...limits })],
    ['month', 'Month', monthOptions({ year: value.year, ...limits })],
    ['year', 'Year', years],
  ] as const;
  return (
    <fieldset className={styles.date}>
      <legend>{legend}</legend>
      <div className={styles.lists}>
        {selects.map(([part, label, options]) => {
          const chosen = value[part];
          const isOff = chosen !== null && !options.includes(chosen);
          const isInvalid = (problem ? isOff : error && (isComplete || chosen === null)) || undefined;
          return (
            <div key={part} className={fieldStyles.box} data-invalid={isInvalid}>
              <select
                aria-label={label}
                aria-invalid={isInvalid}
                aria-describedby={describedBy}
                value={chosen ?? ''}
                onChange={({ target }) =>
                  props.onChange({ ...value, [part]: target.value ? Number(target.value) : null })
                }
              >
                <option value="">{label}</option>
                {(isOff ? [...options, chosen] : options).map((option) => (
                  <option key={option} value={option}>
                    {part === 'month' ? MONTH_NAMES[option - 1] : option}
                  </option>
                ))}
              </select>
              <ChevronDown size={18} aria-hidden />
            </div>
          );
        })}
      </div>
      {error && (
        // What a choice has made impossible is announced. Else the focus goes to what is missing, which reads it.
        <p className={fieldStyles.error} id={`${id}-error`} role={problem ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
