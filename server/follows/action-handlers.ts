import { and, eq } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { brands } from '../brands/table.ts';
import { brandFollows } from './table.ts';

/** How it stands now. `followedAt` is null for a brand that is not followed. */
type Answer = { slug: string; isFollowed: boolean; followedAt: string | null };

/** Follows a brand, or no longer; a brand that is gone can still be let go. Answers how it stands now. */
export const handleFollowBrand: ActionHandler<'brand.follow'> = async (
  { tx, user, tappedAtMs },
  { slug, isFollowed },
) => {
  const sub = user.cognitoSub;
  const mine = and(eq(brandFollows.sub, sub), eq(brandFollows.brandSlug, slug));
  if (!isFollowed) {
    const gone = await tx.delete(brandFollows).where(mine).returning({ slug: brandFollows.brandSlug });
    return { done: { slug, isFollowed, followedAt: null } satisfies Answer, changed: gone.length > 0 };
  }
  const [brand] = await tx.select({ slug: brands.slug }).from(brands).where(eq(brands.slug, slug));
  if (!brand) return { refused: 'brand-unknown' };
  const [added] = await tx
    .insert(brandFollows)
    .values({ sub, brandSlug: slug, followedAt: new Date(tappedAtMs) })
    .onConflictDoNothing()
    .returning();
  const [kept] = added ? [added] : await tx.select().from(brandFollows).where(mine);
  const followedAt = (kept?.followedAt ?? new Date(tappedAtMs)).toISOString();
  return { done: { slug, isFollowed, followedAt } satisfies Answer, changed: added !== undefined };
};
