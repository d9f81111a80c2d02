import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import { defaultExpo } from '../../domain/expo/expo.ts';
import { highlightPath, passPath } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { avatarPicture } from '../../domain/visitor/avatar.ts';
import { isVerified } from '../../domain/visitor/user.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { flagQueries } from '../../features/flags/queries.ts';
import { PointsCard } from '../../features/points/points-card.tsx';
import { useProfile } from '../../features/profile/use-profile.ts';
import { todayAtom } from '../../platform/clock.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { accountIcons } from './account-icons.ts';
import { accountMenu } from './account-menu.ts';
import styles from './account-overview.module.css';
import { useAccountSummaries } from './use-account-summaries.ts';

/** Who is signed in, what is next, and the way to every page with the one figure that matters there. */
export function AccountOverview() {
  const { displayName } = useAtomValue(sessionAtom);
  const { profile } = useProfile();
  return (
    <>
      <section className={styles.who} aria-label="You">
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
          {profile && isVerified(profile) && (
            <p className={styles.verified}>
              <BadgeCheck size={20} aria-hidden /> Verified profile
            </p>
          )}
          <p>{profile?.email}</p>
        </div>
      </section>
      <div className={styles.pair}>
        <PointsCard />
        <NextExpo />
      </div>
      <Tiles />
    </>
  );
}

function NextExpo() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const next = data && defaultExpo(data, today);
  if (!next) return null;
  const isOn = next.fromDate <= today;
  const page = highlightPath(next);
  return (
    <section className={styles.expo} aria-labelledby="next-expo">
      <div>
        <p>{isOn ? 'On now' : 'Your next expo'}</p>
        <h2 id="next-expo">{page ? <Link href={page}>{next.name}</Link> : next.name}</h2>
        <p>
          {dayRange(next.fromDate, next.toDate, today)}&nbsp;· {next.venue}
        </p>
      </div>
      <ButtonLink href={passPath}>Show my pass</ButtonLink>
    </section>
  );
}

function Tiles() {
  const known = useQuery(flagQueries.all()).data;
  const figures = useAccountSummaries();
  return (
    <ul className={styles.tiles}>
      {accountMenu(known).map(({ slug, label, path }) => {
        const Icon = accountIcons[slug];
        return (
          <li key={slug}>
            <Link href={path}>
              {Icon && <Icon size={26} aria-hidden />}
              <span>
                <strong>{label}</strong>
                <span>{figures[slug]}</span>
              </span>
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
