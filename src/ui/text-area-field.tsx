// @script forms

import { type ReactNode, type TextareaHTMLAttributes, useState } from 'react';
import { Counter } from './counter.tsx';
import { FieldLayout } from './field-layout.tsx';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shows how much room is left near this many characters. Text beyond it stays, so that it can be shortened. */
  countTo?: number;
};

/** A field for several lines; it grows with the text where the browser supports that. */
export function TextAreaField({ label, error, hint, countTo, ...area }: Props) {
  const [length, setLength] = useState(0);
  return (
    <FieldLayout label={label} error={error} hint={hint} counter={<Counter length={length} max={countTo} />}>
      {(control) => (
        <textarea
          rows={5}
          enterKeyHint="enter"
          {...area}
          {...control}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        />
      )}
    </FieldLayout>
  );
}
