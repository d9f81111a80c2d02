import { paths } from '../domain/routing/paths.ts';
import { productName } from '../platform/env.ts';
import { Link } from '../ui/link.tsx';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link href={paths.home} className={styles.logo} aria-label={`${productName}, home`}>
      <img src="/favicon.svg" alt="" width={32} height={32} fetchPriority="low" />
      <span>{productName.toLowerCase()}</span>
    </Link>
  );
}
