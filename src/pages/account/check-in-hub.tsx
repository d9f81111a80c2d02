import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { QrCode, ShoppingCart } from 'lucide-react';
import type { Expo } from '../../domain/expo/expo.ts';
import { offersPoints, offersShop } from '../../domain/organiser/offers.ts';
import { expoRewardsPath, passPath, paths } from '../../domain/routing/paths.ts';
import { useIsAgendaAwaited, useSavedBefore } from '../../features/agenda/use-agenda.ts';
import { useCartCount } from '../../features/cart/use-cart-count.ts';
import { useFindBooth } from '../../features/exhibitors/use-find-booth.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { UpNext } from '../../features/expos/up-next.tsx';
import { PointsCard } from '../../features/points/points-card.tsx';
import { ScanButton } from '../../features/scan/scan-button.tsx';
import { ListPreview } from '../../features/shopping-list/list-preview.tsx';
import { usePointsToday } from '../../features/transactions/use-points-today.ts';
import { todayAtom } from '../../platform/clock.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHasWaited } from '../../ui/use-has-passed.ts';
import { ExpoAgenda } from '../expo/expo-agenda.tsx';
import { ExpoShortcuts } from '../expo/expo-shortcuts.tsx';
import { talkActions } from '../expo/talk-actions.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import styles from './check-in.module.css';
import { hubShortcuts } from './hub-shortcuts.ts';

type Props = {
  expo: Expo;
  /** With the visitor's pass, the scanner and the cart, which are the same for all expos. */
  hasCodes: boolean;
};

/** A day at one expo: everything is shown from what the phone has stored. */
export function CheckInHub({ expo, hasCodes }: Props) {
  const today = useAtomValue(todayAtom);
  const { data, isLoading, errorUpdateCount } = useQuery(expoQueries.detail(expo.slug));
  const isAgendaAwaited = useIsAgendaAwaited();
  const areTalksAwaited = isAgendaAwaited || (isLoading && errorUpdateCount === 0);
  const hasWaited = useHasWaited();
  const inCart = useInCart();
  const saved = useSavedBefore(expo.id);
  const findBooth = useFindBooth(expo.slug);
  return (
    <div className={styles.hub}>
      <div className={styles.ways}>
        <ExpoShortcuts
          expo={expo}
          links={hubShortcuts(expo, { before: hasCodes ? (inCart ? 3 : 2) : 0, hasRewards: offersPoints })}
        >
          {hasCodes && (
            <>
              <li>
                <Link href={passPath}>
                  <QrCode size={22} aria-hidden />
                  Show my pass
                </Link>
              </li>
              <li>
                <ScanButton
                  isPlain
                  fallbackHint="You can check in without the poster, at the top of this page."
                />
              </li>
              <CartLink />
            </>
          )}
        </ExpoShortcuts>
        <OfflineCopyNoteOf query={expoQueries.detail(expo.slug)} />
      </div>
      {areTalksAwaited && !hasWaited ? (
        // The list, which is there first, would move down when the talks come. In a weak signal it does not wait.
        <Skeleton shape="text-talks" label="Loading your talks and your list" count={7} />
      ) : (
        <>
          <ExpoAgenda expo={expo} />
          {data && <UpNext expo={data} today={today} shownElsewhere={saved} {...talkActions(data)} />}
          <ListPreview expo={expo} findBooth={findBooth} />
        </>
      )}
    </div>
  );
}

const useInCart = () => useCartCount(useAtomValue(isAuthAtom) && offersShop);

/** The way to a cart with something in it: while no sale is open, the header has none. */
export function CartLink() {
  const inCart = useInCart();
  if (!inCart) return null;
  return (
    <li>
      <Link href={paths.cart}>
        <ShoppingCart size={22} aria-hidden />
        My cart ({inCart})
      </Link>
    </li>
  );
}

/** What today has earned, and the balance. */
export function PointsToday({ slug }: { slug: string }) {
  return (
    <Section title="Points today" moreLink={{ label: 'See rewards', href: expoRewardsPath(slug) }}>
      <PointsCard earnedToday={usePointsToday()} />
    </Section>
  );
}
