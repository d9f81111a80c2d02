// @script expo

import type { ReactNode } from 'react';
import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type Props = {
  /** 1 where the page has no heading of its own. */
  level?: 1 | 2;
  /** The name of an expo that is no longer listed. */
  name?: string;
  /** Added to the text. */
  hint?: string;
  /** Links, instead of the one to all expos. */
  children?: ReactNode;
};

/** Shown when the address names an expo that does not exist, or is no longer listed. */
export const UnknownExpo = ({ name, hint, level = 2, children }: Props) => (
  <EmptyState
    level={level}
    title={name ? `${name} is no longer listed` : 'We can’t find this expo'}
    text={`It may have moved, or the link is old.${hint ? ` ${hint}` : ''}`}
    picture="not-found-map"
  >
    {children ?? <ButtonLink href={paths.expo}>See all expos</ButtonLink>}
  </EmptyState>
);
