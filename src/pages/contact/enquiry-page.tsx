import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { type ExpoList, expoLabel, groupExpos } from '../../domain/expo/expo.ts';
import { EnquiryView } from '../../features/enquiries/enquiry-view.tsx';
import { enquiryQueries } from '../../features/enquiries/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { profileQueries } from '../../features/profile/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';

/** One of the three forms, with the expos to choose from, and filled in with the visitor's name and e-mail. */
export function EnquiryPage({ kind }: { kind: EnquiryKind }) {
  const { sub, isUserReady, displayName } = useAtomValue(sessionAtom);
  const today = useAtomValue(todayAtom);
  const { data: expoList } = useQuery(expoQueries.list());
  const { data: categories } = useQuery({ ...enquiryQueries.categories(), enabled: kind === 'exhibitor' });
  const { data: profile } = useQuery(profileQueries.detail(sub));
  const name = profile?.fullName || profile?.displayName || displayName || '';
  const sender = {
    sub,
    isReady: isUserReady,
    name,
    email: profile?.email ?? '',
    phone: profile?.phone ?? '',
  };
  const choices = {
    expos: expoList ? expoChoices(kind, expoList, today) : [],
    categories: categories?.map((category) => category.name) ?? [],
  };
  // The key discards what one visitor typed or sent when another one signs in.
  return <EnquiryView key={sub ?? 'nobody'} kind={kind} sender={sender} choices={choices} />;
}

/** Exhibitors book future expos only; visitors may ask about past ones, too. */
function expoChoices(kind: EnquiryKind, expoList: ExpoList, today: string) {
  const { current, comingSoon, past } = groupExpos(expoList, today);
  const all = [...current, ...comingSoon, ...past];
  const offered = kind === 'visitor' ? all : all.filter(({ fromDate }) => fromDate > today);
  return offered.map((expo) => ({ id: expo.id, label: expoLabel(expo, today) }));
}
