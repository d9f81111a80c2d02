import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import { doorsText } from '../../domain/expo/doors.ts';
import { defaultExpo, type Expo, listExpo, whenAndWhere } from '../../domain/expo/expo.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { highlightPath, type MenuLink, passPath, pointsPath } from '../../domain/routing/paths.ts';
import { avatarPicture } from '../../domain/visitor/avatar.ts';
import { isVerified } from '../../domain/visitor/profile.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { PointsCard } from '../../features/points/points-card.tsx';
import { pointsQueries } from '../../features/points/queries.ts';
import { profileQueries } from '../../features/profile/queries.ts';
import { useProfile } from '../../features/profile/use-profile.ts';
import { shoppingListQueries } from '../../features/shopping-list/queries.ts';
import { hasSeveralLists } from '../../features/shopping-list/use-lists.ts';
import { nowMs, todayAtom } from '../../platform/clock.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useNow } from '../../platform/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { accountIcons } from './account-icons.ts';
import { overviewGroups } from './account-menu.ts';
import styles from './account-overview.module.css';
import { summaryQueries, useAccountSummaries, useListSummary } from './use-account-summaries.ts';

/** The visitor, the next expo, and a line for every account page with its most important number. */
export function AccountOverview() {
  const { displayName } = useAtomValue(sessionAtom);
  const { profile } = useProfile();
  return (
    <>
      <OfflineCopyNoteOf query={useShownQueries()} />
      <section className={styles.visitor} aria-label="You">
        <Picture
          name={avatarPicture(profile?.avatar)}
          alt=""
          width={80}
          height={80}
          sizes="80px"
          originalWidth={800}
          eager
        />
        <div>
          <h2>{profile?.displayName ?? displayName}</h2>
          {profile ? (
            <>
              {isVerified(profile) && (
                <p className={styles.verified}>
                  <BadgeCheck size={20} aria-hidden /> Verified profile
                </p>
              )}
              <p>{profile.email}</p>
            </>
          ) : (
            // The room of both.
            <p aria-hidden>
              &nbsp;
              <br />
              &nbsp;
            </p>
          )}
        </div>
      </section>
      <div className={styles.pair}>
        {offersPoints && <PointsCard action={<ButtonLink href={pointsPath}>Rewards</ButtonLink>} />}
        <NextExpo />
      </div>
      <Pages />
    </>
  );
}

/** What the phone may have stored of all that is shown. */
function useShownQueries() {
  const expo = useListExpo();
  const list = expo ? [shoppingListQueries.items(expo.id, true)] : [];
  return [profileQueries.detail(null), pointsQueries.summary(true), ...summaryQueries, ...list];
}

/** The expo whose shopping list is shown. */
function useListExpo(): Expo | undefined {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  return data && listExpo(data, today);
}

function NextExpo() {
  const today = useAtomValue(todayAtom);
  const now = useNow() ?? nowMs();
  const { data } = useQuery(expoQueries.menuList());
  const expo = data && defaultExpo(data, today);
  if (!expo) return null;
  const isRunning = expo.fromDate <= today;
  const page = highlightPath(expo);
  return (
    <section className={styles.expo} aria-labelledby="next-expo">
      <div>
        <p>{isRunning ? doorsText(expo, today, now) : 'Your next expo'}</p>
        <h2 id="next-expo">{page ? <Link href={page}>{expo.name}</Link> : expo.name}</h2>
        <p>{whenAndWhere(expo, today)}</p>
      </div>
      <ButtonLink href={passPath}>Show my pass</ButtonLink>
    </section>
  );
}

/**
 * The tiles of desktops, where the account's navigation stands beside them: pages that it lacks, and pages with news.
 * They fill two rows: without a cart, followed brands take its place.
 */
const tilesWith = (hasCart: boolean): readonly string[] => [
  ...['agenda', 'shopping-list', 'wishlist', 'vouchers', 'gift-cards'],
  hasCart ? 'cart' : 'followed-brands',
];

function Pages() {
  const flags = useQuery(flagQueries.all()).data;
  const summaries = useAccountSummaries();
  const expo = useListExpo();
  const hasCart = summaries.cart !== undefined;
  const tiles = tilesWith(hasCart);
  return (
    <div className={styles.pages}>
      {overviewGroups(flags, hasCart).map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.slug} data-tile={tiles.includes(link.slug) || undefined}>
                {link.slug === 'shopping-list' && expo ? (
                  <ListLink link={link} expo={expo} />
                ) : (
                  <PageLink link={link} text={summaries[link.slug]} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Leads to the list that it counts, as the bag in the header does. */
function ListLink({ link, expo }: { link: MenuLink; expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const { path, text } = useListSummary(expo);
  // The card above names its expo already.
  const isOther = data && hasSeveralLists(data, today) && expo.id !== defaultExpo(data, today)?.id;
  const named = isOther ? `${text}\u00a0· ${expo.name}` : text;
  return <PageLink link={{ ...link, path }} text={text && named} />;
}

function PageLink({ link: { slug, label, path }, text }: { link: MenuLink; text: string | undefined }) {
  const Icon = accountIcons[slug];
  return (
    <Link href={path}>
      {Icon && <Icon size={26} aria-hidden />}
      <span>
        <strong>{label}</strong>
        <span>{text}</span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </Link>
  );
}
