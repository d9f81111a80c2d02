import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { titleCase } from '../../domain/routing/page-labels.ts';
import { brandPath, paths } from '../../domain/routing/paths.ts';
import type { BrandCard } from '../../domain/shop/brand.ts';
import { NO_LONGER_LISTED } from '../../domain/shop/withdrawn.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { BoothLink } from '../../features/exhibitors/booth-link.tsx';
import FollowToggle from '../../features/follows/follow-toggle.tsx';
import { type FollowedBrand, optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Row, RowList } from '../../ui/rows.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { boothsFacts, useNextBooth } from '../use-next-booth.ts';
import { AccountLayout } from './account-layout.tsx';

export const head: PageModule['head'] = (client, _, today) => ({
  facts: boothsFacts(client, followQueries.list(true), today),
  noIndex: true,
});

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <OfflineCopyNoteOf query={followQueries.list(true)} />
      <FollowedBrands />
      <OutboxSection refusedWithPrefix="brand." />
    </AccountLayout>
  );
}

/** An unfollowed brand stays in the list until the page is left, so that a mistaken tap can be undone in place. */
function FollowedBrands() {
  const query = useOptimisticQuery(
    followQueries.list(useAtomValue(isAuthAtom)),
    optimisticFollowedBrands,
    [],
  );
  const { data: current, isLoaded } = query;
  const [seen, setSeen] = useState<readonly FollowedBrand[]>([]);
  const added = current.filter((brand) => !seen.some(({ slug }) => slug === brand.slug));
  if (added.length > 0) setSeen([...seen, ...added].sort((a, b) => b.followedAtMs - a.followedAtMs));
  return (
    <QueryView
      // A brand followed on this phone shows before the list is loaded, and when it cannot be.
      query={{ ...query, data: isLoaded || seen.length > 0 ? seen : undefined }}
      subject="Your brands"
      skeleton={{ shape: 'rows', label: 'Loading your brands', count: 4 }}
      empty={<NoBrands />}
    >
      {(brands) => (
        <RowList>
          {brands.map((brand) => (
            <FollowedRow
              key={brand.slug}
              followed={current.find(({ slug }) => slug === brand.slug) ?? brand}
            />
          ))}
        </RowList>
      )}
    </QueryView>
  );
}

const NoBrands = () => (
  <EmptyState
    level={2}
    title="You don’t follow any brands yet"
    text="Follow the brands you like to find them here."
    picture="stand"
  >
    <ButtonLink href={paths.brands}>See all brands</ButtonLink>
  </EmptyState>
);

function FollowedRow({ followed: { slug, brand: onServer, followedAtMs } }: { followed: FollowedBrand }) {
  const nextBooth = useNextBooth(slug);
  const client = useQueryClient();
  // Followed on this phone and not yet sent. Its page may have shown what a list knew of it, and never its detail.
  const { data } = useQuery({ ...brandQueries.detail(slug), enabled: onServer === null });
  const card = onServer ?? data ?? findKnownItem<BrandCard>(client, slug, 'country');
  const name = card?.name ?? titleCase(slug);
  const today = useAtomValue(todayAtom);
  const since = dayAt(followedAtMs);
  return (
    <Row
      title={name}
      href={brandPath(slug)}
      picture={card?.picture}
      trailing={<FollowToggle slug={slug} name={name} isCompact />}
    >
      <p>
        {card?.isWithdrawn ? (
          NO_LONGER_LISTED
        ) : nextBooth ? (
          <BoothLink {...nextBooth} />
        ) : (
          `Since ${dayRange(since, since, today)}`
        )}
      </p>
    </Row>
  );
}
