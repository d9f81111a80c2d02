import { X } from 'lucide-react';
import { AuthButtons } from '../features/auth/auth-buttons.tsx';
import styles from './side-menu.module.css';
import { SideMenuNav } from './side-menu-nav.tsx';
import { VisitorMenu, VisitorSummary } from './visitor-menu.tsx';

type Props = { isAuth: boolean; onClose: () => void };

/** The visitor's account, then the site's pages, which narrow screens show here only. */
export default function SideMenuContents({ isAuth, onClose }: Props) {
  return (
    <div className={styles.contents}>
      <div className={styles.top}>
        {isAuth ? <VisitorSummary /> : <AuthButtons />}
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close menu">
          <X size={24} aria-hidden />
        </button>
      </div>
      {isAuth ? (
        <VisitorMenu nav={<SideMenuNav />} />
      ) : (
        <>
          <p className={styles.invitation}>
            Log in to see your QR pass, points and lists. They work without signal at the venue.
          </p>
          <SideMenuNav always />
        </>
      )}
    </div>
  );
}
