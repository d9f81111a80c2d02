import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Bell, CloudAlert, CloudUpload, Menu, ShoppingBag, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { unsentLabel } from '../domain/delivery/unsent-label.ts';
import { type Expo, isCartOpen, nextStarBuyExpo } from '../domain/expo/expo.ts';
import { offersShop } from '../domain/organiser/offers.ts';
import { outboxPath } from '../domain/routing/account-paths.ts';
import { paths } from '../domain/routing/paths.ts';
import { useCartCount } from '../features/cart/use-cart-count.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { useUnreadCount } from '../features/inbox/use-unread-count.ts';
import { hasSeveralLists, listPathOf, useLists } from '../features/shopping-list/use-lists.ts';
import { useOpenItemCount } from '../features/shopping-list/use-open-item-count.ts';
import { todayAtom } from '../platform/clock.ts';
import { unsentCountsAtom } from '../platform/outbox-client.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { badgeText, CART_BADGE_CAP, INBOX_BADGE_CAP, SHOPPING_LIST_BADGE_CAP } from '../ui/badge-text.ts';
import { Link } from '../ui/link.tsx';
import styles from './header-icons.module.css';
import { useAppBadge } from './use-app-badge.ts';
import { useSoonTalk } from './use-soon-talk.ts';

/** Inbox, cart, shopping bag and the menu with the pass, for signed-in visitors. */
export default function HeaderIcons({ menuHref }: { menuHref: string }) {
  const today = useAtomValue(todayAtom);
  // Without tokens nothing can be loaded, so nothing is polled either.
  const canLoad = !useAtomValue(sessionAtom).mustSignInToSend;
  const unread = useUnreadCount(canLoad);
  const inCart = useCartCount(offersShop && canLoad);
  const expos = useQuery(expoQueries.freshMenuList()).data;
  const { waiting, refused } = useAtomValue(unsentCountsAtom);
  const isTalkSoon = useSoonTalk(expos);
  useAppBadge((unread ?? 0) + waiting + refused + (isTalkSoon ? 1 : 0));
  const bagExpo = expos && nextStarBuyExpo(expos, today);
  const cartBadge = <Badge count={inCart} cap={CART_BADGE_CAP} />;
  return (
    <>
      <OutboxMark waiting={waiting} refused={refused} />
      <Link className={styles.icon} href={paths.inbox} aria-label={labelled('Inbox', unread, 'unread')}>
        <Bell size={24} aria-hidden />
        <Badge count={unread} cap={INBOX_BADGE_CAP} />
      </Link>
      {!offersShop ? null : expos && isCartOpen(expos, today) ? (
        <Link className={styles.icon} href={paths.cart} aria-label={labelled('Cart', inCart, 'inside')}>
          <ShoppingCart size={24} aria-hidden />
          {cartBadge}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.icon}
          disabled
          aria-label={`${labelled('Cart', inCart, 'inside')}, closed until the next sale`}
        >
          <ShoppingCart size={24} aria-hidden />
          {cartBadge}
        </button>
      )}
      {bagExpo && <Bag expo={bagExpo} isNamed={hasSeveralLists(expos, today)} canLoad={canLoad} />}
      <Link
        className={styles.icon}
        href={menuHref}
        state={{ isOver: true }}
        aria-label="Open menu, with your QR pass"
      >
        <Menu size={24} aria-hidden />
      </Link>
    </>
  );
}

/**
 * Its number is that of the list that it opens, whose expo it names where there are others. While that is loading, the
 * one that was stored for all lists.
 */
function Bag({ expo, isNamed, canLoad }: { expo: Expo; isNamed: boolean; canLoad: boolean }) {
  const onAll = useOpenItemCount(canLoad);
  const { usual, state } = useLists(expo.id);
  const toBuy = state === 'success' ? usual.items.filter(({ ticked }) => !ticked).length : onAll;
  return (
    <Link
      className={styles.icon}
      href={listPathOf(usual, usual, expo.slug)}
      aria-label={labelled(isNamed ? `Shopping list for ${expo.name}` : 'Shopping list', toBuy, 'to buy')}
    >
      <ShoppingBag size={24} aria-hidden />
      <Badge count={toBuy} cap={SHOPPING_LIST_BADGE_CAP} />
    </Link>
  );
}

/**
 * What is still on this phone only; nothing when all has been sent. It appears late, so that quick deliveries pass
 * unseen.
 */
function OutboxMark({ waiting, refused }: { waiting: number; refused: number }) {
  if (waiting + refused === 0) return null;
  return (
    <Link
      className={styles.icon}
      data-late={refused === 0 || undefined}
      href={outboxPath}
      aria-label={unsentLabel({ waiting, refused })}
    >
      {refused > 0 ? <CloudAlert size={24} aria-hidden /> : <CloudUpload size={24} aria-hidden />}
    </Link>
  );
}

const labelled = (name: string, count: number | undefined, what: string) =>
  count ? `${name}, ${count} ${what}` : name;

/** Renders nothing until the count is loaded, and nothing for 0. */
function Badge({ count, cap }: { count: number | undefined; cap: number }): ReactNode {
  const text = badgeText(count ?? 0, cap);
  return text && <span className={styles.badge}>{text}</span>;
}
