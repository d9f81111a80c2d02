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
          <Sign mark={mark} />
          {markText(mark, names)}
        </li>
      ))}
    </ul>
  );
}

type NotesProps = { category: string; marks: readonly BoothMark[]; hasWords: boolean };

/**
 * Whether the marks in the rows of a list have words. More than one in a row would need a second line: then those of all
 * rows are signs, which a legend explains.
 */
export const haveWords = (marksOfRows: Iterable<readonly BoothMark[]>): boolean =>
  [...marksOfRows].every(({ length }) => length <= 1);

/** What a brand sells, and the signs of its booth with what they mean, in a row of a list. */
export function MarkNotes({ category, marks, hasWords }: NotesProps) {
  // What the brand has comes first, and then the visitor's own signs.
  const inOrder = marks.toSorted((a, b) => Number(b === 'star-buys') - Number(a === 'star-buys'));
  return (
    <p className={styles.notes}>
      <span>{category}</span>
      {inOrder.map((mark) => (
        <span key={mark} data-mark={mark}>
          <span className="visually-hidden">, </span>
          <Sign mark={mark} />
          <span className={hasWords ? undefined : 'visually-hidden'}>{BOOTH_MARKS[mark].meaning}</span>
        </span>
      ))}
    </p>
  );
}

const Sign = ({ mark }: { mark: BoothMark }) => (
  <span className={styles.sign} aria-hidden>
    {BOOTH_MARKS[mark].sign}
  </span>
);
