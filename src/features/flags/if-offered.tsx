import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isOffered } from '../../domain/routing/offered.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { QueryView } from '../../ui/query-view.tsx';
import type { SkeletonProps } from '../../ui/skeleton.tsx';

type Props = {
  /** The address of the page, behind feature flags. */
  path: string;
  /** Shown instead of the page while its flags are off. */
  notOffered: ReactNode;
  /** Shown until the flags are known, so that neither of the two flashes up. */
  skeleton: SkeletonProps;
  children: ReactNode;
};

/** Renders a page behind feature flags, which loads its data only once the flags are known to be on. */
export function IfOffered({ path, notOffered, skeleton, children }: Props) {
  return (
    <QueryView query={useQuery(flagQueries.all())} subject="This page" skeleton={skeleton}>
      {(flags) => (isOffered(flags, path) ? children : notOffered)}
    </QueryView>
  );
}
