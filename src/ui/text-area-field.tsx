// @script forms

import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { FieldLayout } from './field-layout.tsx';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
};

/** A field for several lines; it grows with the text where the browser supports that. */
export function TextAreaField({ label, error, hint, ...area }: Props) {
  return (
    <FieldLayout label={label} error={error} hint={hint}>
      {(control) => <textarea rows={5} {...area} {...control} />}
    </FieldLayout>
  );
}
