import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteAddress } from '../domain/routing/paths.ts';
import type { Day } from '../domain/time/dates.ts';
import type { AnyQuery } from '../platform/query-options.ts';

export type PageProps = { address: RouteAddress };

/** What a page says about itself; anything it leaves out has a default. */
export type PageHead = {
  /** Instead of the address's own title; also the last step of the breadcrumbs. */
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  /** Path of a picture on this site. */
  shareImage?: string | undefined;
  /**
   * The big heading of the page-title layout, where it differs from the title; null where the page brings its own.
   * Other layouts leave the heading to the page.
   */
  heading?: string | null | undefined;
  /** A sentence under that heading. */
  intro?: string | undefined;
  /** What search engines should leave alone: pages of one visitor, lists narrowed by a search. */
  noIndex?: boolean | undefined;
};

/** What a page's file exports. */
export type PageModule = {
  Page: ComponentType<PageProps>;
  /** What must be known before the page is drawn, also on the server. */
  initialQueries?: ((address: RouteAddress) => AnyQuery[]) | undefined;
  /** What can only be asked for once those are known. */
  dependentQueries?: ((client: QueryClient, address: RouteAddress, today: Day) => AnyQuery[]) | undefined;
  head?: ((client: QueryClient, address: RouteAddress) => PageHead) | undefined;
  /** Status of the rendered page; 200 unless it says otherwise. */
  status?: ((client: QueryClient, address: RouteAddress, today: Day) => number) | undefined;
};
