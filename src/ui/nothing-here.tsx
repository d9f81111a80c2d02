import { paths } from '../domain/routing/paths.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** For a section that is not offered, or has no content. */
export const NothingHere = ({ title }: { title: string }) => (
  <EmptyState level={2} title={title} text="Come back later, or see the expos." picture="not-found-map">
    <ButtonLink href={paths.expo}>See the expos</ButtonLink>
  </EmptyState>
);
