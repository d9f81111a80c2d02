// @script venue

import styles from './shown-link.module.css';

/** A link to pass on, for those who rather copy it themselves. */
export const ShownLink = ({ url }: { url: string }) => <p className={styles.link}>{url}</p>;
