import { type Interest, interests } from '../../domain/visitor/family.ts';
import styles from './journey-form.module.css';

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

type Props = { chosen: readonly Interest[]; onChange: (chosen: readonly Interest[]) => void };

export function InterestChips({ chosen, onChange }: Props) {
  const toggle = (one: Interest) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <div className={styles.chips}>
      {interests.map((one) => (
        <label key={one} className={styles.chip}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={chosen.includes(one)}
            onChange={() => toggle(one)}
          />
          {interestLabels[one]}
        </label>
      ))}
    </div>
  );
}
