// @script browse

import { CalendarPlus, Gift, ListChecks, Map as MapIcon, Navigation, Share2, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { directionsHref } from '../../domain/routing/directions.ts';
import {
  exhibitorsPath,
  expoMapPath,
  expoPath,
  expoRewardsPath,
  shoppingListPath,
  starBuyPath,
} from '../../domain/routing/paths.ts';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { Link } from '../../ui/link.tsx';
import { useShare } from '../../ui/use-share.ts';
import styles from './expo-shortcuts.module.css';
import { sharedExpoPath } from './shared-expo-path.ts';
import { useCalendarFile } from './use-calendar-file.tsx';
import { renderedDay } from './use-open-day.ts';

export type ExpoShortcut = keyof typeof CARDS | 'directions' | 'calendar' | 'share';
type Props = {
  expo: Expo;
  links: readonly ExpoShortcut[];
  /** The query of the expo's own page: a shared link keeps the filters of the programme. */
  search?: URLSearchParams;
  /** List items before them. */
  children?: ReactNode;
};

const CARDS = {
  map: { icon: MapIcon, label: 'Map', href: ({ slug }: Expo) => expoMapPath(slug) },
  exhibitors: { icon: Store, label: 'Exhibitors', href: ({ slug }: Expo) => exhibitorsPath(slug) },
  'star-buys': { icon: Tag, label: 'Star buys', href: ({ slug }: Expo) => starBuyPath(slug) },
  rewards: { icon: Gift, label: 'Rewards', href: ({ slug }: Expo) => expoRewardsPath(slug) },
  list: { icon: ListChecks, label: 'Shopping list', href: ({ slug }: Expo) => shoppingListPath(slug) },
} as const;

/** Where a visitor goes from an expo: a card for each. */
export function ExpoShortcuts({ expo, links, search, children }: Props) {
  return (
    <ul className={styles.links} aria-label="At this expo" data-on-screen>
      {children}
      {links.map((link) => (
        <li key={link}>
          <ExpoShortcutCard link={link} expo={expo} search={search} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = { link: ExpoShortcut; expo: Expo; search: URLSearchParams | undefined };

function ExpoShortcutCard({ link, expo, search }: CardProps) {
  if (link === 'directions') return <Directions expo={expo} />;
  if (link === 'calendar') return <CalendarButton expo={expo} />;
  if (link === 'share') return <ShareCard expo={expo} search={search} />;
  const { icon: Icon, label, href } = CARDS[link];
  return (
    <Link href={href(expo)}>
      <Icon size={22} aria-hidden />
      {label}
    </Link>
  );
}

const Directions = ({ expo: { venue, address } }: { expo: Expo }) => (
  <a href={directionsHref(venue, address)} target="_blank" rel="noopener noreferrer">
    <Navigation size={22} aria-hidden />
    Directions
  </a>
);

function CalendarButton({ expo }: { expo: Expo }) {
  const { follow, notice } = useCalendarFile();
  const save = () =>
    follow(
      importWhenReachable(() => import('./expo-calendar-file.ts')).then(({ saveExpoCalendar }) =>
        saveExpoCalendar(expo),
      ),
    );
  return (
    <>
      <button type="button" onClick={save}>
        <CalendarPlus size={22} aria-hidden />
        Add to calendar
      </button>
      {notice}
    </>
  );
}

function ShareCard({ expo: { name, slug }, search }: Pick<CardProps, 'expo' | 'search'>) {
  const share = useShare();
  const path = () => (search ? sharedExpoPath(slug, search, renderedDay()) : expoPath(slug));
  const tap = () => void share(name, location.origin + path());
  return (
    <button type="button" onClick={tap}>
      <Share2 size={22} aria-hidden />
      Share
    </button>
  );
}
