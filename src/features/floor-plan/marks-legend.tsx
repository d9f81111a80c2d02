import { BOOTH_MARKS, type BoothMark, type MarkNames, markText } from './booth-marks.ts';
import styles from './hall-plan.module.css';

type Props = {
  marks: readonly BoothMark[];
  /** What they stand for at one booth. */
  names?: MarkNames;
};

/** What the signs on booths mean: each of `marks` once. */
export function MarksLegend({ marks, names }: Props) {
  const used = (Object.keys(BOOTH_MARKS) as BoothMark[]).filter((mark) => marks.includes(mark));
  if (used.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {used.map((mark) => (
        <li key={mark} data-mark={mark}>
          <span aria-hidden>{BOOTH_MARKS[mark].sign}</span> {markText(mark, names)}
        </li>
      ))}
    </ul>
  );
}
