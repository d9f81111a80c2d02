import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayNumeric } from '../domain/dates.ts';
import { brandPath, paths } from '../domain/paths.ts';
import { brand } from '../features/brand/queries.ts';
import { FollowButton } from '../features/follow/follow-button.tsx';
import { type FollowedBrand, followedBrands } from '../features/follow/model.ts';
import { useFollows } from '../features/follow/use-follows.ts';
import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Row, Rows } from '../ui/rows.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({
  intro: 'The brands that you want to find again, at home and in the hall.',
  noIndex: true,
});

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <Followed />
      <OutboxList troubleOf="brand." />
    </AccountFrame>
  );
}

/** Whoever is let go stays in sight until the page is left: a slip of the thumb is undone in place. */
function Followed() {
  const { data, error, refetch, entries, read } = useFollows();
  const [seen, setSeen] = useState<readonly FollowedBrand[]>([]);
  const now = followedBrands(data ?? [], read, entries);
  const fresh = now.filter((one) => !seen.some(({ slug }) => slug === one.slug));
  if (fresh.length > 0) setSeen([...seen, ...fresh].sort((a, b) => b.followedAtMs - a.followedAtMs));
  if (seen.length > 0) {
    return (
      <Rows>
        {seen.map((one) => (
          <OneFollowed key={one.slug} followed={now.find(({ slug }) => slug === one.slug) ?? one} />
        ))}
      </Rows>
    );
  }
  if (!data && error) return <Failure what="Your brands" onRetry={refetch} />;
  if (!data) return <Waiting shape="row" label="Loading your brands" blocks={4} />;
  return (
    <Notice
      level={2}
      title="No brand followed yet"
      text="Follow the brands that you like, and find them again here."
      picture="teddy-bear"
    >
      <ButtonLink href={paths.brands}>See all brands</ButtonLink>
    </Notice>
  );
}

function OneFollowed({ followed: { slug, brand: onServer, followedAtMs } }: { followed: FollowedBrand }) {
  // A brand that only this phone knows as followed was looked at to be followed.
  const { data } = useQuery({ ...brand.detail(slug), enabled: onServer === null });
  const card = onServer ?? data;
  return (
    <Row
      title={card?.name ?? slug}
      href={brandPath(slug)}
      picture={card?.picture}
      end={<FollowButton slug={slug} name={card?.name ?? slug} here={paths.followedBrands} />}
    >
      <p>Since {dayNumeric(followedAtMs)}</p>
    </Row>
  );
}
