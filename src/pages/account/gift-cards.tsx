import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { logoPath } from '../../domain/organiser/brand.ts';
import { cardName, cardsName, myCardsName } from '../../domain/organiser/labels.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { GiftCard } from '../../domain/shop/gift-card.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { usableFirst } from '../../domain/shop/usable-first.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { IfOffered } from '../../features/flags/if-offered.tsx';
import { giftCardQueries } from '../../features/gift-cards/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import type { SkeletonProps } from '../../ui/skeleton.tsx';
import '../../ui/skeleton-account.css';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageMeta, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';
import styles from './gift-cards.module.css';
import { NotOffered } from './not-offered.tsx';
import { BoothCode, ShowAtBooth } from './show-at-booth.tsx';

export const head = (): PageMeta => ({ title: myCardsName, noIndex: true });

const skeleton: SkeletonProps = { shape: 'gift-card', label: `Loading your ${cardsName}`, count: 2 };

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <IfOffered
        path={paths.giftCards}
        skeleton={skeleton}
        notOffered={<NotOffered subject={cardsName} picture="gift-card" />}
      >
        <GiftCards />
      </IfOffered>
    </AccountLayout>
  );
}

function GiftCards() {
  const query = useQuery(giftCardQueries.list(true));
  const today = useAtomValue(todayAtom);
  // An empty list has the note, too: there may be gift cards by now.
  const note = <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />;
  return (
    <QueryView
      query={query}
      subject={`Your ${cardsName}`}
      skeleton={skeleton}
      empty={
        <>
          {note}
          <NoGiftCards />
        </>
      }
    >
      {(cards) => {
        const { usable, over } = usableFirst(cards, today);
        return (
          <>
            {note}
            {usable.length > 0 && (
              <ul className={styles.cards} aria-label={cardsName}>
                {usable.map((card) => (
                  <ReadyCard key={card.id} card={card} />
                ))}
              </ul>
            )}
            {over.length > 0 && (
              <Section title="Used and expired">
                <ul className={styles.cards}>
                  {over.map((card) => (
                    <CardOver key={card.id} card={card} />
                  ))}
                </ul>
              </Section>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function ReadyCard({ card }: { card: GiftCard }) {
  const { code, balanceSen, valueSen, fromName, message, expiresOn } = card;
  const balance = formatMoney(balanceSen);
  const title = `${cardName} from ${fromName}`;
  const isPartlySpent = balanceSen < valueSen;
  return (
    <li className={styles.gift}>
      <div className={styles.face}>
        <p className={styles.mark} aria-hidden>
          <img src={logoPath} alt="" width={26} height={26} />
          {cardName}
        </p>
        <h2>
          <span className="visually-hidden">{cardName} </span>From {fromName}
        </h2>
        <p className={styles.balance}>
          <strong>{balance}</strong>
          {isPartlySpent && <span>of {formatMoney(valueSen)}</span>}
        </p>
        <Picture name="gift-card" alt="" width={160} height={160} sizes="160px" originalWidth={800} eager />
      </div>
      <div className={styles.inside}>
        {message && <p className={styles.message}>“{message}”</p>}
        <BoothCode code={code} />
        <p>
          Valid until <span data-whole>{dayLong(expiresOn)}</span>
        </p>
        <ShowAtBooth title={title} code={code} value={balance} note={`Valid until ${dayLong(expiresOn)}.`} />
      </div>
    </li>
  );
}

function CardOver({ card: { valueSen, fromName, expiresOn, status } }: { card: GiftCard }) {
  return (
    <li className={styles.over} data-over>
      <h3>From {fromName}</h3>
      <p>
        {status === 'empty'
          ? `You’ve used all ${formatMoney(valueSen)}.`
          : `Expired on ${dayLong(expiresOn)}.`}
      </p>
    </li>
  );
}

const NoGiftCards = () => (
  <EmptyState
    level={2}
    title={`No ${cardsName} yet`}
    text="Cards you receive appear here, ready to use."
    picture="gift-card"
  >
    <ButtonLink href={paths.rewards}>See the rewards</ButtonLink>
  </EmptyState>
);
