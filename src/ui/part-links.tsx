import styles from './part-links.module.css';

type Props = { label?: string; parts: readonly { id: string; name: string }[] };

/** Links to the parts of a page. */
export const PartLinks = ({ label = 'On this page', parts }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.links}>
      {parts.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
