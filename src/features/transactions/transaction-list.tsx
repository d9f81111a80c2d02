import { fillPath, paths } from '../../domain/routing/paths.ts';
import { formatRinggit } from '../../domain/shop/money.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { dayLong, klDay } from '../../domain/time/dates.ts';
import type { Transaction } from '../../domain/visitor/transaction.ts';
import { Link } from '../../ui/link.tsx';
import styles from './transaction-list.module.css';

const ORDER_NUMBER = /^YH-/;

const amountOf = ({ kind, amount }: Transaction) => {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  return kind === 'money' ? `${sign}${formatRinggit(size)}` : `${sign}${formatCount(size)} points`;
};

/** Latest first, with what belongs to a day under that day. */
export function TransactionList({ items }: { items: readonly Transaction[] }) {
  return [...byDay(items)].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayLong(day)}</h2>
      <ul>
        {ofDay.map((one) => (
          <li key={one.id}>
            <div>
              <p className={styles.title}>{one.title}</p>
              {one.reference &&
                (ORDER_NUMBER.test(one.reference) ? (
                  <Link href={fillPath(paths.order, { number: one.reference })}>Order {one.reference}</Link>
                ) : (
                  <p>{one.reference}</p>
                ))}
            </div>
            <p className={styles.amount} data-gain={one.amount > 0 || undefined}>
              {amountOf(one)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function byDay(items: readonly Transaction[]): Map<string, Transaction[]> {
  const days = new Map<string, Transaction[]>();
  for (const one of items) {
    const day = klDay(Date.parse(one.at));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return days;
}
