import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { brandPath, paths } from '../../domain/routing/paths.ts';
import { dayNumeric } from '../../domain/time/dates.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { FollowButton } from '../../features/follows/follow-button.tsx';
import { type FollowedBrand, optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { OutboxList } from '../../features/outbox/outbox-list.tsx';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row, RowList } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageHead, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head = (): PageHead => ({
  intro: 'The brands that you want to find again, at home and in the hall.',
  noIndex: true,
});

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <Followed />
      <OutboxList refusedWithPrefix="brand." />
    </AccountLayout>
  );
}

/** Whoever is let go stays in sight until the page is left: a slip of the thumb is undone in place. */
function Followed() {
  const {
    data: followed,
    isLoaded,
    error,
    refetch,
  } = useOptimisticQuery(followQueries.list(useAtomValue(isAuthAtom)), optimisticFollowedBrands, []);
  const [seen, setSeen] = useState<readonly FollowedBrand[]>([]);
  const fresh = followed.filter((brand) => !seen.some(({ slug }) => slug === brand.slug));
  if (fresh.length > 0) setSeen([...seen, ...fresh].sort((a, b) => b.followedAtMs - a.followedAtMs));
  if (seen.length > 0) {
    return (
      <RowList>
        {seen.map((brand) => (
          <OneFollowed
            key={brand.slug}
            followed={followed.find(({ slug }) => slug === brand.slug) ?? brand}
          />
        ))}
      </RowList>
    );
  }
  if (!isLoaded && error) return <ErrorState subject="Your brands" onRetry={refetch} />;
  if (!isLoaded) return <Skeleton shape="row" label="Loading your brands" count={4} />;
  return (
    <EmptyState
      level={2}
      title="No brand followed yet"
      text="Follow the brands that you like, and find them again here."
      picture="teddy-bear"
    >
      <ButtonLink href={paths.brands}>See all brands</ButtonLink>
    </EmptyState>
  );
}

function OneFollowed({ followed: { slug, brand: onServer, followedAtMs } }: { followed: FollowedBrand }) {
  // A brand that only this phone knows as followed was looked at to be followed.
  const { data } = useQuery({ ...brandQueries.detail(slug), enabled: onServer === null });
  const card = onServer ?? data;
  return (
    <Row
      title={card?.name ?? slug}
      href={brandPath(slug)}
      picture={card?.picture}
      trailing={<FollowButton slug={slug} name={card?.name ?? slug} returnUrl={paths.followedBrands} />}
    >
      <p>Since {dayNumeric(followedAtMs)}</p>
    </Row>
  );
}
