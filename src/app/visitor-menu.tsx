import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Sparkles, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { defaultExpo } from '../domain/expo/expo.ts';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { expoQueries } from '../features/expos/queries.ts';
import { flagQueries } from '../features/flags/queries.ts';
import { PointsCard } from '../features/points/points-card.tsx';
import { accountIcons } from '../pages/account/account-icons.ts';
import { todayAtom } from '../platform/clock.ts';
import { Link } from '../ui/link.tsx';
import styles from './side-menu.module.css';
import { rewardsLinks, userLinks } from './visitor-links.ts';

/** Points and rewards, and the account's pages. `nav` comes before the sign-out button. */
export default function VisitorMenu({ nav }: { nav: ReactNode }) {
  const flags = useQuery(flagQueries.all()).data;
  return (
    <>
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
