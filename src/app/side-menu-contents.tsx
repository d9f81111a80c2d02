import { X } from 'lucide-react';
import { AuthButtons } from '../features/session/auth-buttons.tsx';
import { PlacesNav } from './places-nav.tsx';
import styles from './side-menu.module.css';
import { VisitorHead, VisitorMenu } from './visitor-menu.tsx';

type Props = { isAuth: boolean; onClose: () => void };

/** Who is there with all that is theirs, then the places that narrow screens have nowhere else. */
export default function SideMenuContents({ isAuth, onClose }: Props) {
  return (
    <div className={styles.contents}>
      <div className={styles.top}>
        {isAuth ? <VisitorHead /> : <AuthButtons />}
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close menu">
          <X size={24} aria-hidden />
        </button>
      </div>
      {isAuth ? (
        <VisitorMenu places={<PlacesNav />} />
      ) : (
        <>
          <p className={styles.invitation}>
            Log in to see your QR pass, points and lists. They work without signal at the venue.
          </p>
          <PlacesNav always />
        </>
      )}
    </div>
  );
}
