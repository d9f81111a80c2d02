import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Day } from '../domain/dates.ts';

export type PageProps = { search: string };

/** What a page says about itself; anything it leaves out has a default. */
export type HeadText = { title?: string; description?: string; keywords?: string; shareImage?: string };

/** What a page's file exports. */
export type PageModule = {
  Page: ComponentType<PageProps>;
  /** What must be known before the page is drawn, also on the server. */
  // biome-ignore lint/suspicious/noExplicitAny: query options of every kind stand side by side here
  queries?: ((search: URLSearchParams) => FetchQueryOptions<any, any, any, any>[]) | undefined;
  /** What can only be asked for once those are known. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  moreQueries?: ((client: QueryClient, today: Day) => FetchQueryOptions<any, any, any, any>[]) | undefined;
  head?: ((client: QueryClient, search: URLSearchParams) => HeadText) | undefined;
  /** Status of the rendered page; 200 unless it says otherwise. */
  status?: ((client: QueryClient, search: URLSearchParams) => number) | undefined;
};
