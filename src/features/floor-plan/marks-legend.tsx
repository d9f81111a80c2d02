import { BOOTH_MARKS, type BoothMark, type MarkNames, markText } from './booth-marks.ts';
import styles from './marks-legend.module.css';

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
          <Sign mark={mark} /> {markText(mark, names)}
        </li>
      ))}
    </ul>
  );
}

/** The signs of one booth and what they mean, in a row of a list. Most have star buys: a legend above says what a star means. */
export const MarkNotes = ({ marks }: { marks: readonly BoothMark[] }) => (
  <p className={styles.notes}>
    {marks.map((mark, i) => (
      <span key={mark} data-mark={mark}>
        <Sign mark={mark} />
        <span className={mark === 'star-buys' ? 'visually-hidden' : undefined}>
          {BOOTH_MARKS[mark].meaning}
          {i < marks.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      </span>
    ))}
  </p>
);

const Sign = ({ mark }: { mark: BoothMark }) => (
  <span className={styles.sign} aria-hidden>
    {BOOTH_MARKS[mark].sign}
  </span>
);
