import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Menu } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { badgeText, INBOX_BADGE_CAP } from '../domain/badge.ts';
import { paths } from '../domain/paths.ts';
import { expo } from '../features/expo/queries.ts';
import { flags } from '../features/flags/queries.ts';
import { inbox } from '../features/inbox/queries.ts';
import { AuthButtons } from '../features/session/auth-buttons.tsx';
import { sessionAtom } from '../platform/session.ts';
import { Link } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { withMenuOpen } from './side-menu-address.ts';

export function Header() {
  const [pathname] = useLocation();
  // The header always observes what every page may need offline, so that it is never collected.
  useQuery(expo.menu());
  useQuery(flags.all());
  return (
    <>
      <OfflineBar />
      <header className={styles.header} data-transparent={pathname === paths.home || undefined}>
        <div className={styles.bar}>
          <Logo />
          <nav aria-label="Main" className={styles.nav}>
            <Link href={paths.expo} aria-current={pathname === paths.expo ? 'page' : undefined}>
              Expos
            </Link>
          </nav>
          <VisitorCorner />
        </div>
      </header>
    </>
  );
}

/** The way to the pass, with a badge for what is unread. */
function MenuLink({ href }: { href: string }) {
  const unread = badgeText(useQuery(inbox.unread(true)).data ?? 0, INBOX_BADGE_CAP);
  return (
    <Link
      className={styles.icon}
      href={href}
      aria-label={`Open menu, with your QR pass${unread ? ` (${unread} unread)` : ''}`}
    >
      <Menu size={24} aria-hidden />
      {unread && <span className={styles.badge}>{unread}</span>}
    </Link>
  );
}

/** A spinner until it is known who is there, then the way in or the visitor's own things. */
function VisitorCorner() {
  const { isUserReady, isAuth } = useAtomValue(sessionAtom);
  const [pathname] = useLocation();
  const search = useSearch();
  if (!isUserReady) {
    return (
      <div className={styles.corner}>
        <Spinner label="Getting your account" />
      </div>
    );
  }
  return (
    <div className={styles.corner}>
      {isAuth ? <MenuLink href={withMenuOpen(pathname, search)} /> : <AuthButtons />}
    </div>
  );
}
