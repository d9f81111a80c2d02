import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { defaultExpo } from '../domain/expo/expo.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { PointsCard } from '../features/points/points-card.tsx';
import { todayAtom } from '../platform/clock.ts';
import { flagQueries } from '../platform/flag-queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { rewardsLink } from './visitor-links.ts';

/** Points with their rewards, where there are some. A default export, as `lazy` requires. */
export default function VisitorPoints() {
  const today = useAtomValue(todayAtom);
  const flags = useQuery(flagQueries.all()).data;
  const { data } = useQuery(expoQueries.menuList());
  const link = rewardsLink(flags, data && defaultExpo(data, today));
  return <PointsCard action={link && <ButtonLink href={link.path}>{link.label}</ButtonLink>} />;
}
