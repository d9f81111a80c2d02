import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brandPath, paths } from '../../domain/routing/paths.ts';
import { dayNumeric } from '../../domain/time/dates.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { FollowButton } from '../../features/follows/follow-button.tsx';
import { type FollowedBrand, optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { useFollows } from '../../features/follows/use-follows.ts';
import { OutboxList } from '../../features/outbox/outbox-list.tsx';
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
  const { data, error, refetch, entries, responseVersion } = useFollows();
  const [seen, setSeen] = useState<readonly FollowedBrand[]>([]);
  const now = optimisticFollowedBrands(data ?? [], responseVersion, entries);
  const fresh = now.filter((one) => !seen.some(({ slug }) => slug === one.slug));
  if (fresh.length > 0) setSeen([...seen, ...fresh].sort((a, b) => b.followedAtMs - a.followedAtMs));
  if (seen.length > 0) {
    return (
      <RowList>
        {seen.map((one) => (
          <OneFollowed key={one.slug} followed={now.find(({ slug }) => slug === one.slug) ?? one} />
        ))}
      </RowList>
    );
  }
  if (!data && error) return <ErrorState subject="Your brands" onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" label="Loading your brands" count={4} />;
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
