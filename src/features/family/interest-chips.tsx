import { Check } from 'lucide-react';
import { titleCase } from '../../domain/routing/page-labels.ts';
import { type Interest, interests } from '../../domain/visitor/family.ts';
import styles from './family-form.module.css';

/** In the words of the shop. */
export const interestLabel = (interest: Interest) =>
  interest === 'fashion' ? 'Clothing' : titleCase(interest);

type Props = { selected: readonly Interest[]; onChange: (selected: readonly Interest[]) => void };

export function InterestChips({ selected, onChange }: Props) {
  const toggle = (interest: Interest) =>
    onChange(
      selected.includes(interest) ? selected.filter((other) => other !== interest) : [...selected, interest],
    );
  return (
    <div className={styles.chips}>
      {interests.map((interest) => (
        <label key={interest} className={styles.chip}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={selected.includes(interest)}
            onChange={() => toggle(interest)}
          />
          {selected.includes(interest) && <Check size={18} aria-hidden />}
          {interestLabel(interest)}
        </label>
      ))}
    </div>
  );
}
