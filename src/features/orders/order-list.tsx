import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import type { Order } from '../../domain/shop/order.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './order-list.module.css';
import statusStyles from './order-status.module.css';
import { orderStatusText, orderTitle } from './order-status.ts';

export function OrderList({ orders }: { orders: readonly Order[] }) {
  const today = useAtomValue(todayAtom);
  return (
    <ul className={styles.list}>
      {orders.map((order) => {
        const { label, tone } = orderStatusText(order);
        const placedOn = dayAt(order.placedAt.getTime());
        return (
          <li key={order.id} className={styles.order}>
            <div aria-hidden>
              {order.lines.slice(0, 1).map(({ productSlug, picture }) => (
                <Picture
                  key={productSlug}
                  className={styles.picture}
                  name={picture}
                  alt=""
                  width={64}
                  height={64}
                  sizes="64px"
                  originalWidth={800}
                />
              ))}
            </div>
            <div className={styles.text}>
              <h2>
                <Link href={fillPath(paths.order, { number: order.number })} className={styles.cover}>
                  {orderTitle(order) || `Order ${order.number}`}
                </Link>
              </h2>
              <p>
                {dayRange(placedOn, placedOn, today)}&nbsp;· <span data-whole>{order.number}</span>
              </p>
            </div>
            <p className={statusStyles.status} data-tone={tone}>
              {label}
            </p>
            <p className={styles.total}>{formatMoney(order.totalSen)}</p>
            <ChevronRight className={styles.chevron} size={18} aria-hidden />
          </li>
        );
      })}
    </ul>
  );
}
