import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';

type Props = {
  label: string;
  name: string;
  /** Value and words of each choice. */
  choices: readonly (readonly [string, string])[];
  /** What stands there while nothing is chosen. */
  empty: string;
  error?: string | undefined;
  hint?: ReactNode;
};

export function FieldChoice({ label, name, choices, empty, error, hint }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <select {...control} name={name} defaultValue="">
            <option value="">{empty}</option>
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden />
        </>
      )}
    </FieldFrame>
  );
}
