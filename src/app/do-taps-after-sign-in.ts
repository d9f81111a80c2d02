import * as v from 'valibot';
import { talkSchema } from '../domain/expo/expo-schema.ts';
import { slugSchema } from '../domain/text/text-schema.ts';
import { setSaved } from '../features/agenda/save-talk-toggle.tsx';
import { addToCart } from '../features/cart/add-to-cart.ts';
import { setFollow } from '../features/follows/follow-toggle.tsx';
import { setWish } from '../features/wishlist/wishlist-toggle.tsx';
import type { AppServices } from '../platform/app-services.ts';
import { type TapAfterSignIn, tapsAfterSignIn, writeTaps } from '../platform/session/taps-after-sign-in.ts';
import { type ShowAlert, showAlertAtom } from '../ui/alert.tsx';

const slug = v.object({ slug: slugSchema });
/** They were stored where any script of the page can write. */
const tapSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['wish', 'follow', 'cart']), about: slug }),
  v.object({ kind: v.literal('talk'), about: v.object({ expoId: v.string(), item: talkSchema }) }),
]);

/** The taps that are being done, as they are stored. */
const running = new Set<string>();

/**
 * Does what the visitor tapped before the sign-in that it led to. Each stays stored until it is done: the cart may wait
 * for an answer first, and the page may be dropped meanwhile. To do one twice changes nothing.
 */
export function doTapsAfterSignIn(services: AppServices): void {
  const alert: ShowAlert = (type, message) => services.store.set(showAlertAtom, type, message);
  for (const tap of tapsAfterSignIn()) {
    const key = JSON.stringify(tap);
    if (running.has(key)) continue;
    running.add(key);
    void doTap(services, alert, tap).finally(() => {
      running.delete(key);
      writeTaps(tapsAfterSignIn().filter((other) => JSON.stringify(other) !== key));
    });
  }
}

async function doTap(services: AppServices, alert: ShowAlert, tap: TapAfterSignIn): Promise<unknown> {
  const { success, output } = v.safeParse(tapSchema, tap);
  if (!success) return;
  const { kind, about } = output;
  if (kind === 'talk') return setSaved(alert, about, true);
  if (kind === 'wish') return setWish(alert, { ...about, isWished: true });
  if (kind === 'follow') return setFollow(alert, { ...about, isFollowed: true });
  return addToCart(services, alert, about.slug);
}
