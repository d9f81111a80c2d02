import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { BadgeCheck, Sparkles, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { defaultExpo } from '../domain/expo/expo.ts';
import { avatarPicture } from '../domain/visitor/avatar.ts';
import { isVerified } from '../domain/visitor/user.ts';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { expoQueries } from '../features/expos/queries.ts';
import { flagQueries } from '../features/flags/queries.ts';
import { PassCard } from '../features/pass/pass-card.tsx';
import { PointsCard } from '../features/points/points-card.tsx';
import { profileQueries } from '../features/profile/queries.ts';
import { useProfile } from '../features/profile/use-profile.ts';
import { accountIcons } from '../pages/account/account-icons.ts';
import { todayAtom } from '../platform/clock.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './side-menu.module.css';
import { rewardsLinks, userLinks } from './visitor-links.ts';

/** QR pass, points and rewards, and the account's pages. `nav` comes before the sign-out button. */
export function VisitorMenu({ nav }: { nav: ReactNode }) {
  const { sub } = useAtomValue(sessionAtom);
  const { dataUpdatedAt } = useQuery(profileQueries.detail(sub));
  const flags = useQuery(flagQueries.all()).data;
  return (
    <>
      <PassCard keyVersion={dataUpdatedAt} />
      <PointsCard />
      <RewardsNav />
      <nav aria-label="Your account" className={styles.links}>
        {userLinks(flags).map(({ slug, label, path }) => {
          const Icon = accountIcons[slug] ?? Star;
          return (
            <Link key={slug} href={path}>
              <Icon size={22} aria-hidden />
              {label}
            </Link>
          );
        })}
      </nav>
      {nav}
      <div className={styles.links}>
        <SignOutButton />
      </div>
    </>
  );
}

function RewardsNav() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  return (
    <nav aria-label="Rewards" className={styles.chips}>
      {rewardsLinks(data && defaultExpo(data, today)).map(({ slug, label, path }) => (
        <Link key={slug} href={path}>
          <Sparkles size={16} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Who is signed in, with a badge when the profile is verified. */
export function VisitorSummary() {
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
          {verified && <BadgeCheck size={20} aria-label="Verified" role="img" className={styles.verified} />}
        </p>
        {verified && <p className={styles.status}>Verified profile</p>}
      </div>
    </div>
  );
}
