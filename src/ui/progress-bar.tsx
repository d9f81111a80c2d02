// @script venue

import styles from './progress-bar.module.css';

type Props = {
  value: number;
  max: number;
  label: string;
  /** `reward`: taller, in the colour of points. */
  variant?: 'plain' | 'reward';
};

/** How much of something is done. */
export const ProgressBar = ({ value, max, label, variant = 'plain' }: Props) => (
  <progress className={styles.bar} data-variant={variant} value={value} max={max} aria-label={label} />
);
