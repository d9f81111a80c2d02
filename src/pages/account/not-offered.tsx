import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type Props = { subject: string; picture: 'voucher' | 'gift-card' };

/** Instead of a page of the account while its feature flags are off. What the visitor has of it stays stored. */
export const NotOffered = ({ subject, picture }: Props) => (
  <EmptyState
    level={2}
    title={`${subject} aren’t available right now`}
    text="Yours are safe, and show here when they’re back."
    picture={picture}
  >
    <ButtonLink href={paths.account}>Back to my account</ButtonLink>
  </EmptyState>
);
