// @script lists

import { Search, X } from 'lucide-react';
import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import styles from './search-field.module.css';

type Props = {
  label: string;
  /** The name of the query parameter, which the form submits without JavaScript. */
  name: string;
  value: string;
  onSearch: (text: string) => void;
  /** Called on every key, and when the address changes the text: for lists that are filtered on the page. */
  onInput?: (text: string) => void;
  /** Other query parameters that the form keeps without JavaScript. */
  hiddenParams?: Readonly<Record<string, string>>;
};

/**
 * A search form. Enter, the button and clearing the field search. Without JavaScript the field is cleared by the
 * address that the empty form would lead to. A rerender keeps what the visitor is typing; Back restores the earlier
 * text.
 */
export function SearchField({ label, name, value, onSearch, onInput, hiddenParams = {} }: Props) {
  const field = useRef<HTMLInputElement>(null);
  /** The last text of the address, or the one that a search from here will put there. */
  const addressText = useRef(value);
  const restore = useEffectEvent((text: string) => {
    if (text === addressText.current) return;
    addressText.current = text;
    if (field.current) field.current.value = text;
    onInput?.(text);
  });
  useEffect(() => restore(value), [value]);
  const search = (text: string) => {
    addressText.current = text;
    onSearch(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  const type = (text: string) => {
    onInput?.(text);
    if (text === '' && value !== '') search('');
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    type('');
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        {Object.entries(hiddenParams).map(([key, hiddenValue]) => (
          <input key={key} type="hidden" name={key} value={hiddenValue} />
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
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {/* Styles show it only beside a text. */}
        <a href={`?${new URLSearchParams(hiddenParams)}`} aria-label="Clear the search" onClick={clear}>
          <X size={20} aria-hidden />
        </a>
        <button type="submit" aria-label="Search">
          <Search size={20} aria-hidden />
        </button>
      </form>
    </search>
  );
}
