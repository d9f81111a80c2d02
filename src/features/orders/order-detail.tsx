import type { ReactNode } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { cardName } from '../../domain/organiser/labels.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { fillPath, highlightPath, passPath, paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import type { Order } from '../../domain/shop/order.ts';
import { NO_LONGER_LISTED } from '../../domain/shop/withdrawn.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './order-detail.module.css';
import statusStyles from './order-status.module.css';
import { collectWords, linesTotalSen, orderStatusText } from './order-status.ts';

/** `expo` is the one where the order is collected, when it is loaded. */
export function OrderDetail({ order, expo }: { order: Order; expo: Expo | undefined }) {
  const expoHref = highlightPath(expo);
  const expoName = expo?.name ?? order.collectAt?.expoName ?? 'the expo';
  const { label, text, tone } = orderStatusText(order);
  return (
    <div className={styles.detail}>
      <div className={styles.state}>
        <p className={statusStyles.status} data-tone={tone}>
          {label}
        </p>
        <p>{text}</p>
        <p className={styles.soft}>Ordered at the booths on {dayLong(dayAt(order.placedAt.getTime()))}</p>
      </div>
      <Section title="What you ordered">
        <div className={styles.bill}>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.productSlug}>
                <Picture name={line.picture} alt="" width={64} height={64} sizes="64px" originalWidth={800} />
                <div className={styles.text}>
                  <p className={styles.soft}>{line.brandName}</p>
                  <h3>
                    <Link href={fillPath(paths.product, { slug: line.productSlug })}>{line.name}</Link>
                  </h3>
                  <p>
                    {line.quantity} × {formatMoney(line.unitPriceSen)}
                  </p>
                  {line.isWithdrawn && <p className={styles.soft}>{NO_LONGER_LISTED}</p>}
                </div>
                <p className={styles.total}>{formatMoney(line.quantity * line.unitPriceSen)}</p>
              </li>
            ))}
          </ul>
          <Sums order={order} />
        </div>
      </Section>
      <Section title="Delivery">
        {order.collectAt ? (
          <>
            <p>
              {collectWords(order)}{' '}
              {expoHref ? (
                <Link className={styles.link} href={expoHref}>
                  {expoName}
                </Link>
              ) : (
                expoName
              )}
              .{tone === 'busy' && ` ${order.collectAt.note}. Show your QR pass there; it works offline.`}
            </p>
            {tone === 'busy' && (
              <div>
                <ButtonLink href={passPath}>Show my pass</ButtonLink>
              </div>
            )}
          </>
        ) : (
          <address className={styles.address}>
            {order.sendTo?.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
      </Section>
      <Section title="Something not right?">
        <p>Send us the order number and we’ll look into it.</p>
        <div>
          <ButtonLink variant="outline" href={paths.getInTouchOnlineService}>
            Get help
          </ButtonLink>
        </div>
      </Section>
    </div>
  );
}

function Sums({ order }: { order: Order }) {
  const { discountSen, deliverySen, giftCardSen, totalSen, pointsEarned } = order;
  const restSen = totalSen - giftCardSen;
  return (
    <dl className={styles.sums}>
      {(discountSen > 0 || order.sendTo) && <Sum name="Subtotal">{formatMoney(linesTotalSen(order))}</Sum>}
      {discountSen > 0 && <Sum name="Discount">{formatMoney(-discountSen)}</Sum>}
      {(deliverySen > 0 || order.sendTo) && (
        <Sum name="Delivery">{deliverySen > 0 ? formatMoney(deliverySen) : 'Free'}</Sum>
      )}
      <Sum name="Total" isTotal>
        {formatMoney(totalSen)}
      </Sum>
      {giftCardSen > 0 && <Sum name={`Paid with ${cardName}`}>{formatMoney(giftCardSen)}</Sum>}
      {restSen > 0 && order.status !== 'cancelled' && (
        <Sum name="Paid at the booth">{formatMoney(restSen)}</Sum>
      )}
      {offersPoints && pointsEarned > 0 && <Sum name="Points earned">{formatCount(pointsEarned)}</Sum>}
    </dl>
  );
}

function Sum({ name, isTotal, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
