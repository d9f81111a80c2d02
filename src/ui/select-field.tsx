// @script forms

import { ChevronDown } from 'lucide-react';
import { FieldLayout } from './field-layout.tsx';

type Props = {
  label: string;
  name: string;
  /** Value and label of each option. */
  options: readonly (readonly [string, string])[];
  /** The label of the empty option. */
  placeholder: string;
  required?: boolean;
  error?: string | undefined;
};

export function SelectField({ label, name, options, placeholder, required, error }: Props) {
  return (
    <FieldLayout label={label} error={error}>
      {(control) => (
        <>
          <select {...control} name={name} required={required} defaultValue="">
            <option value="">{placeholder}</option>
            {options.map(([value, optionLabel]) => (
              <option key={value} value={value}>
                {optionLabel}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden />
        </>
      )}
    </FieldLayout>
  );
}
