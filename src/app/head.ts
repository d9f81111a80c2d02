import type { QueryClient } from '@tanstack/react-query';
import { titleOf } from '../domain/page-title.ts';
import type { At } from '../domain/paths.ts';
import type { HeadText, PageModule } from '../pages/page.ts';
import { productName } from '../platform/env.ts';

const DEFAULT_DESCRIPTION =
  'Baby and parenting expos in Malaysia: brands, offers and talks for growing families. Your pass and check-in work without signal.';

/** A page's own words, with the address's title where it has none; `name` is the page's own title. */
export type Head = HeadText & { title: string; name: string | undefined };

export function headOf(module: PageModule, client: QueryClient, at: At): Head {
  const said = module.head?.(client, at);
  return { ...said, name: said?.title, title: said?.title ?? titleOf(at.path) };
}

export const pageTitle = (title: string) => `${productName} | ${title}`;

export const descriptionOf = (head: HeadText) => head.description ?? DEFAULT_DESCRIPTION;

/** After a move within the app what a person can see follows; keywords and share image are for those who ask the server. */
export function applyHead(head: Head): void {
  document.title = pageTitle(head.title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', descriptionOf(head));
}
