import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { defaultExpo } from '../domain/expo/expo.ts';
import { offersPoints } from '../domain/organiser/offers.ts';
import type { Flags } from '../domain/visitor/flags.ts';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { expoQueries } from '../features/expos/queries.ts';
import { flagQueries } from '../features/flags/queries.ts';
import { PointsCard } from '../features/points/points-card.tsx';
import { accountIcons } from '../pages/account/account-icons.ts';
import { todayAtom } from '../platform/clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './side-menu.module.css';
import { rewardsLink, userLinks } from './visitor-links.ts';

/** Points with their rewards, where there are some, and the account's pages. `nav` comes before the sign-out button. */
export default function VisitorMenu({ nav }: { nav: ReactNode }) {
  const flags = useQuery(flagQueries.all()).data;
  return (
    <>
      {offersPoints && <PointsCard action={<RewardsPill flags={flags} />} />}
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

function RewardsPill({ flags }: { flags: Flags | undefined }) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const link = rewardsLink(flags, data && defaultExpo(data, today));
  return link && <ButtonLink href={link.path}>{link.label}</ButtonLink>;
}
