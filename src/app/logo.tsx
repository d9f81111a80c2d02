import { logoPath, productName } from '../domain/organiser/brand.ts';
import { paths } from '../domain/routing/paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './logo.module.css';

/** In letters: what no longer fits beside the header's icons on a phone stands in two smaller lines. */
const LONG_NAME = 10;

export function Logo() {
  return (
    <Link href={paths.home} className={styles.logo} aria-label={`${productName}, home`}>
      <img src={logoPath} alt="" width={32} height={32} fetchPriority="low" />
      <span data-long={productName.length > LONG_NAME || undefined}>{productName.toLowerCase()}</span>
    </Link>
  );
}
