import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

type Empty = { title: string; text: string; picture: string; link: { label: string; href: string } };
type Props<T> = {
  query: UseQueryOptions<T[], Error>;
  /** Names the list in its error and loading states: `Your orders`. */
  label: string;
  empty: Empty;
  children: (items: T[]) => ReactNode;
};

/** One of the visitor's lists, in each state of its query. */
export function QueryList<T>({ query, label, empty, children }: Props<T>) {
  const { data, error, refetch } = useQuery(query);
  if (!data && error) return <ErrorState subject={label} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" label={`Loading ${label.toLowerCase()}`} count={3} />;
  if (data.length > 0) return children(data);
  return (
    <EmptyState level={2} title={empty.title} text={empty.text} picture={empty.picture}>
      <ButtonLink href={empty.link.href}>{empty.link.label}</ButtonLink>
    </EmptyState>
  );
}
