import { BOOTH_MARKS, type BoothMark } from './booth-marks.ts';
import styles from './hall-plan.module.css';

/** What the signs on booths mean: each of `marks` once. */
export function MarksLegend({ marks }: { marks: readonly BoothMark[] }) {
  const used = (Object.keys(BOOTH_MARKS) as BoothMark[]).filter((mark) => marks.includes(mark));
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
