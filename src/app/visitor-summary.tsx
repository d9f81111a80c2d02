import { useAtomValue } from 'jotai';
import { BadgeCheck } from 'lucide-react';
import { avatarPicture } from '../domain/visitor/avatar.ts';
import { isVerified } from '../domain/visitor/profile.ts';
import { useProfile } from '../features/profile/use-profile.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './side-menu.module.css';

/** Who is signed in, with a badge when the profile is verified. */
export default function VisitorSummary() {
  const { displayName } = useAtomValue(sessionAtom);
  const { profile } = useProfile();
  const verified = profile !== undefined && isVerified(profile);
  return (
    <div className={styles.visitor}>
      <Picture
        name={avatarPicture(profile?.avatar)}
        alt=""
        width={48}
        height={48}
        sizes="48px"
        originalWidth={800}
      />
      <div>
        <p className={styles.name}>
          {profile?.displayName ?? displayName}
          {verified && <BadgeCheck size={20} aria-hidden className={styles.verified} />}
        </p>
        {verified && <p className={styles.status}>Verified profile</p>}
      </div>
    </div>
  );
}
