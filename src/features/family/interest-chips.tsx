import { type Interest, interests } from '../../domain/visitor/family.ts';
import styles from './family-form.module.css';

export const interestLabels: Record<Interest, string> = {
  feeding: 'Feeding',
  sleep: 'Sleep',
  nursery: 'Nursery',
  travel: 'Travel',
  play: 'Play',
  health: 'Health',
  fashion: 'Fashion',
  talks: 'Talks',
};

type Props = { selected: readonly Interest[]; onChange: (chosen: readonly Interest[]) => void };

export function InterestChips({ selected, onChange }: Props) {
  const toggle = (one: Interest) =>
    onChange(selected.includes(one) ? selected.filter((other) => other !== one) : [...selected, one]);
  return (
    <div className={styles.chips}>
      {interests.map((one) => (
        <label key={one} className={styles.chip}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={selected.includes(one)}
            onChange={() => toggle(one)}
          />
          {interestLabels[one]}
        </label>
      ))}
    </div>
  );
}
