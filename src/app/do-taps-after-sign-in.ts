import * as v from 'valibot';
import { talkSchema } from '../domain/expo/expo-schema.ts';
import { slugSchema } from '../domain/text/text-schema.ts';
import { setSaved } from '../features/agenda/save-talk-toggle.tsx';
import { addToCart } from '../features/cart/add-to-cart.ts';
import { setFollow } from '../features/follows/follow-toggle.tsx';
import { setWish } from '../features/wishlist/wishlist-toggle.tsx';
import type { AppServices } from '../platform/app-services.ts';
import { takeTaps } from '../platform/session/taps-after-sign-in.ts';
import { type ShowAlert, showAlertAtom } from '../ui/alert.tsx';

const slug = v.object({ slug: slugSchema });
/** They were stored where any script of the page can write. */
const tapSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['wish', 'follow', 'cart']), about: slug }),
  v.object({ kind: v.literal('talk'), about: v.object({ expoId: v.string(), item: talkSchema }) }),
]);

/** Does what the visitor tapped before the sign-in that it led to. */
export function doTapsAfterSignIn(services: AppServices): void {
  const alert: ShowAlert = (type, message) => services.store.set(showAlertAtom, type, message);
  for (const tap of takeTaps()) {
    const { success, output } = v.safeParse(tapSchema, tap);
    if (!success) continue;
    const { kind, about } = output;
    if (kind === 'talk') void setSaved(alert, about, true);
    else if (kind === 'wish') void setWish(alert, { ...about, isWished: true });
    else if (kind === 'follow') void setFollow(alert, { ...about, isFollowed: true });
    else void addToCart(services, alert, about.slug);
  }
}
