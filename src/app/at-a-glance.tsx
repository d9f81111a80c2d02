import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Bell, ShoppingCart } from 'lucide-react';
import { badgeText, CART_BADGE_CAP, INBOX_BADGE_CAP } from '../domain/badge.ts';
import { cartIsOpen } from '../domain/expo.ts';
import { cart } from '../features/cart/queries.ts';
import { expo } from '../features/expo/queries.ts';
import { inbox } from '../features/inbox/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { isAuthAtom } from '../platform/session.ts';
import styles from './at-a-glance.module.css';

/** How much waits in the cart and the inbox. */
export function AtAGlance() {
  const isAuth = useAtomValue(isAuthAtom);
  const today = useAtomValue(todayAtom);
  const unread = useQuery(inbox.unread(isAuth)).data;
  const inCart = useQuery(cart.count(isAuth)).data;
  const expos = useQuery(expo.forCartIcon()).data;
  const cartOpen = expos !== undefined && cartIsOpen(expos, today);
  return (
    <ul className={styles.tiles} aria-label="At a glance">
      <li>
        <Bell size={20} aria-hidden />
        <span>
          <b>{figure(unread, INBOX_BADGE_CAP)}</b> unread
        </span>
      </li>
      <li data-quiet={!cartOpen || undefined}>
        <ShoppingCart size={20} aria-hidden />
        <span>
          <b>{figure(inCart, CART_BADGE_CAP)}</b> in your cart
          {cartOpen ? '' : ', closed until the next sale'}
        </span>
      </li>
    </ul>
  );
}

/** A count that was never heard is not a zero. */
const figure = (count: number | undefined, cap: number) =>
  count === undefined ? '–' : (badgeText(count, cap) ?? '0');
