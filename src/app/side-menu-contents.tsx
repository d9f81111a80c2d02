import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { BadgeCheck, ChevronRight, QrCode, Settings, X } from 'lucide-react';
import { checkInPath, settingsPath } from '../domain/paths.ts';
import { isVerified } from '../domain/user.ts';
import { PassCard } from '../features/pass/pass-card.tsx';
import { PointsCard } from '../features/points/points-card.tsx';
import { profile } from '../features/profile/queries.ts';
import { SignOutButton } from '../features/session/sign-out-button.tsx';
import { sessionAtom } from '../platform/session.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import styles from './side-menu.module.css';

/** The visitor's name, QR pass, points, the way to check-in, and out. */
export default function SideMenuContents({ onClose }: { onClose: () => void }) {
  const { sub } = useAtomValue(sessionAtom);
  const { dataUpdatedAt } = useQuery(profile.detail(sub));
  return (
    <div className={styles.contents}>
      <div className={styles.top}>
        <Visitor />
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close menu">
          <X size={24} aria-hidden />
        </button>
      </div>
      <PassCard keyVersion={dataUpdatedAt} />
      <PointsCard />
      <AtAGlance />
      <nav aria-label="Your account" className={styles.links}>
        <Link href={checkInPath}>
          <QrCode size={22} aria-hidden />
          Expo Check-in
          <ChevronRight size={18} aria-hidden />
        </Link>
        <Link href={settingsPath}>
          <Settings size={22} aria-hidden />
          Settings
          <ChevronRight size={18} aria-hidden />
        </Link>
        <SignOutButton />
      </nav>
    </div>
  );
}

function Visitor() {
  const { sub, displayName } = useAtomValue(sessionAtom);
  const { data } = useQuery(profile.detail(sub));
  const verified = data !== undefined && isVerified(data);
  return (
    <div className={styles.visitor}>
      <Picture name="avatar-rabbit" alt="" width={48} height={48} sizes="48px" masterWidth={800} />
      <div>
        <p className={styles.name}>
          {data?.displayName ?? displayName}
          {verified && <BadgeCheck size={20} aria-label="Verified" role="img" className={styles.verified} />}
        </p>
        {verified && <p className={styles.status}>Verified profile</p>}
      </div>
    </div>
  );
}
