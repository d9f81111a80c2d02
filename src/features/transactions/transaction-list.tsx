import { fillPath, paths } from '../../domain/routing/paths.ts';
import { formatRinggit } from '../../domain/shop/money.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { klDay } from '../../domain/time/kl-time.ts';
import type { Transaction } from '../../domain/visitor/transaction.ts';
import { Link } from '../../ui/link.tsx';
import styles from './transaction-list.module.css';

const ORDER_NUMBER = /^YH-/;

const amountOf = ({ kind, amount }: Transaction) => {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  const magnitude = Math.abs(amount);
  return kind === 'money' ? `${sign}${formatRinggit(magnitude)}` : `${sign}${formatCount(magnitude)} points`;
};

/** Transactions grouped by day, in the order of the list. */
export function TransactionList({ items }: { items: readonly Transaction[] }) {
  return [...byDay(items)].map(([day, dayItems]) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayLong(day)}</h2>
      <ul>
        {dayItems.map((item) => (
          <li key={item.id}>
            <div>
              <p className={styles.title}>{item.title}</p>
              {item.reference &&
                (ORDER_NUMBER.test(item.reference) ? (
                  <Link href={fillPath(paths.order, { number: item.reference })}>Order {item.reference}</Link>
                ) : (
                  <p>{item.reference}</p>
                ))}
            </div>
            <p className={styles.amount} data-gain={item.amount > 0 || undefined}>
              {amountOf(item)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function byDay(items: readonly Transaction[]): Map<string, Transaction[]> {
  const days = new Map<string, Transaction[]>();
  for (const item of items) {
    const day = klDay(item.at.getTime());
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}
