import { paths } from '../../domain/routing/paths.ts';
import { PointsCard } from '../../features/points/points-card.tsx';
import { TransactionHistory } from '../../features/transactions/transaction-history.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageHead, PageProps } from '../page-module.ts';
import { RequireSignIn } from './require-sign-in.tsx';

export const head = (): PageHead => ({ noIndex: true });

/** The visitor's points: the balance, the history and what they can be used for. */
export function Page({ address }: PageProps) {
  return (
    <RequireSignIn address={address}>
      <PointsCard />
      <div>
        <ButtonLink href={paths.rewards}>Rewards for your points</ButtonLink>
      </div>
      <Section title="Points history">
        <TransactionHistory kind="points" />
      </Section>
    </RequireSignIn>
  );
}
