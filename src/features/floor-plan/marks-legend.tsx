import { BOOTH_MARKS, type BoothMark } from './booth-marks.ts';
import styles from './hall-plan.module.css';

/** What the signs on the booths mean: only those that are there. */
export function MarksLegend({ marks }: { marks: ReadonlyMap<string, readonly BoothMark[]> }) {
  const shown = new Set([...marks.values()].flat());
  const used = (Object.keys(BOOTH_MARKS) as BoothMark[]).filter((mark) => shown.has(mark));
  if (used.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {used.map((mark) => (
        <li key={mark} data-mark={mark}>
          <span aria-hidden>{BOOTH_MARKS[mark].sign}</span> {BOOTH_MARKS[mark].meaning}
        </li>
      ))}
    </ul>
  );
}
