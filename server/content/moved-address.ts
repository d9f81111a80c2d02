import { eq } from 'drizzle-orm';
import { fillPath, matchPath, paths } from '../../src/domain/routing/paths.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { findListedExpo } from '../expos/queries.ts';
import { products } from '../products/table.ts';
import { idOfSlug } from './slug-history.ts';

/** The current address for one with an old slug of a brand, a product or an expo; null for all others. */
export async function movedAddress(db: Database, { pathname, searchParams }: URL): Promise<string | null> {
  const search = new URLSearchParams(searchParams);
  const expoSlug = search.get('expoSlug');
  const expoNow = expoSlug ? await findListedExpo(db, expoSlug) : null;
  if (expoNow) search.set('expoSlug', expoNow);
  const path = (await movedPath(db, pathname)) ?? pathname;
  const isMoved = path !== pathname || (expoNow !== null && expoNow !== expoSlug);
  return isMoved ? path + (search.size > 0 ? `?${search}` : '') : null;
}

async function movedPath(db: Database, pathname: string): Promise<string | null> {
  for (const [kind, path, table] of [
    ['brands', paths.brand, brands],
    ['products', paths.product, products],
  ] as const) {
    const { slug } = matchPath(path, pathname) ?? {};
    const id = slug === undefined ? null : await idOfSlug(db, kind, slug);
    if (id === null) continue;
    const [now] = await db.select({ slug: table.slug }).from(table).where(eq(table.id, id));
    return now ? fillPath(path, { slug: now.slug }) : null;
  }
  return null;
}
