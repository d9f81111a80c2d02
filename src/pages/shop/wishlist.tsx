import { replaceEqualDeep, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { memo, useEffect, useRef, useState } from 'react';
import type { Booth } from '../../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, isCartOpen, nextStarBuyExpo } from '../../domain/expo/expo.ts';
import { offersShop } from '../../domain/organiser/offers.ts';
import { titleCase } from '../../domain/routing/page-labels.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { priceFor } from '../../domain/shop/price.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import AddToCartButton from '../../features/cart/add-to-cart-button.tsx';
import { BoothLink } from '../../features/exhibitors/booth-link.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { CARD_SIZES, ProductCardView } from '../../features/products/product-card.tsx';
import { productQueries } from '../../features/products/queries.ts';
import AddToListButton from '../../features/shopping-list/add-to-list-button.tsx';
import { type OptimisticWish, optimisticWishes } from '../../features/wishlist/optimistic-wishlist.ts';
import { wishlistQueries } from '../../features/wishlist/queries.ts';
import WishlistToggle, { setWish } from '../../features/wishlist/wishlist-toggle.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { useAlert } from '../../ui/alert.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { boothsFacts, useNextBooth } from '../use-next-booth.ts';
import { useCardPrices } from './use-card-prices.ts';
import styles from './wishlist.module.css';

export const head: PageModule['head'] = (client, _, today) => ({
  facts: boothsFacts(client, wishlistQueries.list(true), today),
});

export function Page({ address }: PageProps) {
  return (
    <RequireSignIn address={address}>
      <OfflineCopyNoteOf query={wishlistQueries.list(true)} />
      <WishlistItems />
    </RequireSignIn>
  );
}

/** `at`: where in the list it was. */
type Removed = { slug: string; name: string; at: number };

function WishlistItems() {
  const query = useOptimisticQuery(wishlistQueries.list(true), optimisticWishes, []);
  const { data: wishes, isLoaded, error, errorUpdateCount, refetch } = query;
  useStoredProducts(wishes.some(({ product }) => !product));
  const [removed, setRemoved] = useState<Removed | null>(null);
  // Its card may be back without Undo, from another phone.
  const gone = removed && !wishes.some(({ slug }) => slug === removed.slug) ? removed : null;
  const list = useFocusWhenThere<HTMLElement>();
  const alert = useAlert();
  const isOnline = useAtomValue(isOnlineAtom);
  const undo = (slug: string) =>
    setWish(
      alert,
      { slug, isWished: true },
      {
        isOnline,
        onChange: () => {
          setRemoved(null);
          list.focus();
        },
      },
    );
  const undoBar = gone && (
    <UndoBar text={`${gone.name} is off your wishlist.`} onUndo={() => undo(gone.slug)} />
  );
  // What has been taken off keeps the place that it had.
  const places = useRef(new Map<string, number>());
  useEffect(() => wishes.forEach(({ slug }, at) => void places.current.set(slug, at)), [wishes]);
  const onChange: CardProps['onChange'] = (one) =>
    setRemoved(one && { ...one, at: places.current.get(one.slug) ?? 0 });
  const cards = wishes.map((wish) => <WishCard key={wish.slug} wish={wish} onChange={onChange} />);
  // At the end of the list it could be out of sight, and for the keyboard beyond all other cards.
  if (gone)
    cards.splice(
      gone.at,
      0,
      <li key={`without ${gone.slug}`} ref={bringIntoView} className={styles.removed}>
        {undoBar}
      </li>,
    );
  return (
    <QueryView
      // Wishes of this phone show before the list is loaded, and when it cannot be.
      query={{ ...query, data: isLoaded || wishes.length > 0 || gone ? wishes : undefined }}
      subject="Your wishlist"
      skeleton={{ shape: 'small-wish', label: 'Loading your wishlist', count: 6 }}
    >
      {() => (
        <>
          {wishes.length === 0 && !gone && <NoWishes />}
          {wishes.length > 0 ? (
            <section ref={list.ref} tabIndex={-1} aria-label="On your wishlist">
              <CardGrid size="small">{cards}</CardGrid>
            </section>
          ) : (
            undoBar
          )}
          {!isLoaded && errorUpdateCount > 0 && (
            <ErrorState
              subject="The rest of your wishlist"
              error={error}
              isRetrying={!error}
              onRetry={refetch}
            />
          )}
          <OutboxSection refusedWithPrefix="wishlist." />
        </>
      )}
    </QueryView>
  );
}

/** Reads the lists of products that this phone has stored, for what was put on the wishlist without signal. */
function useStoredProducts(enabled: boolean): void {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.freshMenuList());
  const expo = data && nextStarBuyExpo(data, today);
  useInfiniteQuery({ ...productQueries.list({}), enabled });
  useInfiniteQuery({
    ...productQueries.starBuys(expo?.slug ?? '', undefined),
    enabled: enabled && expo !== undefined,
  });
}

type CardProps = {
  wish: OptimisticWish;
  /** Gets what was taken off the list; null once it is back. A later function of the list must do the same. */
  onChange: (removed: { slug: string; name: string } | null) => void;
};

/** Of hundreds of cards a tap changes one. What no response describes yet is looked for in others each time. */
const WishCard = memo(
  PlainWishCard,
  (before, { wish }) => wish.product !== null && replaceEqualDeep(before.wish, wish) === before.wish,
);

function PlainWishCard({ wish: { slug, product: onServer, addedAtMs, isPending }, onChange }: CardProps) {
  const client = useQueryClient();
  const today = useAtomValue(todayAtom);
  const pricesOf = useCardPrices();
  const product = onServer ?? findKnownItem<ProductCard>(client, slug, 'priceSen') ?? null;
  const name = product?.name ?? titleCase(slug);
  const heart = (
    <WishlistToggle
      slug={slug}
      name={name}
      onChange={(isWished) => onChange(isWished ? null : { slug, name })}
    />
  );
  const booth = useNextBooth(product?.brand.slug ?? '');
  const nextBooth = product?.isWithdrawn ? undefined : booth;
  const savedOn = dayAt(addedAtMs);
  const note = (
    <p className={styles.saved}>
      {isPending ? (
        'Saved on this device'
      ) : nextBooth ? (
        <BoothLink {...nextBooth} />
      ) : (
        `Saved ${dayRange(savedOn, savedOn, today)}`
      )}
    </p>
  );
  if (!product) {
    // Nothing is known of it but its address: the way on is its page.
    return (
      <Card
        href={fillPath(paths.product, { slug })}
        title={name}
        level={2}
        picture={`product-${slug}`}
        originalWidth={800}
        sizes={CARD_SIZES}
        corner={heart}
      >
        {note}
      </Card>
    );
  }
  return (
    <ProductCardView product={product} {...pricesOf(product)} corner={heart}>
      {note}
      {!product.isWithdrawn && <NextStep product={product} booth={booth?.booth} />}
    </ProductCardView>
  );
}

/** Into the cart, or on the list of the expo while the cart is closed. Both work without signal. */
function NextStep({ product, booth }: { product: ProductCard; booth: Booth | undefined }) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.freshMenuList());
  if (!data) return null;
  const { slug, name } = product;
  const expos = currentAndUpcomingExpos(data, today);
  const expo = expos.find((one) => one.slug === booth?.expoSlug) ?? expos[0];
  const isCart = offersShop && isCartOpen(data, today);
  const step = isCart ? (
    <AddToCartButton slug={slug} name={name} />
  ) : (
    expo && (
      <AddToListButton
        expo={expo}
        name={name}
        place={booth}
        priceSen={priceFor(product, expo).currentSen}
        isTapped={false}
      />
    )
  );
  return step && <div className={styles.next}>{step}</div>;
}

function NoWishes() {
  return (
    <EmptyState
      level={2}
      title="Your wishlist is empty"
      text="The heart on a product saves it here."
      picture="empty-wishlist"
    >
      <ButtonLink href={paths.products}>See the products</ButtonLink>
      <ButtonLink href={paths.expoStarBuy} variant="outline">
        See the star buys
      </ButtonLink>
    </EmptyState>
  );
}
