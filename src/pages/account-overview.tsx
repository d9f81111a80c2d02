import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { userLinks } from '../domain/menus.ts';
import { flags } from '../features/flags/queries.ts';
import { PointsCard } from '../features/points/points-card.tsx';
import { accountIcons } from '../ui/account-icons.ts';
import { Link } from '../ui/link.tsx';
import styles from './belongings.module.css';

/** Points, and the way to everything that is the visitor's. */
export function AccountOverview() {
  const known = useQuery(flags.all()).data;
  return (
    <>
      <PointsCard />
      <ul className={styles.tiles}>
        {userLinks(known).map(({ slug, label, path }) => {
          const Icon = accountIcons[slug] ?? Star;
          return (
            <li key={slug}>
              <Link href={path}>
                <Icon size={22} aria-hidden />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
