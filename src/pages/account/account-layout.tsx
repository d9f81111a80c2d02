import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MenuLink, RouteAddress } from '../../domain/routing/paths.ts';
import { useUnreadCount } from '../../features/inbox/use-unread-count.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { badgeText, INBOX_BADGE_CAP } from '../../ui/badge-text.ts';
import { Link } from '../../ui/link.tsx';
import { accountIcons } from './account-icons.ts';
import styles from './account-layout.module.css';
import { columnLinks } from './account-menu.ts';
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
  if (query) {
    const page = new URLSearchParams(query).get('page');
    return address.path === menuPath && address.search.get('page') === page;
  }
  return address.path === menuPath || address.path.startsWith(`${menuPath}/`);
}

/** A column beside the page on desktops. On narrower screens the overview is the list of the account's pages. */
function AccountNav({ address }: { address: RouteAddress }) {
  const flags = useQuery(flagQueries.all()).data;
  const unread = badgeText(useUnreadCount(true) ?? 0, INBOX_BADGE_CAP);
  return (
    <nav aria-label="Account pages" className={styles.nav}>
      <ul>
        {columnLinks(flags).map((link) => {
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
