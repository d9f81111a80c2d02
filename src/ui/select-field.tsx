import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldLayout } from './field-layout.tsx';

type Props = {
  label: string;
  name: string;
  /** Value and words of each choice. */
  options: readonly (readonly [string, string])[];
  /** What stands there while nothing is chosen. */
  placeholder: string;
  error?: string | undefined;
  hint?: ReactNode;
};

export function SelectField({ label, name, options, placeholder, error, hint }: Props) {
  return (
    <FieldLayout label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <select {...control} name={name} defaultValue="">
            <option value="">{placeholder}</option>
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden />
        </>
      )}
    </FieldLayout>
  );
}
