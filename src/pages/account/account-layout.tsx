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

/** The frame of every account page: requires a signed-in visitor, and links to the other account pages. */
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

/** Whether an address belongs to a menu entry: the same page or one below it. */
function isUnder({ path }: MenuLink, address: RouteAddress): boolean {
  const [menuPath = '', query = ''] = path.split('?');
  if (query)
    return address.path === menuPath && address.search.get('page') === new URLSearchParams(query).get('page');
  return address.path === menuPath || address.path.startsWith(`${menuPath}/`);
}

/** A column beside the page on desktops, a row of chips above it on narrower screens. */
function AccountNav({ address }: { address: RouteAddress }) {
  const flags = useQuery(flagQueries.all()).data;
  const unread = badgeText(useUnreadCount(true) ?? 0, INBOX_BADGE_CAP);
  const list = useRef<HTMLUListElement>(null);
  const currentPage = `${address.path}?${address.search.get('page')}`;
  const links = accountMenu(flags);
  const isOverview = address.path === paths.account && links.every((link) => !isUnder(link, address));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the current page, and so the marked chip, changes
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && chip)
      list.current.scrollLeft = chip.offsetLeft + (chip.offsetWidth - list.current.offsetWidth) / 2;
  }, [currentPage]);
  return (
    <nav aria-label="Account pages" className={styles.nav} data-overview={isOverview || undefined}>
      <ul ref={list}>
        {links.map((link) => {
          const Icon = accountIcons[link.slug];
          return (
            <li key={link.slug}>
              <Link href={link.path} aria-current={isUnder(link, address) ? 'page' : undefined}>
                {Icon && <Icon size={20} aria-hidden />}
                {link.label}
                {link.slug === 'inbox' && unread && (
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
