import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { titleCase } from '../domain/breadcrumbs.ts';
import { dayNumeric } from '../domain/dates.ts';
import { exposAhead } from '../domain/expo.ts';
import { fill, paths } from '../domain/paths.ts';
import { offersAt } from '../features/catalog/prices.ts';
import { CARD_SIZES, ProductCardView } from '../features/catalog/product-card.tsx';
import { knownCard } from '../features/catalog/queries.ts';
import { expo } from '../features/expo/queries.ts';
import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { HeartButton } from '../features/wishlist/heart-button.tsx';
import { type WishNow, wishesNow } from '../features/wishlist/model.ts';
import { wishlist } from '../features/wishlist/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { dispatchAction, outboxEntriesAtom } from '../platform/outbox.ts';
import { responseVersion } from '../platform/pending-changes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card, CardGrid } from '../ui/card.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Undo } from '../ui/undo.tsx';
import { Waiting } from '../ui/waiting.tsx';
import type { PageModule, PageProps } from './page.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const head: PageModule['head'] = () => ({
  intro: 'What you tapped a heart for, with the price of today. It is on this phone, also without signal.',
});

export function Page({ at }: PageProps) {
  return (
    <VisitorsOnly at={at}>
      <Wishes />
    </VisitorsOnly>
  );
}

function Wishes() {
  const query = wishlist.list(true);
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const entries = useAtomValue(outboxEntriesAtom);
  const wishes = wishesNow(data ?? [], responseVersion(query.queryKey, dataUpdatedAt), entries);
  const [removed, setRemoved] = useState<{ slug: string; name: string } | null>(null);
  const undo = (slug: string) => {
    setRemoved(null);
    void dispatchAction('wishlist.set', { slug, isWished: true });
  };
  if (!data && error && wishes.length === 0) return <Failure what="Your wishlist" onRetry={refetch} />;
  if (!data && wishes.length === 0) return <Waiting shape="small" label="Loading your wishlist" blocks={4} />;
  return (
    <>
      {wishes.length === 0 && !removed && <Nothing />}
      <CardGrid size="small">
        {wishes.map((wish) => (
          <WishCard key={wish.slug} wish={wish} onRemoved={setRemoved} />
        ))}
      </CardGrid>
      {removed && <Undo text={`${removed.name} is off your wishlist.`} onUndo={() => undo(removed.slug)} />}
      {!data && error && <Failure what="The rest of your wishlist" onRetry={refetch} />}
      <OutboxList troubleOf="wishlist." />
    </>
  );
}

type CardProps = { wish: WishNow; onRemoved: (removed: { slug: string; name: string } | null) => void };

function WishCard({ wish: { slug, product: onServer, addedAtMs, isPending }, onRemoved }: CardProps) {
  const client = useQueryClient();
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expo.list());
  const product = onServer ?? knownCard(client, slug);
  const name = product?.name ?? titleCase(slug);
  const heart = (
    <HeartButton slug={slug} name={name} onSet={(isWished) => onRemoved(isWished ? null : { slug, name })} />
  );
  const note = <p>{isPending ? 'Saved on this phone' : `Wished for on ${dayNumeric(addedAtMs)}`}</p>;
  if (!product) {
    return (
      <Card
        href={fill(paths.product, { slug })}
        title={name}
        level={2}
        picture={`product-${slug}`}
        masterWidth={800}
        sizes={CARD_SIZES}
        corner={heart}
      >
        {note}
      </Card>
    );
  }
  return (
    <ProductCardView
      product={product}
      offer={offersAt(product, data ? exposAhead(data, today) : [])[0]}
      corner={heart}
    >
      {note}
    </ProductCardView>
  );
}

function Nothing() {
  return (
    <Notice
      level={2}
      title="No wishes yet"
      text="Tap the heart of anything you like, and find it here with its price."
      picture="teddy-bear"
    >
      <ButtonLink href={paths.products}>See the products</ButtonLink>
      <ButtonLink href={paths.expoStarBuy} look="outline">
        See the star buys
      </ButtonLink>
    </Notice>
  );
}
