import styles from './part-links.module.css';

type Props = {
  parts: readonly { id: string; name: string }[];
  /** On wide screens in a box, for a column beside the text. */
  isBeside?: boolean;
};

const TITLE = 'On this page';

/** Links to the parts of a page. */
export const PartLinks = ({ parts, isBeside = false }: Props) => (
  <nav aria-label={TITLE} className={styles.parts} data-beside={isBeside || undefined}>
    <p aria-hidden>{TITLE}</p>
    <ul>
      {parts.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
