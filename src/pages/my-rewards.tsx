import { paths } from '../domain/paths.ts';
import { PointsCard } from '../features/points/points-card.tsx';
import { TransactionsOf } from '../features/transactions/transactions-of.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import type { HeadText, PageProps } from './page.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const head = (): HeadText => ({ noIndex: true });

/** The visitor's points: how many, where they came from, what they are for. */
export function Page({ at }: PageProps) {
  return (
    <>
      <h1>My Rewards</h1>
      <VisitorsOnly at={at}>
        <PointsCard />
        <div>
          <ButtonLink href={paths.rewards}>What points get you</ButtonLink>
        </div>
        <Section title="Where your points came from">
          <TransactionsOf kind="points" />
        </Section>
      </VisitorsOnly>
    </>
  );
}
