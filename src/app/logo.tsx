import { logoPath, productName } from '../domain/organiser/brand.ts';
import { paths } from '../domain/routing/paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './logo.module.css';

/** So many letters fit beside the icons of a phone. */
const ONE_LINE = 8;

export function Logo() {
  return (
    <Link href={paths.home} className={styles.logo} aria-label={`${productName}, home`}>
      <img src={logoPath} alt="" width={32} height={32} fetchPriority="low" />
      <span data-long={productName.length > ONE_LINE || undefined}>{productName.toLowerCase()}</span>
    </Link>
  );
}
