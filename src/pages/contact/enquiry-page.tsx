import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { type ExpoList, expoLabel, groupExpos } from '../../domain/expo/expo.ts';
import { EnquiryView } from '../../features/enquiries/enquiry-view.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { profileQueries } from '../../features/profile/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';

/** One of the three forms, with the expos to choose from and what is known of the writer. */
export function EnquiryPage({ kind }: { kind: EnquiryKind }) {
  const { sub, isUserReady, displayName } = useAtomValue(sessionAtom);
  const today = useAtomValue(todayAtom);
  const { data: expoList } = useQuery(expoQueries.list());
  const { data: me } = useQuery(profileQueries.detail(sub));
  const name = me?.fullName || me?.displayName || displayName || '';
  const writer = { sub, isReady: isUserReady, name, email: me?.email ?? '' };
  const expos = expoList ? choices(kind, expoList, today) : [];
  // What one person typed or sent is not there for the next.
  return <EnquiryView key={sub ?? 'nobody'} kind={kind} sender={writer} expos={expos} />;
}

/** Exhibitors book what lies ahead; visitors may ask about what is over, too. */
function choices(kind: EnquiryKind, expoList: ExpoList, today: string) {
  const { current, comingSoon, past } = groupExpos(expoList, today);
  const offered = kind === 'visitor' ? [...current, ...comingSoon, ...past] : [...current, ...comingSoon];
  return offered.map((one) => ({ id: one.id, label: expoLabel(one, today) }));
}
