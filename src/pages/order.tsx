import { useQuery } from '@tanstack/react-query';
import { dayLong, klDay } from '../domain/dates.ts';
import { ringgit } from '../domain/money.ts';
import type { Order } from '../domain/order.ts';
import { fill, paths } from '../domain/paths.ts';
import { belongings } from '../features/belongings/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Row, Rows } from '../ui/rows.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './belongings.module.css';
import type { PageModule, PageProps } from './page.ts';

export const head: PageModule['head'] = (_client, at) => ({
  title: `Order ${at.params.number}`,
  noIndex: true,
});

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OneOrder number={at.params.number ?? ''} />
    </AccountFrame>
  );
}

function OneOrder({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(belongings.orders());
  if (!data && error) return <Failure what="This order" onRetry={refetch} />;
  if (!data) return <Waiting label="Loading the order" blocks={2} />;
  const order = data.find((one) => one.number === number);
  if (order) return <Story order={order} />;
  return (
    <Notice
      level={2}
      title="We do not know this order"
      text="It may belong to another account, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.orders}>See your orders</ButtonLink>
    </Notice>
  );
}

function Story({ order }: { order: Order }) {
  const sums: [string, number][] = [
    ['Discount', -order.discountSen],
    ['Delivery', order.deliverySen],
    ['Paid with a Yhello Card', -order.giftCardSen],
  ];
  return (
    <>
      <section className={styles.card} aria-label="About this order">
        <p className={styles.tag}>{order.status}</p>
        <p>Placed on {dayLong(klDay(Date.parse(order.placedAt)))}</p>
        <p>
          {order.collectAt ? `To collect: ${order.collectAt.note}` : `Sent to ${order.sendTo?.join(', ')}`}
        </p>
        {order.pointsEarned > 0 && <p>You earned {order.pointsEarned} Yhello Points with it.</p>}
      </section>
      <Rows label="What is in it">
        {order.lines.map((line) => (
          <Row
            key={line.productSlug}
            title={line.name}
            href={fill(paths.product, { slug: line.productSlug })}
            picture={line.picture}
          >
            <p>
              {line.brandName} · {line.quantity} × {ringgit(line.unitPriceSen)}
            </p>
          </Row>
        ))}
      </Rows>
      <section className={styles.card} aria-label="What it cost">
        {sums
          .filter(([, sen]) => sen !== 0)
          .map(([label, sen]) => (
            <p key={label} className={styles.line}>
              <span>{label}</span>
              <span>{ringgit(sen)}</span>
            </p>
          ))}
        <p className={styles.line}>
          <strong>Total</strong>
          <span>{ringgit(order.totalSen)}</span>
        </p>
      </section>
      <div>
        <ButtonLink href={paths.getInTouchOnlineService} look="outline">
          Get help with this order
        </ButtonLink>
      </div>
    </>
  );
}
