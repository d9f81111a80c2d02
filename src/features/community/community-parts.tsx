import styles from './community.module.css';

const parts = [
  ['groups', 'Groups'],
  ['questions', 'Questions'],
  ['start', 'Start a group'],
] as const;

/** Links to the parts of the page, at its top. */
export const CommunityParts = () => (
  <nav aria-label="On this page">
    <ul className={styles.parts}>
      {parts.map(([part, label]) => (
        <li key={part}>
          <a href={`#${part}`}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);
