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

/** The last change of each brand, by slug. */
const lastChanges = (version: AnswerVersion, entries: readonly OutboxEntry[]) =>
  new Map(changesSince(version, ACTIONS, entries).map((change) => [change.input.slug, change]));

/** Whether one brand is followed, with pending changes applied. */
export function optimisticFollowState(
  slug: string,
  serverFollows: readonly BrandFollow[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticFollowState {
  const change = lastChanges(version, entries).get(slug);
  if (change) return { isFollowed: change.input.isFollowed, isPending: change.isPending };
  return { isFollowed: serverFollows.some(({ brand }) => brand.slug === slug), isPending: false };
}

/** All followed brands, latest first, with pending changes applied. */
export function optimisticFollowedBrands(
  serverFollows: readonly BrandFollow[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): FollowedBrand[] {
  const changes = lastChanges(version, entries);
  const loaded = serverFollows.map(({ brand, followedAt }) => ({
    slug: brand.slug,
    brand,
    followedAtMs: Date.parse(followedAt),
    isPending: changes.get(brand.slug)?.isPending ?? false,
  }));
  const loadedSlugs = new Set(loaded.map(({ slug }) => slug));
  const added = [...changes]
    .filter(([slug]) => !loadedSlugs.has(slug))
    .map(([slug, { tappedAtMs, isPending }]) => ({ slug, brand: null, followedAtMs: tappedAtMs, isPending }));
  return [...loaded, ...added]
    .filter(({ slug }) => changes.get(slug)?.input.isFollowed ?? true)
    .sort((a, b) => b.followedAtMs - a.followedAtMs || compareText(a.slug, b.slug));
}
