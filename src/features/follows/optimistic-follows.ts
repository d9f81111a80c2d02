import type { BrandCard, BrandFollow } from '../../domain/shop/brand.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const NAMES = ['brand.follow'] as const;

export type OptimisticFollowState = { isFollowed: boolean; isPending: boolean };
/** `brand` is null while only this phone knows of it. `followedAtMs`: ms since 1970. */
export type FollowedBrand = {
  slug: string;
  brand: BrandCard | null;
  followedAtMs: number;
  isPending: boolean;
};

/** What this phone says of brands, the last word on each. */
const lastWords = (read: ResponseVersion, entries: readonly OutboxEntry[]) =>
  new Map(changesSince(read, NAMES, entries).map((word) => [word.input.slug, word]));

/** Whether one brand is followed: the server's word with this phone's taps folded in. */
export function optimisticFollowState(
  slug: string,
  onServer: readonly BrandFollow[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticFollowState {
  const said = lastWords(read, entries).get(slug);
  if (said) return { isFollowed: said.input.isFollowed, isPending: said.isPending };
  return { isFollowed: onServer.some(({ brand }) => brand.slug === slug), isPending: false };
}

/** All that are followed, latest first. */
export function optimisticFollowedBrands(
  onServer: readonly BrandFollow[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): FollowedBrand[] {
  const said = lastWords(read, entries);
  const known = onServer.map(({ brand, followedAt }) => ({
    slug: brand.slug,
    brand,
    followedAtMs: Date.parse(followedAt),
    isPending: said.get(brand.slug)?.isPending ?? false,
  }));
  const isKnown = new Set(known.map(({ slug }) => slug));
  const added = [...said]
    .filter(([slug]) => !isKnown.has(slug))
    .map(([slug, { tappedAtMs, isPending }]) => ({ slug, brand: null, followedAtMs: tappedAtMs, isPending }));
  return [...known, ...added]
    .filter(({ slug }) => said.get(slug)?.input.isFollowed ?? true)
    .sort((a, b) => b.followedAtMs - a.followedAtMs || a.slug.localeCompare(b.slug));
}
