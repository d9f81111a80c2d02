import { eq } from 'drizzle-orm';
import type { ContentPage } from '../../src/domain/content/content-page.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { contentPages } from './table.ts';

/** Null for an unknown slug. */
export async function findContentPage(db: Database, slug: string): Promise<ContentPage | null> {
  const [row] = await db.select().from(contentPages).where(eq(contentPages.slug, slug));
  if (!row) return null;
  const { updatedOn, ...page } = row;
  const sections = page.sections.map(({ picture, ...section }) => ({
    ...section,
    ...(picture && { picture: referToPicture(picture) }),
  }));
  return { ...page, sections, updatedOn };
}
