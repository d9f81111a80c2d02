import type { BrandCard, BrandFollow } from '../../domain/shop/brand.ts';
import { compareText } from '../../domain/text/compare.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const ACTIONS = ['brand.follow'] as const;

export type OptimisticFollowState = { isFollowed: boolean; isPending: boolean };
/** `brand` is null until a response describes it. `followedAtMs`: ms since 1970. */
export type FollowedBrand = {
  slug: string;
  brand: BrandCard | null;
  followedAtMs: number;
  isPending: boolean;
};

/** Whether one brand is followed, with pending changes applied. */
export function optimisticFollowState(
  slug: string,
  serverFollows: readonly BrandFollow[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticFollowState {
  const change = changesSince(version, ACTIONS, entries).findLast(({ input }) => input.slug === slug);
  if (change) return { isFollowed: change.input.isFollowed, isPending: change.isPending };
  return { isFollowed: serverFollows.some(({ brand }) => brand.slug === slug), isPending: false };
}

/** All followed brands, latest first, with pending changes applied. */
export function optimisticFollowedBrands(
  serverFollows: readonly BrandFollow[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): FollowedBrand[] {
  const brands = new Map(serverFollows.map(({ brand }) => [brand.slug, brand]));
  const follows = new Map<string, FollowedBrand>(
    serverFollows.map(({ brand, followedAt }) => [
      brand.slug,
      { slug: brand.slug, brand, followedAtMs: Date.parse(followedAt), isPending: false },
    ]),
  );
  for (const { input, tappedAtMs, isPending } of changesSince(version, ACTIONS, entries)) {
    const { slug, isFollowed } = input;
    const { followedAtMs = tappedAtMs } = follows.get(slug) ?? {};
    if (isFollowed) follows.set(slug, { slug, brand: brands.get(slug) ?? null, followedAtMs, isPending });
    else follows.delete(slug);
  }
  return [...follows.values()].sort((a, b) => b.followedAtMs - a.followedAtMs || compareText(a.slug, b.slug));
}
