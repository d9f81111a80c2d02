import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import {
  currentAndUpcomingExpos,
  type Expo,
  type ExpoList,
  expoPhase,
  preSaleExpo,
  withVenue,
} from '../../domain/expo/expo.ts';
import { expoMapPath, fillPath, highlightPath, paths, starBuyPath } from '../../domain/routing/paths.ts';
import { CartList } from '../../features/cart/cart-list.tsx';
import { cartQueries } from '../../features/cart/queries.ts';
import { saleText, unbreakableDates } from '../../features/cart/sale-text.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { boothsFacts } from '../use-next-booth.ts';
import styles from './cart.module.css';

export const head: PageModule['head'] = (client, _, today) => ({
  facts: boothsFacts(client, cartQueries.list(true), today),
  noIndex: true,
});

export function Page({ address }: PageProps) {
  return (
    <RequireSignIn address={address}>
      <Cart />
      <OutboxSection refusedWithPrefix="cart." />
    </RequireSignIn>
  );
}

function Cart() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.freshMenuList());
  const { data: cart } = useQuery(cartQueries.list(true));
  const sale = data && preSaleExpo(data, today);
  // Whatever the sale is for, a visitor buys at the running or next expo.
  const expos = data ? currentAndUpcomingExpos(data, today) : [];
  const [expo] = expos;
  const shownExpo = cart && cart.length > 0 ? expo : undefined;
  const note = data && <SaleNote sale={sale} shownExpo={shownExpo} expoList={data} today={today} />;
  // At an expo, visitors open the cart to show it.
  const isAtExpo = expo !== undefined && expoPhase(expo, today) === 'running';
  return (
    <>
      {!isAtExpo && note}
      <OfflineCopyNoteOf query={cartQueries.list(true)} />
      <CartList
        expos={expos}
        here={isAtExpo ? expo : undefined}
        empty={<EmptyCart isSaleOpen={sale !== undefined} />}
        action={expo && <ButtonLink href={expoMapPath(expo.slug)}>Open the expo map</ButtonLink>}
      >
        {expo && <HowToBuy expo={expo} today={today} />}
      </CartList>
      {/* Waits for the cart above: it would move when that comes. Nobody adds to one that did not load. */}
      {isAtExpo && cart && note}
    </>
  );
}

type SaleProps = {
  sale: Expo | undefined;
  /** The expo whose booths and prices are shown for items that it sells. */
  shownExpo: Expo | undefined;
  expoList: ExpoList;
  today: string;
};

/** The open sale and its end, or the expo before which the next one opens. */
function SaleNote({ sale, shownExpo, expoList, today }: SaleProps) {
  if (sale) {
    return (
      <div className={styles.sale}>
        <h2>
          <TitleText>{`The pre-expo sale for ${sale.name} is open`}</TitleText>
        </h2>
        <p>{saleText(sale, shownExpo, today)}</p>
        {sale.showStarbuys && (
          <ButtonRow>
            <ButtonLink variant="light" href={starBuyPath(sale.slug)}>
              Star buys at {sale.name}
            </ButtonLink>
          </ButtonRow>
        )}
      </div>
    );
  }
  const next = currentAndUpcomingExpos(expoList, today).find(({ fromDate }) => fromDate > today);
  return (
    <div className={styles.sale} data-closed>
      <h2>The cart is closed until the next pre-expo sale</h2>
      <p>
        It opens in the weeks before an expo.{' '}
        {next
          ? `The next one is ${next.name}, ${unbreakableDates(next, today)}.`
          : 'New dates show on the expo page first.'}{' '}
        What you put in stays here.
      </p>
    </div>
  );
}

function HowToBuy({ expo, today }: { expo: Expo; today: string }) {
  const { name } = expo;
  const page = highlightPath(expo);
  return (
    <Section title="Show your cart at the booths">
      <p>
        You pay at each booth, at {name} ({withVenue(unbreakableDates(expo, today), expo)}). Your cart opens
        without signal, too.
      </p>
      {page && (
        <ButtonRow>
          <ButtonLink variant="outline" href={page}>
            About {name}
          </ButtonLink>
        </ButtonRow>
      )}
    </Section>
  );
}

function EmptyCart({ isSaleOpen }: { isSaleOpen: boolean }) {
  return (
    <EmptyState
      level={2}
      title="Your cart is empty"
      text={
        isSaleOpen
          ? 'Add what you want to buy. You’ll see the total, and which booth has what.'
          : 'When a sale opens, add what you want here.'
      }
      picture="empty-cart"
    >
      <ButtonLink href={fillPath(paths.products)}>See the products</ButtonLink>
    </EmptyState>
  );
}
