import { logoPath, productName } from '../domain/organiser/brand.ts';
import { paths } from '../domain/routing/paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link href={paths.home} className={styles.logo} aria-label={`${productName}, home`}>
      <img src={logoPath} alt="" width={32} height={32} fetchPriority="low" />
      <span>{productName.toLowerCase()}</span>
    </Link>
  );
}
