import { ChevronDown } from 'lucide-react';
import styles from './pill-select.module.css';

type Props = {
  label: string;
  /** The name of the query parameter, which the form submits without JavaScript. */
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onSelect: (value: string) => void;
  /** Other query parameters that the form keeps without JavaScript. */
  hiddenParams?: Readonly<Record<string, string>>;
};

/** A filter with many choices that is part of the address; `Chips` is the one for few. */
export function PillSelect({ label, name, value, options, onSelect, hiddenParams = {} }: Props) {
  return (
    <form className={styles.form}>
      {Object.entries(hiddenParams).map(([key, hiddenValue]) => (
        <input key={key} type="hidden" name={key} value={hiddenValue} />
      ))}
      <select
        className={styles.select}
        name={name}
        aria-label={label}
        data-filtered={(value !== '' && options[0]?.value === '') || undefined}
        value={value}
        onChange={({ currentTarget }) => onSelect(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
      <noscript>
        <button type="submit">Show</button>
      </noscript>
    </form>
  );
}
