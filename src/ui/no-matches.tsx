import type { Category } from '../domain/shop/category.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = {
  /** What the list holds: `brands`. */
  things: string;
  /** What was searched for. */
  text?: string | undefined;
  /** What else the list was narrowed down by, as it continues the sentence: `in Play`. */
  choices?: readonly (string | false | null | undefined)[];
  /** The whole list. */
  allHref: string;
};

/** `No brands match “wood” in Play`, for filters that leave nothing, and the way back to everything. */
export const NoMatches = ({ things, text, choices = [], allHref }: Props) => (
  <EmptyState
    level={2}
    title={[`No ${things}`, text && `match “${text}”`, ...choices].filter(Boolean).join(' ')}
    text={text ? 'Try another word, or see them all.' : 'Choose something else, or see them all.'}
    picture="nothing-found"
    announcedAs={0}
  >
    <ButtonLink href={allHref}>See all {things}</ButtonLink>
  </EmptyState>
);

/** The way on from a narrowed list that could not be loaded: the whole one may be on this phone. */
export const SeeAllButton = ({ things, href }: { things: string; href: string }) => (
  <ButtonLink href={href} variant="outline">
    See all {things}
  </ButtonLink>
);

/** `in Play`; undefined where no category is chosen. An id without a name is left out, too. */
export function inCategory(
  categories: readonly Category[] | undefined,
  chosen: string | undefined,
): string | undefined {
  const category = categories?.find(({ id, name }) => chosen === id || chosen === name);
  return category && `in ${category.name}`;
}
