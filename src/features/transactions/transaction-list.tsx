import { referencePrefix } from '../../domain/organiser/references.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { pointsText } from '../../domain/text/points-text.ts';
import { dayRange, monthLabel } from '../../domain/time/dates.ts';
import type { Transaction } from '../../domain/visitor/transaction.ts';
import { Link } from '../../ui/link.tsx';
import styles from './transaction-list.module.css';
import { transactionsByMonth } from './transactions-by-month.ts';

const amountOf = ({ kind, amount }: Transaction) => {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  const magnitude = Math.abs(amount);
  return kind === 'money' ? `${sign}${formatMoney(magnitude)}` : `${sign}${pointsText(magnitude)}`;
};

type Props = { items: readonly Transaction[]; level: 2 | 3 };

/** Transactions grouped by month, in the order of the list. `level`: of the headings. */
export function TransactionList({ items, level }: Props) {
  const Heading = `h${level}` as const;
  return [...transactionsByMonth(items)].map(([month, monthItems]) => (
    <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
      <Heading id={`month-${month}`}>{monthLabel(`${month}-01`)}</Heading>
      <ul>
        {monthItems.map((item) => (
          <li key={item.id}>
            <div>
              <p className={styles.title}>{item.title}</p>
              <p className={styles.note}>
                {/* The heading has the year. */}
                {dayRange(item.day, item.day, item.day)}
                {item.reference && <>&nbsp;· {referenceOf(item.reference)}</>}
              </p>
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

const referenceOf = (reference: string) =>
  reference.startsWith(`${referencePrefix}-`) ? (
    <Link href={fillPath(paths.order, { number: reference })}>
      Order <span data-whole>{reference}</span>
    </Link>
  ) : (
    reference
  );
