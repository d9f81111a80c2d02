import type { QueryClient } from '@tanstack/react-query';
import { pathTitle } from '../domain/routing/page-labels.ts';
import type { RouteAddress } from '../domain/routing/paths.ts';
import type { PageHead, PageModule } from '../pages/page-module.ts';
import { productName } from '../platform/env.ts';

const DEFAULT_DESCRIPTION =
  'Baby and parenting expos in Malaysia: brands, offers and talks for growing families. Your pass and check-in work without signal.';

/** A page's own words, with the address's title where it has none; `name` is the page's own title. */
export type ResolvedHead = PageHead & { title: string; breadcrumbLabel: string | undefined };

export function resolveHead(module: PageModule, client: QueryClient, address: RouteAddress): ResolvedHead {
  const said = module.head?.(client, address);
  return { ...said, breadcrumbLabel: said?.title, title: said?.title ?? pathTitle(address.path) };
}

export const documentTitle = (title: string) => `${productName} | ${title}`;

export const descriptionOf = (head: PageHead) => head.description ?? DEFAULT_DESCRIPTION;

/** After a move within the app what a person can see follows; keywords and share image are for those who ask the server. */
export function applyHead(head: ResolvedHead): void {
  document.title = documentTitle(head.title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', descriptionOf(head));
}
