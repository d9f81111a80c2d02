import { and, eq } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { brands } from '../brands/table.ts';
import { brandFollows } from './table.ts';

/** `followedAt` is null for a brand that is not followed. */
type FollowState = { slug: string; isFollowed: boolean; followedAt: string | null };

/** Follows or unfollows a brand; one that no longer exists can still be unfollowed. Returns the new state. */
export const handleFollowBrand: ActionHandler<'brand.follow'> = async (
  { tx, user, tappedAtMs },
  { slug, isFollowed },
) => {
  const sub = user.cognitoSub;
  const ofBrand = and(eq(brandFollows.sub, sub), eq(brandFollows.brandSlug, slug));
  if (!isFollowed) {
    const removed = await tx.delete(brandFollows).where(ofBrand).returning({ slug: brandFollows.brandSlug });
    return {
      done: { slug, isFollowed, followedAt: null } satisfies FollowState,
      changed: removed.length > 0,
    };
  }
  const [brand] = await tx.select({ slug: brands.slug }).from(brands).where(eq(brands.slug, slug));
  if (!brand) return { refused: 'brand-unknown' };
  const [added] = await tx
    .insert(brandFollows)
    .values({ sub, brandSlug: slug, followedAt: new Date(tappedAtMs) })
    .onConflictDoNothing()
    .returning();
  const [stored] = added ? [added] : await tx.select().from(brandFollows).where(ofBrand);
  const followedAt = (stored?.followedAt ?? new Date(tappedAtMs)).toISOString();
  return { done: { slug, isFollowed, followedAt } satisfies FollowState, changed: added !== undefined };
};
