import { fillPath, paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import type { Order } from '../../domain/shop/order.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { orderStatusText, pieceCount } from './order-status.ts';
import styles from './orders.module.css';

const MAX_PICTURES = 3;

export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => {
        const { label, tone } = orderStatusText(order);
        const count = pieceCount(order);
        return (
          <li key={order.id} className={styles.order}>
            <div className={styles.pictures} aria-hidden>
              {order.lines.slice(0, MAX_PICTURES).map(({ productSlug, picture }) => (
                <Picture
                  key={productSlug}
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
              <p className={styles.status} data-tone={tone}>
                {label}
              </p>
              <h2>
                <Link href={fillPath(paths.order, { number: order.number })} className={styles.cover}>
                  Order {order.number}
                </Link>
              </h2>
              <p>
                {dayLong(dayAt(order.placedAt.getTime()))}&nbsp;· {count} {count === 1 ? 'item' : 'items'}
              </p>
            </div>
            <p className={styles.total}>{formatMoney(order.totalSen)}</p>
          </li>
        );
      })}
    </ul>
  );
}
