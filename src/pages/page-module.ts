import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteAddress } from '../domain/routing/paths.ts';
import type { Day } from '../domain/time/dates.ts';
import type { AnyQuery } from '../platform/query-options.ts';

export type PageProps = { address: RouteAddress };

/** The document head and the page title. Everything that is left out has a default. */
export type PageMeta = {
  /** Replaces the title that belongs to the path; also the last breadcrumb. */
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  /** The path and query under which search engines list the page, where these do not follow from its address. */
  canonical?: string | undefined;
  /** Path of a picture on this site. */
  shareImage?: string | undefined;
  /** The `<h1>` where it differs from the title; null where the page renders its own, in all of its states. */
  heading?: string | null | undefined;
  /** A short line under the heading, such as dates. */
  facts?: string | undefined;
  /** A sentence under the heading, for screens wider than a phone. */
  intro?: string | undefined;
  /** Keeps search engines out: pages of one visitor, lists with a filter. */
  noIndex?: boolean | undefined;
};

/** The exports of a page file. */
export type PageModule = {
  Page: ComponentType<PageProps>;
  /** Loaded before the first render, in the browser and on the server. */
  initialQueries?: ((address: RouteAddress) => AnyQuery[]) | undefined;
  /** Loaded next: queries that depend on the responses to `initialQueries`, which are in the cache by now. */
  dependentQueries?: ((client: QueryClient, address: RouteAddress, today: Day) => AnyQuery[]) | undefined;
  head?: ((client: QueryClient, address: RouteAddress, today: Day) => PageMeta) | undefined;
  /** The HTTP status of the page as rendered by the server; 200 without it. */
  status?: ((client: QueryClient, address: RouteAddress, today: Day) => number) | undefined;
};
