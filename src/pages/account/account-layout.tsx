import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MenuLink } from '../../domain/routing/paths.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { flagQueries } from '../../features/flags/queries.ts';
import { useUnreadCount } from '../../features/inbox/use-unread-count.ts';
import { badgeText, INBOX_BADGE_CAP } from '../../ui/badge-text.ts';
import { Link } from '../../ui/link.tsx';
import { accountIcons } from './account-icons.ts';
import styles from './account-layout.module.css';
import { accountMenu } from './account-menu.ts';
import { RequireSignIn } from './require-sign-in.tsx';

type Props = { address: RouteAddress; children: ReactNode };

/** Around every page of a visitor: only for whoever is signed in, with the way to all the others beside it. */
export function AccountLayout({ address, children }: Props) {
  return (
    <RequireSignIn address={address}>
      <div className={styles.frame}>
        <AccountNav address={address} />
        <div className={styles.page}>{children}</div>
      </div>
    </RequireSignIn>
  );
}

/** Whether an address belongs to a line of the menu: itself, or one thing below it. */
function isUnder({ path }: MenuLink, address: RouteAddress): boolean {
  const [menuPath = '', query = ''] = path.split('?');
  if (query)
    return address.path === menuPath && address.search.get('page') === new URLSearchParams(query).get('page');
  return address.path === menuPath || address.path.startsWith(`${menuPath}/`);
}

/** One column beside the page on desktops, one row of chips above it on narrower screens. */
function AccountNav({ address }: { address: RouteAddress }) {
  const known = useQuery(flagQueries.all()).data;
  const unread = badgeText(useUnreadCount(true) ?? 0, INBOX_BADGE_CAP);
  const list = useRef<HTMLUListElement>(null);
  const here = `${address.path}?${address.search.get('page')}`;
  const links = accountMenu(known);
  const isOverview = address.path === paths.account && links.every((one) => !isUnder(one, address));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another chip to have in sight
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && chip)
      list.current.scrollLeft = chip.offsetLeft + (chip.offsetWidth - list.current.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label="Account pages" className={styles.nav} data-overview={isOverview || undefined}>
      <ul ref={list}>
        {links.map((one) => {
          const Icon = accountIcons[one.slug];
          return (
            <li key={one.slug}>
              <Link href={one.path} aria-current={isUnder(one, address) ? 'page' : undefined}>
                {Icon && <Icon size={20} aria-hidden />}
                {one.label}
                {one.slug === 'inbox' && unread && (
                  <span className={styles.count}>
                    {unread}
                    <span className="visually-hidden"> unread</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
