import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import styles from './search-field.module.css';

type Props = {
  label: string;
  /** The name of the query in the address; without JavaScript the form asks for it. */
  name: string;
  value: string;
  onSearch: (text: string) => void;
  /** With every letter, and when the address changes the words: for a list that is all here. */
  onInput?: (text: string) => void;
  /** Kept in the address beside it, also without JavaScript. */
  hiddenParams?: Readonly<Record<string, string>>;
};

/** Looks for words. Enter, the button and clearing the field search. What is being typed is the visitor's; Back refills it. */
export function SearchField({ label, name, value, onSearch, onInput, hiddenParams = {} }: Props) {
  const field = useRef<HTMLInputElement>(null);
  /** What the address said last, or will say of what was typed here. */
  const said = useRef(value);
  const refill = useEffectEvent((text: string) => {
    if (text === said.current) return;
    said.current = text;
    if (field.current) field.current.value = text;
    onInput?.(text);
  });
  useEffect(() => refill(value), [value]);
  const search = (text: string) => {
    said.current = text;
    onSearch(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        {Object.entries(hiddenParams).map(([key, kept]) => (
          <input key={key} type="hidden" name={key} value={kept} />
        ))}
        <input
          ref={field}
          type="search"
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          maxLength={80}
          enterKeyHint="search"
          onChange={({ currentTarget }) => {
            onInput?.(currentTarget.value);
            if (currentTarget.value === '' && value !== '') search('');
          }}
        />
        <button type="submit" aria-label="Search">
          <Search size={20} aria-hidden />
        </button>
      </form>
    </search>
  );
}
