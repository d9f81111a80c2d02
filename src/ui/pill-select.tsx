import { ChevronDown } from 'lucide-react';
import styles from './pill-select.module.css';

type Props = {
  label: string;
  /** The name of the query in the address; without JavaScript the form asks for it. */
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onSelect: (value: string) => void;
  /** Kept in the address beside it, also without JavaScript. */
  hiddenParams?: Readonly<Record<string, string>>;
};

/** A choice among many that lives in the address, as chips do for few. */
export function PillSelect({ label, name, value, options, onSelect, hiddenParams = {} }: Props) {
  return (
    <form className={styles.form}>
      {Object.entries(hiddenParams).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <select
        className={styles.select}
        name={name}
        aria-label={label}
        data-chosen={value !== options[0]?.value || undefined}
        value={value}
        onChange={({ currentTarget }) => onSelect(currentTarget.value)}
      >
        {options.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
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
