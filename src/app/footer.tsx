import { useAtomValue } from 'jotai';
import { todayAtom } from '../platform/clock.ts';
import { productName } from '../platform/env.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

export function Footer() {
  const year = useAtomValue(todayAtom).slice(0, 4);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo />
        <p>Baby and parenting expos for growing families in Malaysia.</p>
        <p className={styles.copyright}>
          © {year} {productName}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
