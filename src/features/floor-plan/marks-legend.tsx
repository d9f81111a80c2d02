import type { BoothMark } from './booth-marks.ts';
import styles from './hall-plan.module.css';

const MEANINGS: Record<BoothMark, readonly [sign: string, text: string]> = {
  list: ['!', 'On your list'],
  done: ['✓', 'Got it'],
  followed: ['♥', 'You follow'],
};

/** What the signs on the booths mean: only those that are there. */
export function MarksLegend({ marks }: { marks: ReadonlyMap<string, readonly BoothMark[]> }) {
  const shown = new Set([...marks.values()].flat());
  const used = (Object.keys(MEANINGS) as BoothMark[]).filter((mark) => shown.has(mark));
  if (used.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {used.map((mark) => (
        <li key={mark} data-mark={mark}>
          <span aria-hidden>{MEANINGS[mark][0]}</span> {MEANINGS[mark][1]}
        </li>
      ))}
    </ul>
  );
}
