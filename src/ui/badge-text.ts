// @script forms

export const CART_BADGE_CAP = 99;
export const INBOX_BADGE_CAP = 9;
export const SHOPPING_LIST_BADGE_CAP = 9;

/** The text on an icon's badge: null at 0, the number up to the cap, `9+` above it. */
export function badgeText(count: number, cap: number): string | null {
  if (!Number.isFinite(count) || count < 1) return null;
  return count > cap ? `${cap}+` : String(Math.floor(count));
}
