import { and, eq, not, or } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { notAfterTap, REPLACED } from '../actions/action-time.ts';
import { withdrawnBrands } from '../brands/table.ts';
import { wasWithdrawnAs } from '../content/shown-by-slug.ts';
import { idOfSlug } from '../content/slug-history.ts';
import { brandFollows } from './table.ts';

/** `followedAt` is null for a brand that is not followed. */
type FollowState = { slug: string; isFollowed: boolean; followedAt: string | null };

/**
 * Follows a brand, or unfollows it unless a later tap has followed it; also one that is no longer listed. Returns the new
 * state.
 */
export const handleFollowBrand: ActionHandler<'brand.follow'> = async (
  { tx, visitor, tappedAtMs },
  { slug, isFollowed },
) => {
  const sub = visitor.cognitoSub;
  const unfollowed = { slug, isFollowed: false, followedAt: null } satisfies FollowState;
  const brandId = await idOfSlug(tx, 'brands', slug);
  if (brandId === null)
    return isFollowed ? { refused: 'brand-unknown' } : { done: unfollowed, changed: false };
  const ofVisitor = eq(brandFollows.sub, sub);
  const isBrand = eq(brandFollows.brandId, brandId);
  const hasGone = wasWithdrawnAs(brandFollows.brandId, withdrawnBrands, slug);
  if (!isFollowed) {
    const ofBrand = and(ofVisitor, or(isBrand, hasGone));
    const removed = await tx
      .delete(brandFollows)
      .where(and(ofBrand, notAfterTap(brandFollows.followedAt, tappedAtMs)))
      .returning();
    const [later] = await tx.select().from(brandFollows).where(ofBrand);
    const followedAt = later?.followedAt.toISOString();
    return {
      done: followedAt
        ? { ...({ slug, isFollowed: true, followedAt } satisfies FollowState), ...REPLACED }
        : unfollowed,
      changed: removed.length > 0,
    };
  }
  const [added] = await tx
    .insert(brandFollows)
    .values({ sub, brandId, followedAt: new Date(tappedAtMs) })
    .onConflictDoNothing()
    .returning();
  // The page could show only one of the two.
  if (added) await tx.delete(brandFollows).where(and(ofVisitor, not(isBrand), hasGone));
  const [stored] = added ? [added] : await tx.select().from(brandFollows).where(and(ofVisitor, isBrand));
  const followedAt = (stored?.followedAt ?? new Date(tappedAtMs)).toISOString();
  return { done: { slug, isFollowed, followedAt } satisfies FollowState, changed: added !== undefined };
};
