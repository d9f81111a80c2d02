import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Empty = { title: string; text: string; picture: string; way: { label: string; href: string } };
type Props<T> = {
  query: UseQueryOptions<T[], Error>;
  /** What it is, for a failure: `Your orders`. */
  what: string;
  empty: Empty;
  children: (items: T[]) => ReactNode;
};

/** A list of the visitor's own, in each of its states. */
export function OwnList<T>({ query, what, empty, children }: Props<T>) {
  const { data, error, refetch } = useQuery(query);
  if (!data && error) return <ErrorState subject={what} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" label={`Loading ${what.toLowerCase()}`} count={3} />;
  if (data.length > 0) return children(data);
  return (
    <EmptyState level={2} title={empty.title} text={empty.text} picture={empty.picture}>
      <ButtonLink href={empty.way.href}>{empty.way.label}</ButtonLink>
    </EmptyState>
  );
}
