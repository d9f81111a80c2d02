import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { expoQueries } from '../features/expos/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { flagQueries } from '../platform/flag-queries.ts';
import { Link } from '../ui/link.tsx';
import { useListedExpo } from './listed-expo.ts';
import { NavDropdown } from './nav-dropdown.tsx';
import styles from './navigation.module.css';
import { type NavItem, navigation } from './site-menus.ts';

/** The site's main pages, with this year's expos. */
export function useNavigation(): NavItem[] {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const flags = useQuery(flagQueries.all()).data;
  return navigation(data, useListedExpo(data, today), today, flags);
}

/** The header's links on wide screens; narrower ones have them in the side menu. */
export function Navigation() {
  // The exhibitors belong to the expos, though not by their address.
  const area = useLocation()[0].split('/')[1]?.replace('exhibitors', 'expo');
  return (
    <nav aria-label="Main" className={styles.nav}>
      {useNavigation().map((item) => {
        const isHere = area === item.path.split(/[/?]/)[1];
        return item.children ? (
          <NavDropdown key={item.slug} item={item} entries={item.children} isCurrent={isHere} />
        ) : (
          <Link key={item.slug} href={item.path} aria-current={isHere ? 'page' : undefined}>
            {item.label}
          </Link>
        );
      })}
    </nav>
  );
}
